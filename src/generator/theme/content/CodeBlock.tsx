import type {ReactNode} from 'react';

interface CodeBlockProps {
  children?: ReactNode;
  language?: string;
  /** As in Markdown: `language-ts`. */
  className?: string;
  title?: ReactNode;
  showLineNumbers?: boolean | number;
}

/** A code block made by a component: the markup of compiled ones, without highlighting. */
export function CodeBlock({
  children,
  language,
  className,
  title,
  showLineNumbers,
}: CodeBlockProps): ReactNode {
  const name = language ?? /language-(\S+)/.exec(className ?? '')?.[1] ?? 'text';
  const start = typeof showLineNumbers === 'number' ? showLineNumbers : 1;
  const code = typeof children === 'string' ? children.replace(/\n$/, '') : children;
  return (
    <figure className="code" data-language={name}>
      {title !== undefined && <figcaption className="code-title">{title}</figcaption>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll long lines */}
      <pre tabIndex={0} className={showLineNumbers ? 'line-numbers' : undefined}>
        <code
          className={`language-${name}`}
          style={showLineNumbers && start !== 1 ? {counterReset: `line ${start - 1}`} : undefined}
        >
          {showLineNumbers && typeof code === 'string' ? <Lines code={code} /> : code}
        </code>
      </pre>
      <button type="button" className="code-copy" aria-label="Copy code">
        Copy
      </button>
    </figure>
  );
}

function Lines({code}: {code: string}): ReactNode {
  return code.split('\n').map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a line is what stands at its number
    <span className="line" key={index}>
      {`${line}\n`}
    </span>
  ));
}
