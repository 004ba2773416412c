import type {ReactNode} from 'react';
import {expect, test} from 'vitest';
import {compile, render, staticHtml} from './site.tsx';

const OWN = {ownComponents: true, ownElements: ['a', 'h2', 'table', 'td']} as const;

const COMPONENTS = {
  Element_a: ({children, href}: {children: ReactNode; href: string}) => <b title={href}>{children}</b>,
  Element_h2: ({children, id}: {children: ReactNode; id: string}) => <h2 data-id={id}>{children}</h2>,
  Element_table: (props: object) => <table data-own="" {...props} />,
  Element_td: (props: object) => <td data-own="" {...props} />,
};

test('elements that the site replaces are its components; those made by the theme are kept', async () => {
  const page = await compile(
    '## One *two* [three](./intro.mdx)\n\n<a href="/x">JSX</a>\n\n```js\nx\n```\n\n- plain\n',
    {options: OWN},
  );
  const html = await render(page.body, COMPONENTS);
  expect(html).toContain(
    '<h2 data-id="one-two-three">One <em>two</em> <b title="/v1/docs/intro">three</b><a',
  );
  expect(html).toContain('class="hash-link"');
  expect(html).toMatch(/<a href="[^"]*\/x"[^>]*>JSX<\/a>/);
  expect(html).toContain('<li>plain</li>');
  expect(page.toc).toMatchObject([{id: 'one-two-three'}]);
  expect(page.links.map(({href}) => href)).toContain('/v1/docs/intro');
});

test('a site may have components for elements only, and none for names', async () => {
  const {body, problems} = await compile('## One\n', {options: {ownElements: ['h2']}});
  expect(problems).toEqual([]);
  expect(await render(body, COMPONENTS)).toContain('<h2 data-id="one">One');
});

test('tables have no white space between their parts', async () => {
  const {body} = await compile('| a | b |\n| - | :-: |\n| 1 | 2 |\n', {options: OWN});
  const html = await render(body, COMPONENTS);
  expect(html).toContain('<table data-own=""><thead>');
  expect(html).toContain('</thead><tbody>');
  expect(html).toMatch(/<td data-own="">1<\/td>\s*<td data-own="" style="text-align:\s*center">2<\/td>/);
});

test('a page without such an element is static', async () => {
  expect(staticHtml(await compile('Text.\n', {options: OWN}))).toBe('<p>Text.</p>');
});
