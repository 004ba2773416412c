import {classNames, element, type Markup, type MarkupElement} from './element.ts';

export interface DetailsData<Leaf> {
  /** Contents of the `<summary>`. */
  summary: Markup<Leaf>[];
  className?: string;
  children: Markup<Leaf>[];
}

/** A disclosure that readers open. */
export function details<Leaf>({summary, className, children}: DetailsData<Leaf>): MarkupElement<Leaf> {
  return element('details', {className: classNames(className)}, [summaryOf(summary), ...children]);
}

/** The label of a disclosure. */
export function summaryOf<Leaf>(label: Markup<Leaf>[]): MarkupElement<Leaf> {
  return element('summary', {}, label);
}
