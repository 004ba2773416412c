import type {ElementType} from 'react';
import MDXComponents from '@theme/MDXComponents';
import {elementComponent, REPLACEABLE_ELEMENTS} from '../../shared/markup/ownElements.ts';
import {mdxComponents as original} from '../../theme/content/mdxComponents.tsx';

/** Renders the elements of Markdown: a component of the site, or the element itself. */
const elements: Record<string, ElementType | string> = Object.fromEntries(
  REPLACEABLE_ELEMENTS.map((name) => [elementComponent(name), MDXComponents[name] ?? name]),
);

/** The theme's components, overridden by those of the site's `src/theme/MDXComponents`. */
export const mdxComponents = {...original, ...MDXComponents, ...elements};
