import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Corpus} from './makeCorpus.ts';

/** One kind of change to a site. */
export interface Change {
  /** Name in the table. */
  name: string;
  /** Applies the change. A new number makes it differ from earlier ones. */
  apply(corpus: Corpus, number: number): Promise<void>;
}

/** Typical changes by authors and developers, from the smallest to those that affect every page. */
export const CHANGES: Change[] = [
  {
    name: 'a paragraph',
    apply: ({middle}, number) =>
      edit(middle.file, (text) => `${text}\nThe harbour log has entry ${number}.\n`),
  },
  {name: 'a description', apply: setKey('description', 'Described')},
  {name: 'a sidebar label', apply: setKey('sidebar_label', 'Labeled')},
  {name: 'a title', apply: setKey('title', 'Titled')},
  {
    name: 'a category label',
    apply: ({middle}, number) =>
      edit(path.join(path.dirname(middle.file), '_category_.json'), (json) =>
        json.replace(/"label": ".*"/, `"label": "Renamed basin ${number}"`),
      ),
  },
  {
    name: 'a page added',
    apply: ({middle}, number) =>
      writeFile(
        path.join(path.dirname(middle.file), `added-${number}.mdx`),
        `---\ntitle: Added ${number}\nsidebar_position: 3\n---\n\nA page that was not there.\n`,
      ),
  },
  {
    name: 'a label of the navbar',
    apply: (corpus, number) =>
      edit(corpus.configFile, (text) => text.replace(/label: 'Docs[^']*'/, `label: 'Docs ${number}'`)),
  },
  {
    name: 'the tagline',
    apply: (corpus, number) =>
      edit(corpus.configFile, (text) =>
        text.replace(/tagline: '.*'/, `tagline: 'A corpus for run ${number}'`),
      ),
  },
  {
    name: 'a component of the home page',
    apply: ({siteDir}, number) =>
      edit(path.join(siteDir, 'src/pages/index.tsx'), (code) =>
        code.replace(/<p>.*<\/p>/, `<p>Everything about running ${number} of them.</p>`),
      ),
  },
  {
    name: 'a style sheet',
    apply: ({siteDir}, number) =>
      edit(path.join(siteDir, 'src/css/custom.css'), (css) => `${css}.rule-${number} {\n  color: red;\n}\n`),
  },
  {
    // The first one adds it. It is the last change, since the site has its own component from then on.
    name: 'a component of the theme',
    apply: async ({siteDir}, number) => {
      const folder = path.join(siteDir, 'src/theme/Footer');
      await mkdir(folder, {recursive: true});
      const code = `export default function Footer() {\n  return <footer>Edition ${number}</footer>;\n}\n`;
      await writeFile(path.join(folder, 'index.tsx'), code);
    },
  },
];

/** Sets a key in the front matter of the middle page. */
function setKey(key: string, value: string): Change['apply'] {
  return ({middle}, number) =>
    edit(middle.file, (text) => {
      const without = text.replace(new RegExp(`^${key}: .*\n`, 'm'), '');
      return without.replace(/^---\n/, `---\n${key}: ${value} ${number}\n`);
    });
}

/** @throws if the file is unchanged: then there would be nothing to measure. */
async function edit(file: string, change: (text: string) => string): Promise<void> {
  const before = await readFile(file, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`${file} was not changed.`);
  await writeFile(file, after);
}
