import {classNames, element, type Markup, type MarkupElement} from './element.ts';

export interface AdmonitionData<Leaf> {
  /** One of Docusaurus' types or of the site's own, for example `note`. */
  type: string;
  title: Markup<Leaf>[];
  id?: string;
  /** Class names in addition to those of every admonition. */
  className?: string;
  children: Markup<Leaf>[];
}

/** A note in a box that is set apart from the text. */
export function admonition<Leaf>({
  type,
  title,
  id,
  className,
  children,
}: AdmonitionData<Leaf>): MarkupElement<Leaf> {
  return element(
    'div',
    {id, className: classNames('admonition', `admonition-${type}`, className), role: 'note'},
    [element('p', {className: ['admonition-title']}, title), ...children],
  );
}
