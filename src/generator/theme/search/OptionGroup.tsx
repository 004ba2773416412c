import type {ReactNode} from 'react';

/** A group of options that have the same look, below a title. */
export function OptionGroup({title, children}: {title: string; children: ReactNode}): ReactNode {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a list box contains groups, not field sets
    <div className="search-group" role="group" aria-label={title}>
      <span className="search-group-title" role="presentation">
        {title}
      </span>
      {children}
    </div>
  );
}
