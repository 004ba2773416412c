import Layout from '@theme/CodeBlock/Layout';
import type {ReactNode} from 'react';
import {useSite} from '../../theme/context/SiteContext.ts';
import {CodeBlockContextProvider, createCodeBlockMetadata, useCodeWordWrap} from '../hooks/codeBlock.tsx';
import {themeConfigOf} from '../shared/themeConfigOf.ts';
import type {CodeBlockProps} from '../theme/CodeBlock/Content/String.tsx';

/** Code that is a text, for the parts of code blocks that a site has replaced. */
export default function CodeBlockString({
  children,
  className,
  language,
  metastring,
  showLineNumbers,
  title,
}: CodeBlockProps): ReactNode {
  const {magicComments} = themeConfigOf(useSite()).prism;
  const metadata = createCodeBlockMetadata({
    code: String(children),
    className,
    defaultLanguage: undefined,
    language,
    metastring,
    magicComments,
    title,
    showLineNumbers,
  });
  return (
    <CodeBlockContextProvider metadata={metadata} wordWrap={useCodeWordWrap()}>
      <Layout />
    </CodeBlockContextProvider>
  );
}
