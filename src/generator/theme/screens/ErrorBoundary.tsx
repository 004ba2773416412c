import {Component, type ReactNode} from 'react';
import {asError} from '../../shared/invariants/asError.ts';
import {ErrorScreen} from './ErrorScreen.tsx';

interface Props {
  /** A new value, such as the address of another page, clears the error. */
  resetKey: string;
  children: ReactNode;
}

interface State {
  error?: Error;
  resetKey: string;
}

/** Shows the error screen instead of a page that crashed. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = {resetKey: this.props.resetKey};

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return {error: asError(error)};
  }

  static getDerivedStateFromProps({resetKey}: Props, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : {resetKey, error: undefined};
  }

  override render(): ReactNode {
    const {error} = this.state;
    if (!error) return this.props.children;
    return <ErrorScreen error={error} onRetry={() => this.setState({error: undefined})} />;
  }
}
