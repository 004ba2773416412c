import type {ComponentProps, ReactNode} from 'react';
import {Mermaid} from './Mermaid.tsx';

/** A diagram of a kind that Mermaid's small edition lacks: the site's own package `mermaid` renders it. */
export function FullMermaid(props: ComponentProps<typeof Mermaid>): ReactNode {
  return <Mermaid {...props} getScript={fullScript} />;
}

function fullScript(): string {
  return new URL('mermaid/dist/mermaid.min.js', import.meta.url).href;
}
