import {Component, type ReactNode} from 'react';

interface Props {
  /** Loads the demo again. */
  onRetry: () => void;
  children: ReactNode;
}

/** Keeps a demo that can't be loaded, or that crashes, from breaking the page. */
export class DemoBoundary extends Component<Props, {failed: boolean}> {
  override state = {failed: false};

  static getDerivedStateFromError(): {failed: boolean} {
    return {failed: true};
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <div className="demo-note" role="alert">
        <p>This demo could not be shown.</p>
        <button type="button" className="button" onClick={this.props.onRetry}>
          Retry
        </button>
      </div>
    );
  }
}
