import {expect, test} from 'vitest';
import {createSite} from '../support/createSite.ts';

const config = (rest = ''): string =>
  `export default {title: 'Test', url: 'https://test.example', baseUrl: '/v1/'${rest}};\n`;
const page = '---\ntitle: Intro\n---\n\nText.\n';

test('a build reports a missing home page, and how to add one', async () => {
  const site = createSite({'site.config.ts': config(), 'docs/intro.mdx': page});
  const isReported = async (): Promise<boolean> => {
    const {code, stdout} = await site.build();
    expect(code).toBe(0);
    return stdout.includes(
      "There is no page at /v1/: add src/pages/index.mdx, or set `docs.routeBasePath` to '/' and give a doc `slug: /`.",
    );
  };
  try {
    expect(await isReported()).toBe(true);
    site.write({'site.config.ts': config(", redirects: [{from: '/', to: '/docs/intro'}]")});
    expect(await isReported()).toBe(false);
    // Without the option, a slug of / is the address of the docs.
    site.write({'site.config.ts': config(), 'docs/intro.mdx': page.replace('title', 'slug: /\ntitle')});
    expect(await isReported()).toBe(true);
    site.write({'site.config.ts': config(", docs: {routeBasePath: '/'}")});
    expect(await isReported()).toBe(false);
    site.write({'site.config.ts': config(), 'docs/intro.mdx': page, 'static/index.html': '<p>Hello.</p>'});
    expect(await isReported()).toBe(false);
    site.remove('static/index.html');
    site.write({'src/pages/index.mdx': page});
    expect(await isReported()).toBe(false);
  } finally {
    site.dispose();
  }
});
