import path from 'node:path';
import {findPackage, packageFoldersAbove} from '../files/packages/dependencies.ts';
import {relativePath} from '../files/relativePath.ts';
import {formatOf} from '../config/contentFormat.ts';
import {elementComponent} from '../shared/markup/ownElements.ts';
import {oncePerObject} from '../shared/collections/oncePerObject.ts';
import type {Problem} from '../shared/problems/Problem.ts';
import {readFrontMatter} from '../yaml/frontMatter/readFrontMatter.ts';
import type {Asset, CompiledPage} from './CompiledPage.ts';
import type {CompileOptions} from './CompileOptions.ts';
import {compileWith, createTools} from './compilePage.ts';
import type {SharedTools} from './compileSource.ts';
import {RUNTIME} from './estree/estreeBuilders.ts';
import {isKnownComponent} from './modules/knownComponents.ts';
import {IMPORTED_RUNTIME, recmaImported} from './modules/recmaImported.ts';
import {tocValue} from './modules/scopeNames.ts';

/** A Markdown file that code imports, as a module for a bundler. */
export interface ImportedMarkdown {
  /** An ES module: its default export is the component, the others are `frontMatter`, `toc`, and what the text exports. */
  code: string;
  /** Absolute paths of the other files that it includes. */
  files: string[];
  /** Files to copy into the output. */
  assets: Asset[];
  /** The addresses that were looked up, see `Dependencies`. */
  links: Record<string, string | null>;
  problems: Problem[];
}

/**
 * Compiles a Markdown file that a component imports: `import Text from './text.md'`.
 *
 * @param file Absolute path.
 * @param site `siteDir` is the real path of the site folder, `components` what imports name the folder by in which the
 *   modules of components are.
 */
export async function compileImported(
  text: string,
  file: string,
  {siteDir, options, components}: {siteDir: string; options: CompileOptions; components: string},
): Promise<ImportedMarkdown> {
  const name = relativePath(siteDir, file);
  const {data, problem, ...cut} = readFrontMatter(text, name);
  const page = await compileWith(
    {
      ...cut,
      file: name,
      frontMatter: data,
      format: formatOf(name, options.markdown.format),
      contentDirs: [path.posix.dirname(name)],
      admonitions: true,
      footnotePrefix: '',
      kind: 'page',
    },
    // Those that have no import may be passed to it.
    {...options, ownComponents: true},
    await importToolsFor(options),
  );
  return {
    code: moduleOf(page, data, {file: name, folder: components, provider: findProvider(siteDir)}),
    files: Object.entries(page.dependencies.files).flatMap(([one, hash]) =>
      hash === null ? [] : [path.join(siteDir, one)],
    ),
    assets: page.assets,
    links: page.dependencies.links,
    problems: [...(problem ? [problem] : []), ...page.problems],
  };
}

/** A build creates its options once. */
const importToolsFor = oncePerObject(
  async (options: CompileOptions): Promise<SharedTools> => ({
    ...(await createTools(options, [[recmaImported]])),
    asModule: true,
  }),
);

/** The package whose `MDXProvider` gives components to Markdown. */
const PROVIDER = '@mdx-js/react';

function findProvider(siteDir: string): string | undefined {
  return findPackage(PROVIDER, packageFoldersAbove(siteDir)) === undefined ? undefined : PROVIDER;
}

/** Names of the components that a compiled text takes from the runtime. */
function componentsIn(code: string): string[] {
  const [, names = ''] = new RegExp(String.raw`const \{([^}]*)\} = ${RUNTIME}\.components`).exec(code) ?? [];
  return names.split(',').flatMap((name) => name.trim() || []);
}

/** The imports of the compiled text, the text itself, and the other exports of Docusaurus' modules. */
function moduleOf(
  {body, components, titleHtml, toc}: CompiledPage,
  frontMatter: unknown,
  {file, folder, provider}: {file: string; folder: string; provider: string | undefined},
): string {
  const code = body.type === 'module' ? body.code : 'export const _default = () => null;\n';
  const own = (name: string): boolean => new RegExp(`^export \\{_export_${name} as`, 'm').test(code);
  const facts = {
    frontMatter,
    toc: tocValue(toc),
  };
  const used = componentsIn(code);
  const given = used.filter((name) => !isKnownComponent(name) && !name.startsWith(elementComponent('')));
  const text = '_createElement(_default, {...props})';
  const title = titleHtml === undefined ? 'undefined' : JSON.stringify({__html: titleHtml});
  return [
    "import {Fragment as _Fragment, jsx as _createElement, jsxs as _createElements} from 'react/jsx-runtime';",
    ...(used.length > 0
      ? [`import _contentComponents from ${JSON.stringify(`${folder}/contentComponents`)};`]
      : ['const _contentComponents = {};']),
    ...(given.length > 0
      ? [
          `import {GivenComponents as _GivenComponents, givenComponent as _given} from ${JSON.stringify(`${folder}/givenComponents`)};`,
          provider === undefined
            ? 'const _useProvided = () => undefined;'
            : `import {useMDXComponents as _useProvided} from ${JSON.stringify(provider)};`,
        ]
      : []),
    `const _components = {${used.map((name) => `${name}: ${given.includes(name) ? `_given('${name}', _contentComponents, ${JSON.stringify(file)})` : `_contentComponents.${name}`}`).join(', ')}};`,
    ...components.map((key, index) => `import * as _loaded${index} from ${JSON.stringify(key)};`),
    `const _modules = {${components.map((key, index) => `${JSON.stringify(key)}: _loaded${index}`).join(', ')}};`,
    `const ${IMPORTED_RUNTIME} = {jsx: _createElement, jsxs: _createElements, Fragment: _Fragment, components: _components, load: (key) => _modules[key]};`,
    code,
    ...Object.entries(facts).flatMap(([name, value]) =>
      own(name) ? [] : [`export const ${name} = ${JSON.stringify(value)};`],
    ),
    `const _title = ${title};`,
    'export default function MDXContent(props) {',
    ...(given.length > 0 ? ['  const provided = _useProvided();'] : []),
    "  return _createElements('div', {className: 'page-text', children: [",
    "    _title && _createElement('h1', {dangerouslySetInnerHTML: _title}),",
    given.length > 0
      ? `    _createElement(_GivenComponents, {components: [provided, props.components], children: ${text}}),`
      : `    ${text},`,
    '  ]});',
    '}',
    '',
  ].join('\n');
}
