import {attributeValue, type JsxElement} from '../expressions/jsxAttributes.ts';
import {imageText, linkText, marked} from './inlineParts.ts';
import {environmentIn, isPartial, partialContent} from './partialContent.ts';
import {codeSpan} from './syntax.ts';
import {propertyOf, type TextWriter} from './TextWriter.ts';

/** Elements whose content is not text of the page. */
export const INVISIBLE: ReadonlySet<string> = new Set(
  'script style iframe video audio svg canvas object template noscript button input select textarea form Head TOCInline DocCardList BrowserOnly'.split(
    ' ',
  ),
);

const MARKS: Record<string, string> = {
  b: '**',
  strong: '**',
  i: '*',
  em: '*',
  cite: '*',
  del: '~~',
  s: '~~',
};

/** An element within a line: it is written in its Markdown form if there is one, otherwise only its content is kept. */
export function inlineTag(node: JsxElement, writer: TextWriter): string {
  const name = node.name ?? '';
  if (INVISIBLE.has(name)) return '';
  if (isPartial(node, writer.source)) {
    const content = partialContent(node, writer);
    // Its paragraphs become part of the line.
    const parts = (content?.nodes ?? []).map((one) => content && writer.inlineText([one], content.writer));
    return parts.filter(Boolean).join(' ');
  }
  switch (name) {
    case 'br':
      writer.outline.add(' ');
      return '\\\n';
    case 'img': {
      const src = propertyOf(node, 'src', writer) ?? attributeText(node, 'src', writer);
      const alt = attributeText(node, 'alt', writer) ?? '';
      return src === undefined ? '' : imageText(src, alt, attributeText(node, 'title', writer), writer);
    }
    case 'code':
    case 'kbd':
    case 'samp':
      return codeSpan(contentText(node, writer));
    default: {
      const text = writer.inlineText(node.children, writer);
      const href = propertyOf(node, 'href', writer);
      if (href !== undefined && text.trim() !== '') return linkText(text, href);
      const mark = MARKS[name];
      return mark === undefined ? text : marked(text, mark);
    }
  }
}

/** The value of an attribute, when it is a text known at build time. */
export function attributeText(node: JsxElement, name: string, writer: TextWriter): string | undefined {
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== name) continue;
    const value = attributeValue(attribute, environmentIn(writer))?.value;
    return typeof value === 'string' ? value : undefined;
  }
  return undefined;
}

/** The plain text of an element, which is added to its section. */
export function contentText(node: JsxElement, writer: TextWriter): string {
  let text = '';
  const outline = {
    ...writer.outline,
    add: (part: string) => {
      text += part;
      writer.outline.add(part);
    },
  };
  writer.inlineText(node.children, {...writer, outline});
  return text;
}
