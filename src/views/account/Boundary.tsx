import { Component, type ReactNode } from 'react';
import { LoadingFailed } from './LoadingFailed';

interface Props {
  children: ReactNode;
}

/** Error boundary of an element: shows a message if a view throws and logs the error. */
export class Boundary extends Component<Props> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div className="root account">
        <main>
          <LoadingFailed />
        </main>
      </div>
    );
  }
}
