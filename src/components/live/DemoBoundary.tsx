import {Component, type ReactNode} from 'react';
import {LoadFailedScreen} from 'valkyr-docs/theme';

interface Props {
  /** Loads the demo again. */
  onRetry: () => void;
  children: ReactNode;
}

/** Keeps a demo that can't be loaded, or that crashes, from breaking the page. */
export class DemoBoundary extends Component<Props, {error?: Error}> {
  override state: {error?: Error} = {};

  static getDerivedStateFromError(error: unknown): {error: Error} {
    return {error: error instanceof Error ? error : new Error(String(error))};
  }

  override render(): ReactNode {
    const {error} = this.state;
    return error ? <LoadFailedScreen error={error} onRetry={this.props.onRetry} /> : this.props.children;
  }
}
