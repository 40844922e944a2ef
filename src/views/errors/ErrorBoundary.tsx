import { Component, type ReactNode } from 'react';
import { LoadingFailed } from './LoadingFailed';

interface Props {
  children: ReactNode;
  /** Shown if a view throws; a card with a message by default. */
  fallback?: ReactNode;
}

/** Error boundary: shows a message if a view throws. React logs the error. */
export class ErrorBoundary extends Component<Props> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { children, fallback } = this.props;
    if (!this.state.failed) return children;
    if (fallback !== undefined) return fallback;
    return (
      <div className="root account">
        <main>
          <LoadingFailed />
        </main>
      </div>
    );
  }
}
