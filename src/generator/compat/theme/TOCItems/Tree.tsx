// cspell:ignore treeified
import type {ReactNode} from 'react';
import type {useTreeifiedTOC} from '../../hooks/tocHooks.ts';

interface Props {
  toc: ReturnType<typeof useTreeifiedTOC>;
  className?: string;
  linkClassName?: string | null;
  /** Whether it is within another list. */
  isChild?: boolean;
}

/** Nested lists of links to headings (Docusaurus `TOCItems/Tree`). */
export default function TOCItemTree({toc, className, linkClassName, isChild}: Props): ReactNode {
  if (toc.length === 0) return null;
  return (
    <ul className={isChild ? undefined : className}>
      {toc.map(({id, value, children}) => (
        <li key={id}>
          <a
            className={linkClassName ?? undefined}
            href={`#${id}`}
            dangerouslySetInnerHTML={{__html: value}}
          />
          <TOCItemTree isChild toc={children} className={className} linkClassName={linkClassName} />
        </li>
      ))}
    </ul>
  );
}
