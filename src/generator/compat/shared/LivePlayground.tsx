import type {ReactNode} from 'react';
import Playground from '@theme/Playground';
import ReactLiveScope from '@theme/ReactLiveScope';

export interface LivePlaygroundProps {
  code: string;
  language?: string;
  title?: string;
  /** Number of the first line when lines are numbered. */
  firstLine?: string;
  position?: 'top' | 'bottom';
  /** Whether the code calls `render` itself. */
  noInline?: boolean;
}

/** The editor of a live code block, with the scope of the site. */
export function LivePlayground({code, ...props}: LivePlaygroundProps): ReactNode {
  return (
    <Playground scope={ReactLiveScope} {...props}>
      {code}
    </Playground>
  );
}
