import {type ComponentType, type ReactNode, useEffect, useRef, useState} from 'react';
import {useIsNear} from '../../theme/content/useIsNear.ts';
import type {LivePlaygroundProps} from '../shared/LivePlayground.tsx';

type LiveCodeBlockProps = LivePlaygroundProps & {
  /** Shown until the editor is loaded, and without JavaScript. */
  children?: ReactNode;
};

/** A code block that readers can edit and run. The editor is loaded when the block is about to be seen. */
export default function LiveCodeBlock({children, ...props}: LiveCodeBlockProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place);
  const [Loaded, setLoaded] = useState<ComponentType<LivePlaygroundProps>>();
  useEffect(() => {
    if (!isNear) return;
    import('../shared/LivePlayground.tsx').then(
      ({LivePlayground}) => setLoaded(() => LivePlayground),
      // The code stays readable.
      (error: unknown) => console.error(error),
    );
  }, [isNear]);
  return <div ref={place}>{Loaded ? <Loaded {...props} /> : children}</div>;
}
