import {details} from './details.ts';
import {classNames, element, type Markup, type MarkupElement, text} from './element.ts';
import type {ThemeMessages} from '../messages/Messages.ts';

/** The messages of the copy button. */
export type CopyMessages = Pick<ThemeMessages, 'copy' | 'copyCode'>;

export interface CodeBlockData<Leaf> {
  language: string;
  title?: Markup<Leaf>[];
  /** Number of the first line, if lines are numbered; each is then a `codeLine`. */
  firstLine?: number;
  /** The code: highlighted, split into lines, or plain. */
  code: Markup<Leaf>[];
  /** Id with which fragments that name lines begin. */
  id?: string;
  /**
   * Folds the block: the style sheet shows its first lines only. These are the labels that expand it and fold it again.
   */
  fold?: {more: string; less: string};
  messages: CopyMessages;
}

/** A code block with its title and its copy button. */
export function codeBlock<Leaf>({
  language,
  title,
  firstLine,
  code,
  id,
  fold,
  messages,
}: CodeBlockData<Leaf>): MarkupElement<Leaf> {
  const isShifted = firstLine !== undefined && firstLine !== 1;
  return element('figure', {id, className: ['code'], 'data-language': language}, [
    ...(title ? [element('figcaption', {className: ['code-title']}, title)] : []),
    // Placed before the code; otherwise lines already on screen would be folded when it arrives.
    ...(fold === undefined
      ? []
      : [
          details<Leaf>({
            summary: [element('span', {}, [text(fold.more)]), element('span', {}, [text(fold.less)])],
            className: 'code-fold',
            children: [],
          }),
        ]),
    // Focusable, so that long lines can be scrolled with the keyboard.
    element('pre', {tabIndex: 0, className: firstLine === undefined ? undefined : ['line-numbers']}, [
      element(
        'code',
        {
          className: [`language-${language}`],
          'data-start': isShifted ? firstLine : undefined,
          style: isShifted ? `counter-reset:line ${firstLine - 1}` : undefined,
        },
        code,
      ),
    ]),
    copyButton(messages.copy, messages.copyCode),
  ]);
}

/** One line of a code block; the code ends with the line break. */
export function codeLine<Leaf>(code: Markup<Leaf>, className?: string): MarkupElement<Leaf> {
  return element('span', {className: classNames('line', className)}, [code]);
}

/** The button that copies the `<code>` next to it. */
export function copyButton<Leaf>(word: string, label: string): MarkupElement<Leaf> {
  return element<Leaf>('button', {type: 'button', className: ['code-copy'], 'aria-label': label}, [
    text(word),
  ]);
}
