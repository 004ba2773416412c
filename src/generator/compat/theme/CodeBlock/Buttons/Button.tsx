import type {ComponentProps, ReactNode} from 'react';
import {joinClasses} from '../../../shared/joinClasses.ts';

/** A button of a code block (Docusaurus `CodeBlock/Buttons/Button`). */
export default function CodeBlockButton({className, ...props}: ComponentProps<'button'>): ReactNode {
  return <button type="button" {...props} className={joinClasses('clean-btn', className)} />;
}
