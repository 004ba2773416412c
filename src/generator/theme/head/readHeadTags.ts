import {Children, Fragment, isValidElement, type ReactNode} from 'react';
import {headTags} from './mergeHeadTags.ts';
import type {Attributes, HeadTags} from '../../shared/page/HeadTags.ts';

const ELEMENTS = ['script', 'style', 'noscript', 'base'];

/**
 * HTML names of attributes by their React names, since tags may use either. Other names differ only in letter case,
 * which HTML ignores.
 */
const HTML_NAMES: Record<string, string> = {
  charSet: 'charset',
  className: 'class',
  htmlFor: 'for',
  httpEquiv: 'http-equiv',
  itemProp: 'itemprop',
};

/**
 * Reads the elements in a `Head`.
 *
 * @throws when an element cannot be in a head
 */
export function readHeadTags(children: ReactNode): HeadTags {
  const tags = headTags({});
  addTags(children, tags);
  return tags;
}

function addTags(children: ReactNode, tags: HeadTags): void {
  Children.forEach(children, (child) => {
    if (!isValidElement<Props>(child)) return;
    const {type, props} = child;
    if (type === Fragment) addTags(props.children, tags);
    else if (type === 'title') tags.title = textOf(props) || tags.title;
    else if (type === 'meta' || type === 'link') tags[type].push(attributesOf(props));
    else if (type === 'html' || type === 'body') Object.assign(tags[type], attributesOf(props));
    else if (typeof type === 'string' && ELEMENTS.includes(type))
      tags.elements.push({name: type, attributes: attributesOf(props), text: textOf(props)});
    else
      throw new Error(
        `\`<Head>\` contains \`<${nameOf(type)}>\`, which is not allowed in the head of a document.`,
      );
  });
}

interface Props extends Record<string, unknown> {
  children?: ReactNode;
  dangerouslySetInnerHTML?: {__html: string};
}

function textOf({children, dangerouslySetInnerHTML}: Props): string {
  if (dangerouslySetInnerHTML) return dangerouslySetInnerHTML.__html;
  const texts = Children.toArray(children).map((child) => {
    if (isValidElement(child))
      throw new Error(
        `An element in \`<Head>\` contains \`<${nameOf(child.type)}>\`: write plain text only.`,
      );
    return String(child);
  });
  return texts.join('').trim();
}

function attributesOf({children: _, dangerouslySetInnerHTML: __, ...props}: Props): Attributes {
  return Object.fromEntries(
    Object.entries(props).flatMap(([name, value]) =>
      value === undefined || value === null || value === false
        ? []
        : [[HTML_NAMES[name] ?? name, value === true ? '' : String(value)]],
    ),
  );
}

function nameOf(type: unknown): string {
  if (typeof type === 'string') return type;
  return typeof type === 'function' && type.name ? type.name : 'a component';
}
