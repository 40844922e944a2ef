import { Component, type ReactNode } from 'react';
import { LoadingFailed } from './LoadingFailed';

interface Props {
  children: ReactNode;
}

/** Keeps an element on the page where one of its views throws: it says so, and the console says what. */
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
