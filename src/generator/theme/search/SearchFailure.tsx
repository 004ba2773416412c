import type {ReactNode} from 'react';

/** Says that the index could not be loaded, and lets the reader try again. */
export function SearchFailure({hasAnswer, onRetry}: {hasAnswer: boolean; onRetry: () => void}): ReactNode {
  return (
    <div className="search-message" role="alert">
      <p>
        {hasAnswer
          ? 'Only titles and headings were searched: the rest of the index could not be loaded.'
          : 'The search index could not be loaded. The connection may be interrupted.'}
      </p>
      <button type="button" className="button" onClick={onRetry}>
        Retry
      </button>
    </div>
  );
}
