import CopyButton from '@theme/CodeBlock/Buttons/CopyButton';
import type {ReactNode} from 'react';

/** The buttons of a code block (Docusaurus `CodeBlock/Buttons`). */
export default function CodeBlockButtons(): ReactNode {
  return <CopyButton />;
}
