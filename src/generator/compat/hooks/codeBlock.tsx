import {createContext, type ReactNode, useContext, useRef, useState} from 'react';
import {getLineNumbersStart, parseCodeBlockTitle, parseLanguage, parseLines} from './codeLines.ts';

type LinesRequest = Parameters<typeof parseLines>[1];

interface CodeBlockProps extends LinesRequest {
  code: string;
  className: string | undefined;
  defaultLanguage: string | undefined;
  title: ReactNode;
  showLineNumbers: boolean | number | undefined;
}

/** Everything that a code block shows. */
export function createCodeBlockMetadata({
  code: codeInput,
  className,
  defaultLanguage,
  title,
  showLineNumbers,
  ...request
}: CodeBlockProps) {
  const language = (request.language ?? parseLanguage(className) ?? defaultLanguage ?? 'text').toLowerCase();
  return {
    codeInput,
    className: [className, className?.includes('language-') ? undefined : `language-${language}`]
      .filter(Boolean)
      .join(' '),
    language,
    title: parseCodeBlockTitle(request.metastring) || title,
    lineNumbersStart: getLineNumbersStart({showLineNumbers, metastring: request.metastring}),
    ...parseLines(codeInput, {...request, language}),
  };
}

/** Whether the lines of a code block are wrapped, and the function that changes it. */
export function useCodeWordWrap() {
  const [isEnabled, setEnabled] = useState(false);
  return {
    codeBlockRef: useRef<HTMLPreElement>(null),
    isEnabled,
    isCodeScrollable: false,
    toggle: (): void => setEnabled((now) => !now),
  };
}

interface CodeBlockState {
  metadata: ReturnType<typeof createCodeBlockMetadata>;
  wordWrap: ReturnType<typeof useCodeWordWrap>;
}

const CodeBlockContext = createContext<CodeBlockState | null>(null);

export function CodeBlockContextProvider({
  children,
  ...state
}: CodeBlockState & {children?: ReactNode}): ReactNode {
  return <CodeBlockContext.Provider value={state}>{children}</CodeBlockContext.Provider>;
}

/** What the code block around the component shows. */
export function useCodeBlockContext(): CodeBlockState {
  const state = useContext(CodeBlockContext);
  if (state === null) throw new Error('The hook is called outside of <CodeBlockContextProvider>.');
  return state;
}

/** The colors of code come from the theme's style sheet. */
export function getPrismCssVariables(_theme: unknown): Record<string, never> {
  return {};
}
