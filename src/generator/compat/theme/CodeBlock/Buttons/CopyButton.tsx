import type {ReactNode} from 'react';
import {copyButton} from '../../../../shared/markup/codeBlock.ts';
import {toReact} from '../../../../theme/content/toReact.ts';
import {useMessages} from '../../../../theme/context/useMessages.ts';

/** The button that copies the code next to it (Docusaurus `CodeBlock/Buttons/CopyButton`). */
export default function CopyButton(): ReactNode {
  const {copy, copyCode} = useMessages();
  return toReact(copyButton<ReactNode>(copy, copyCode));
}
