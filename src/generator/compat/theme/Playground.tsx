import type {CSSProperties, ReactNode} from 'react';
import {LiveEditor, LiveError, LivePreview, LiveProvider} from 'react-live';
import {translate} from '../../theme/messages/Translate.tsx';
import '../styles/playground.css';

interface PlaygroundProps {
  /** The code at first. */
  children?: ReactNode;
  /** What the code can use without importing it, by name. */
  scope?: Record<string, unknown>;
  /** Changes the code before it runs. */
  transformCode?: (code: string) => string;
  /** Whether the code calls `render` itself. */
  noInline?: boolean;
  /** Where the result is. */
  position?: 'top' | 'bottom';
  language?: string;
  title?: string;
  /** Number of the first line when lines are numbered. */
  firstLine?: string;
}

const color = (name: string, ...types: string[]) => ({types, style: {color: `var(--code-${name})`}});

/** Colors of the editor: those of highlighted code. */
const COLORS = {
  plain: {},
  styles: [
    color('comment', 'comment', 'prolog', 'cdata'),
    color('keyword', 'keyword', 'boolean', 'operator', 'important'),
    color('string', 'string', 'char', 'attr-value', 'regex', 'inserted'),
    color('function', 'function'),
    color('number', 'number', 'constant', 'symbol'),
    color('type', 'class-name', 'tag', 'builtin', 'selector'),
    color('attribute', 'attr-name', 'property', 'variable'),
  ],
};

/** An editor of React code with its result (Docusaurus `Playground`). */
export default function Playground({
  children,
  position = 'bottom',
  language,
  title,
  firstLine,
  transformCode = (code) => `${code};`,
  ...props
}: PlaygroundProps): ReactNode {
  const lines: CSSProperties | undefined =
    firstLine === undefined ? undefined : {counterReset: `line ${Number(firstLine) - 1}`};
  const result = (
    <section
      className="playground-result"
      aria-label={translate({id: 'theme.Playground.result', message: 'Result'})}
    >
      <LivePreview />
      <LiveError className="playground-error" />
    </section>
  );
  return (
    <LiveProvider
      {...props}
      code={String(children ?? '').replace(/\n$/, '')}
      transformCode={transformCode}
      theme={COLORS}
      language={language}
    >
      <div className="playground">
        {position === 'top' && result}
        <section aria-label={translate({id: 'theme.Playground.liveEditor', message: 'Live Editor'})}>
          {title !== undefined && <p className="playground-title">{title}</p>}
          {/* The Tab key leaves the editor, which those who use the keyboard alone could not do otherwise. */}
          <LiveEditor
            className={lines ? 'playground-code playground-numbered' : 'playground-code'}
            style={lines}
            tabMode="focus"
          />
        </section>
        {position === 'bottom' && result}
      </div>
    </LiveProvider>
  );
}
