import Admonition from '@theme/Admonition';
import CodeBlock from '@theme/CodeBlock';
import Details from '@theme/Details';
import MDXComponents from '@theme/MDXComponents';
import {createElement, type ElementType, type ReactNode} from 'react';
import {elementComponent, REPLACEABLE_ELEMENTS} from '../../shared/markup/ownElements.ts';
import {mdxComponents as original} from '../../theme/content/mdxComponents.tsx';
import Code from '../theme/MDXComponents/Code.tsx';
import Pre from '../theme/MDXComponents/Pre.tsx';
import {AdmonitionElement} from './AdmonitionElement.tsx';
import {headingElement} from './HeadingElement.tsx';

/** Elements that have their own component in `src/theme`. */
const ELEMENTS: Record<string, ElementType> = {
  details: Details,
  ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, headingElement(name)])),
};

/** Renders the elements of Markdown: a component of the site, or the element itself. */
const elements: Record<string, ElementType | string> = Object.fromEntries(
  REPLACEABLE_ELEMENTS.map((name) => [elementComponent(name), MDXComponents[name] ?? ELEMENTS[name] ?? name]),
);

/** The theme's components, overridden by those of the site's `src/theme` and `src/theme/MDXComponents`. */
export const mdxComponents = {
  ...original,
  Admonition,
  CodeBlock,
  Details,
  ...MDXComponents,
  ...elements,
  [elementComponent('admonition')]: AdmonitionElement,
  [elementComponent('codeBlock')]: CodeBlockElement,
};

/** A code block of Markdown as MDX has it: code within `pre`. */
function CodeBlockElement(props: {children?: ReactNode}): ReactNode {
  const {pre = Pre, code = Code} = MDXComponents;
  return createElement(pre, null, createElement(code, props));
}
