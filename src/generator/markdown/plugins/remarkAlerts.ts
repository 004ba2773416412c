import type {Blockquote, Root, RootContent} from 'mdast';
import type {VFile} from 'vfile';
import type {ContainerDirective} from 'mdast-util-directive';
import {ALERT_MARK} from '../../shared/markup/alertMark.ts';

declare module 'mdast-util-directive' {
  interface ContainerDirectiveData {
    /** An admonition made from a quote has no end mark. */
    isAlert?: true;
  }
}

/** Turns GitHub's alerts (quotes that begin with `[!NOTE]` and the like) into admonitions. */
export function remarkAlerts() {
  return (tree: Root, file: VFile): void => {
    if (file.data.source?.page.input.admonitions) convert(tree);
  };
}

function convert(parent: {children: RootContent[]}): void {
  parent.children.forEach((node, index) => {
    const alert = node.type === 'blockquote' ? alertOf(node) : undefined;
    if (alert !== undefined) parent.children[index] = alert;
    const shown: RootContent = alert ?? node;
    if ('children' in shown) convert(shown as {children: RootContent[]});
  });
}

/** The admonition for a quote that is an alert; takes the mark out of the quote. */
export function alertOf({children: [first, ...rest], position}: Blockquote): ContainerDirective | undefined {
  const text = first?.type === 'paragraph' ? first.children[0] : undefined;
  if (first?.type !== 'paragraph' || text?.type !== 'text') return undefined;
  const [mark, type] = ALERT_MARK.exec(text.value) ?? [];
  if (mark === undefined || type === undefined) return undefined;
  text.value = text.value.slice(mark.length);
  if (text.value === '') first.children.shift();
  // A line break that was written as two spaces.
  if (first.children[0]?.type === 'break') first.children.shift();
  return {
    type: 'containerDirective',
    name: type.toLowerCase(),
    attributes: {},
    children: first.children.length === 0 ? rest : [first, ...rest],
    position,
    data: {isAlert: true},
  };
}
