import type {ReactNode} from 'react';
import {CodeParts} from './CodeParts.tsx';
import type {ExampleStep} from './example.ts';

/** A code block with the same markup as in Markdown: title, source and copy button. */
export function CodeSample({sample}: {sample: ExampleStep['sample']}): ReactNode {
  return (
    <figure className="code" data-language={sample.language}>
      <figcaption className="code-title">{sample.title}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a block that scrolls must be reachable by keyboard */}
      <pre tabIndex={0}>
        <CodeParts language={sample.language} parts={sample.parts} />
      </pre>
      <button type="button" className="code-copy" aria-label="Copy code">
        Copy
      </button>
    </figure>
  );
}
