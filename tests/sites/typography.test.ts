import {onTestFinished, expect, test} from 'vitest';
import {parse, type DefaultTreeAdapterMap} from 'parse5';
import {createSite} from '../support/createSite.ts';
import {listFiles} from '../support/listFiles.ts';

const FILES = {
  'site.config.ts': `export default {
    title: "Bob's docs", tagline: "It's good", url: 'https://test.example', baseUrl: '/',
    markdown: {typography: true},
    openapi: [{path: 'openapi.yaml', onMissingDescriptions: 'ignore'}],
    themeConfig: {
      announcementBar: {id: 'news', content: 'It\\'s <b>"new"</b>, <code>isn\\'t</code> it?'},
      navbar: {title: "Bob's", items: [{to: '/docs/a', label: "What's new"}]},
      footer: {links: [{title: "Reader's corner", items: [{label: "Don't miss", to: '/docs/a'}]}], copyright: "Bob's <i>own</i>"},
    },
  };\n`,
  'docs/a.md': `---\nsidebar_label: "It's a label"\ntags: ["don't"]\n---\n# Bob's "first" page\n\nText.\n\n\`\`\`mermaid\nflowchart LR\n  A["It's"] --> B["the server's"]\n\`\`\`\n`,
  'docs/things/_category_.json':
    '{"label": "Writer\'s things", "link": {"type": "generated-index", "description": "It\'s \\"here\\"."}}',
  'docs/things/b.md': '---\ntitle: "It\'s b"\ndescription: "It\'s \\"described\\"."\n---\nText.\n',
  'blog/authors.yml':
    'bob: {name: "Bob O\'Brien", title: "Founder\'s desk", page: true, description: "It\'s Bob."}\n',
  'blog/2024-01-01-a.md':
    '---\ntitle: "What\'s \\"new\\""\nauthors: [bob]\ntags: ["isn\'t"]\n---\nA post.\n\n<!-- truncate -->\n\nMore.\n',
  'openapi.yaml': `openapi: 3.1.0
info: {title: "Bob's API", version: '1', description: "It's \\"described\\" with \`code's\`."}
tags: [{name: pets, description: "Bob's pets."}]
paths:
  /pets/{id}:
    get:
      tags: [pets]
      operationId: getPet
      summary: Get a user's pet
      description: "It's the *user's* pet, \\"really\\".\\n\\n- isn't\\n- \`don't\`"
      parameters: [{name: id, in: path, required: true, schema: {type: string}, description: "The pet's id."}]
      responses:
        '200':
          description: "The pet's data."
          content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}
        '404': {description: "Isn't there."}
components:
  schemas:
    Pet:
      type: object
      description: A user's pet.
      properties: {kind: {type: string, description: "It's its kind.", enum: ["cat's", dog]}}\n`,
};

test('every page has typographic marks in all of its text, its title and its description', async () => {
  const site = createSite(FILES);
  onTestFinished(() => site.dispose());
  expect(await site.build()).toMatchObject({code: 0});
  const pages = listFiles(`${site.dir}/build`).filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(15);
  const straight = pages.flatMap((file) =>
    straightTexts(site.output(file)).map((text) => `${file}: ${text}`),
  );
  expect(straight).toEqual([]);

  const api = site.output('docs/api/pets/index.html');
  expect(api).toContain('It’s the <em>user’s</em> pet, “really”.');
  expect(api).toContain("<code>don't</code>");
  expect(site.output('docs/models/Pet/index.html')).toContain("cat's");
  expect(site.output('docs/a/index.html')).toContain("It’s <b>“new”</b>, <code>isn't</code> it?");
  // Addresses and the pages as Markdown are made from the text as it was written.
  expect(api).toContain('href="/docs/category/writers-things"');
  expect(site.output('docs/api/pets.md')).toContain('It\'s the *user\'s* pet, "really".');
});

test('reference pages keep straight marks unless the site asks for others', async () => {
  const {'openapi.yaml': document} = FILES;
  const site = createSite({
    'site.config.ts': `export default {
      title: 'Test', url: 'https://test.example',
      openapi: [{path: 'openapi.yaml', onMissingDescriptions: 'ignore'}],
    };\n`,
    'openapi.yaml': document,
    'docs/a.md': 'Text.\n',
  });
  onTestFinished(() => site.dispose());
  expect(await site.build()).toMatchObject({code: 0});
  expect(site.output('docs/api/pets/index.html')).toContain('It\'s the <em>user\'s</em> pet, "really".');
});

type Node = DefaultTreeAdapterMap['node'];

/** Texts of a document with straight marks, outside of code. */
function straightTexts(html: string): string[] {
  const found: string[] = [];
  const visit = (node: Node): void => {
    if (node.nodeName === '#text' && 'value' in node && /['"]/.test(node.value)) found.push(node.value);
    if (/^(?:code|pre|script|style|template)$/.test(node.nodeName)) return;
    if ('attrs' in node) {
      const about = node.attrs.some(({value}) => /^(?:description|og:|twitter:)/.test(value));
      for (const {name, value} of node.attrs) {
        if ((name === 'title' || (name === 'content' && about)) && /['"]/.test(value)) found.push(value);
      }
    }
    if ('childNodes' in node) for (const child of node.childNodes) visit(child);
  };
  visit(parse(html));
  return found;
}
