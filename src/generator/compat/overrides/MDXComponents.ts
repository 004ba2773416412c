import Admonition from '@theme/Admonition';
import CodeBlock from '@theme/CodeBlock';
import Details from '@theme/Details';
import MDXComponents from '@theme/MDXComponents';
import A from '@theme/MDXComponents/A';
import Code from '@theme/MDXComponents/Code';
import DetailsElement from '@theme/MDXComponents/Details';
import Img from '@theme/MDXComponents/Img';
import Li from '@theme/MDXComponents/Li';
import Pre from '@theme/MDXComponents/Pre';
import Ul from '@theme/MDXComponents/Ul';
import {createElement, type ElementType, type ReactNode} from 'react';
import {elementComponent, REPLACEABLE_ELEMENTS} from '../../shared/markup/ownElements.ts';
import {mdxComponents as original} from '../../theme/content/mdxComponents.tsx';
import {AdmonitionElement} from './AdmonitionElement.tsx';
import {headingElement} from './HeadingElement.tsx';

/** Elements that have their own component in `src/theme`. */
const ELEMENTS: Record<string, ElementType> = {
  a: A,
  details: DetailsElement,
  img: Img,
  li: Li,
  ul: Ul,
  ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, headingElement(name)])),
};

/** The theme's components, overridden by those of the site's `src/theme` and `src/theme/MDXComponents`. */
function collect(): Record<string, unknown> {
  const elements = REPLACEABLE_ELEMENTS.map((name): [string, unknown] => [
    elementComponent(name),
    MDXComponents[name] ?? ELEMENTS[name] ?? name,
  ]);
  return {
    ...original,
    Admonition,
    CodeBlock,
    Details,
    ...MDXComponents,
    // Elements of Markdown: a component of the site, or the element itself.
    ...Object.fromEntries(elements),
    [elementComponent('admonition')]: AdmonitionElement,
    [elementComponent('codeBlock')]: CodeBlockElement,
  };
}

let collected: Record<string, unknown> | undefined;

/** Whether the components exist: not while a file of them imports Markdown, which looks for them in turn. */
function areReady(): boolean {
  try {
    return [Admonition, CodeBlock, Details, MDXComponents].every((one) => one !== undefined);
  } catch {
    return false;
  }
}

const later = new Map<string, (props: object) => ReactNode>();

/** A component that is looked up when it is rendered. */
function lookUpLater(name: string): (props: object) => ReactNode {
  const known = later.get(name);
  if (known) return known;
  const component = (props: object): ReactNode => {
    collected ??= collect();
    // The compiler takes only names that exist.
    return createElement(collected[name] as ElementType, props);
  };
  later.set(name, component);
  return component;
}

/** The components by name, each collected when one of them is first used. */
export const mdxComponents: Record<string, unknown> = new Proxy<Record<string, unknown>>(
  {},
  {
    get(_, name) {
      if (typeof name !== 'string') return undefined;
      if (!collected && !areReady()) return lookUpLater(name);
      collected ??= collect();
      return collected[name];
    },
  },
);

/** A code block of Markdown as MDX has it: code within `pre`. */
function CodeBlockElement(props: {children?: ReactNode}): ReactNode {
  const {pre = Pre, code = Code} = MDXComponents;
  return createElement(pre, null, createElement(code, props));
}
