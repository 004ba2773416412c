import type {ComponentProps, ElementType, ReactNode} from 'react';
import {joinClasses} from '../../shared/joinClasses.ts';

/** What is around a code block with its title and buttons (Docusaurus `CodeBlock/Container`). */
export default function CodeBlockContainer({
  as: Element,
  className,
  ...props
}: ComponentProps<'div'> & {as: ElementType}): ReactNode {
  return <Element {...props} className={joinClasses('code', className)} />;
}
