import type {Browser, Page} from 'playwright';
import {afterAll, beforeAll, inject, onTestFinished} from 'vitest';
import {closeContext, launchBrowser, watchConsole} from '../support/browser.ts';
import type {InstalledSite} from './installedSite.ts';

/** A component with state, which uses the router and the theme. */
export const COUNTER = `import {useState} from 'react';
import {useLocation} from 'react-router-dom';
import {useBaseUrl} from 'valkyr-docs/theme';

export default function Counter() {
  const [count, setCount] = useState(0);
  const {pathname} = useLocation();
  return (
    <p>
      <button type="button" onClick={() => setCount(count + 1)}>Count {count}</button>
      <a href={useBaseUrl('/writing')}>On {pathname}</a>
    </p>
  );
}
`;

/** A page with components of the site, of the theme and of a package. */
export const DEMO = `---
title: Demo
description: Components of the site and of the theme.
---

import Counter from '@site/src/components/Counter';
import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';
import Box from 'company-components';

<Counter/>

<Tabs>
  <TabItem value="one">The first tab</TabItem>
</Tabs>

<Box/>

\`\`\`rust
fn main() {}
\`\`\`

[How to write](./writing.mdx)
`;

/** Adds the package that the page uses: it is published as TypeScript. */
export function addComponents(site: InstalledSite): void {
  const folder = 'node_modules/company-components';
  const manifest = {name: 'company-components', version: '1.0.0', exports: './index.tsx'};
  site.write(`${folder}/package.json`, JSON.stringify(manifest));
  site.write(
    `${folder}/index.tsx`,
    'export default function Box({text = "From a package"}: {text?: string}) {\n  return <em>{text}</em>;\n}\n',
  );
}

/** A browser for the tests of one file; the returned function opens a page. */
export function usePages(): (url: string) => Promise<{page: Page; messages: string[]}> {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser(inject('chromium'));
  });
  afterAll(() => browser?.close());
  return async (url) => {
    const context = await browser.newContext();
    onTestFinished(() => closeContext(context));
    const page = await context.newPage();
    const messages = watchConsole(page);
    await page.goto(url);
    return {page, messages};
  };
}

/** The console messages that point at a mistake. */
export const errorsIn = (messages: string[]): string[] =>
  messages.filter((message) => /^(?:error|pageerror|warning):/.test(message));
