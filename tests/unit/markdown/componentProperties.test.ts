import type {ComponentProps, ElementType} from 'react';
import {expect, test} from 'vitest';
import {PROPERTIES} from '../../../src/generator/markdown/handlers/checkProperties.ts';
import type {Admonition} from '../../../src/generator/theme/content/Admonition.tsx';
import type {BrowserOnly} from '../../../src/generator/theme/content/BrowserOnly.tsx';
import type {CodeBlock} from '../../../src/generator/theme/content/CodeBlock.tsx';
import type {Details} from '../../../src/generator/theme/content/Details.tsx';
import type {DocCardList} from '../../../src/generator/theme/content/DocCardList.tsx';
import type {Link} from '../../../src/generator/theme/content/Link.tsx';
import type {ThemedImage} from '../../../src/generator/theme/content/ThemedImage.tsx';
import type {TOCInline} from '../../../src/generator/theme/content/TOCInline.tsx';

/** The properties of a component, except those that it passes on to an element. */
type Own<Component extends ElementType, Passed = object> = Record<
  Exclude<keyof ComponentProps<Component>, 'children' | keyof Passed>,
  true
>;

// The type checker compares these with the components.
const own = {
  Admonition: {type: true, title: true, icon: true, className: true, id: true} satisfies Own<
    typeof Admonition
  >,
  BrowserOnly: {fallback: true} satisfies Own<typeof BrowserOnly>,
  CodeBlock: {language: true, className: true, title: true, showLineNumbers: true} satisfies Own<
    typeof CodeBlock
  >,
  Details: {summary: true} satisfies Own<typeof Details, ComponentProps<'details'>>,
  DocCardList: {items: true} satisfies Own<typeof DocCardList>,
  Link: {to: true, isUnchecked: true} satisfies Own<typeof Link, ComponentProps<'a'>>,
  ThemedImage: {sources: true} satisfies Own<typeof ThemedImage, ComponentProps<'img'>>,
  TOCInline: {toc: true, minHeadingLevel: true, maxHeadingLevel: true} satisfies Own<typeof TOCInline>,
};

test.each(Object.entries(own))('the properties of <%s> are known to the compiler', (name, properties) => {
  expect(PROPERTIES[name]).toEqual(expect.arrayContaining(Object.keys(properties)));
});

test('no other component has properties that the compiler knows', () => {
  expect(Object.keys(PROPERTIES).sort()).toEqual(Object.keys(own).sort());
});
