import {Component, type ReactNode} from 'react';
import {asError} from '../../shared/invariants/asError.ts';

interface Props {
  children: ReactNode;
  /** Renders the replacement for a part that has thrown. */
  fallback?: (state: {error: Error; tryAgain: () => void}) => ReactNode;
}

/** Renders a fallback instead of a part of a page that throws (Docusaurus `ErrorBoundary`). */
export default class ErrorBoundary extends Component<Props, {error?: Error}> {
  override state: {error?: Error} = {};

  static getDerivedStateFromError(error: unknown): {error: Error} {
    return {error: asError(error)};
  }

  override render(): ReactNode {
    const {error} = this.state;
    const {children, fallback} = this.props;
    if (!error) return children;
    const tryAgain = (): void => this.setState({error: undefined});
    if (fallback) return fallback({error, tryAgain});
    return (
      <div role="alert">
        <p>{error.message}</p>
        <button type="button" onClick={tryAgain}>
          Try again
        </button>
      </div>
    );
  }
}
