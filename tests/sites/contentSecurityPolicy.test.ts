import {afterAll, beforeAll, expect, test} from 'vitest';
import {createSite, type TestSite} from '../support/createSite.ts';
import {scriptHash} from '../support/scriptHash.ts';

const CONFIG = (policy: string) => `export default {
  title: 'Test', url: 'https://test.example', baseUrl: '/v1/',
  redirects: [{from: '/old', to: '/docs/a'}],
  contentSecurityPolicy: ${policy},
};
`;

let site: TestSite;

beforeAll(async () => {
  site = createSite({
    'site.config.ts': CONFIG(
      "{'connect-src': ['https://api.example.com'], 'script-src': ['https://stats.example.com']}",
    ),
    'docs/a.mdx': '---\ntitle: A\n---\n\nText.\n',
    'docs/head.mdx': [
      '---\ntitle: Head\n---\n',
      "import Head from '@docusaurus/Head';\n",
      '<Head><script>{`window.fromHead = 1 < 2;`}</script></Head>\n',
    ].join('\n'),
    'docs/text.md': '---\ntitle: Text\nmdx: {format: md}\n---\n\n<script>window.fromText = 1;</script>\n',
  });
  const {code, stderr} = await site.build();
  expect([code, stderr]).toEqual([0, '']);
});
afterAll(() => site.dispose());

function policyOf(file: string): Record<string, string> | undefined {
  const [, content] =
    /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(site.output(file)) ?? [];
  const directives = content?.replaceAll('&#39;', "'").replaceAll('&#x27;', "'").split('; ');
  return directives && Object.fromEntries(directives.map((one) => [one.split(' ')[0], one]));
}

test.each(['v1/docs/a/index.html', 'v1/404.html', 'v1/old/index.html', 'index.html'])(
  '%s has the sources of the site',
  (file) => {
    const policy = policyOf(file);
    expect(policy?.['connect-src']).toBe("connect-src 'self' https://api.example.com");
    expect(policy?.['script-src']).toMatch(
      /^script-src 'self' https:\/\/stats\.example\.com(?: 'sha256-\S+')*$/,
    );
    expect(policy?.['object-src']).toBe("object-src 'none'");
  },
);

test('a page has the hashes of exactly the inline scripts that it contains', () => {
  const scripts = (page: string) => policyOf(`v1/docs/${page}/index.html`)?.['script-src'];
  expect(scripts('head')).toContain(scriptHash('window.fromHead = 1 < 2;'));
  expect(scripts('text')).toContain(scriptHash('window.fromText = 1;'));
  expect(scripts('a')?.match(/'sha256-/g)).toHaveLength(2);
});

test('without a policy no document has one', async () => {
  site.write({'site.config.ts': CONFIG('false')});
  expect((await site.build()).code).toBe(0);
  for (const file of ['v1/docs/a/index.html', 'v1/old/index.html', 'index.html'])
    expect(site.output(file)).not.toContain('Content-Security-Policy');
});
