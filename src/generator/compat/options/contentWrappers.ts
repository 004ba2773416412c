import {blogSchema} from '../../config/schema/blogSchema.ts';
import {docsSchema} from '../../config/schema/docsSchema.ts';
import {pagesSchema} from '../../config/schema/pagesSchema.ts';
import {readText} from '../../files/readText.ts';
import {knownKeys} from '../../problems/knownKeys.ts';
import type {KeyPath} from '../../shared/problems/Position.ts';
import {pluginFile} from '../pluginFile.ts';
import type {ContentPlugin} from './contentPlugins.ts';
import {IGNORED_OPTIONS, UNSUPPORTED_OPTIONS} from './docusaurusOptions.ts';
import {isPlainObject} from '../../shared/invariants/isPlainObject.ts';

type Options = Record<string, unknown>;

/** A plugin of the site that calls a content plugin of Docusaurus and changes what it returns. */
export interface ContentWrapper {
  name: string;
  /** The package that it wraps. */
  wraps: string;
  path: KeyPath;
}

/** A default import, or a `require` of which `default` is read. */
const IMPORT =
  /\bimport\s+(?:\w+|\*\s*as\s+\w+)(?:\s*,\s*\{[^}]*\})?\s+from\s*['"]@docusaurus\/plugin-content-(docs|blog|pages)['"]/;
const REQUIRE = /\brequire\(\s*['"]@docusaurus\/plugin-content-(docs|blog|pages)['"]\s*\)/;

/**
 * Replaces plugins of the site that wrap a content plugin of Docusaurus by the content plugin itself: what they wrap is
 * built in, so they have nothing to call. Options of their own are left out.
 */
export function unwrapContentPlugins(
  written: Options,
  siteDir: string,
): {value: Options; wrappers: ContentWrapper[]} {
  const {plugins} = written;
  if (!Array.isArray(plugins)) return {value: written, wrappers: []};
  const wrappers: ContentWrapper[] = [];
  const unwrapped = plugins.map((entry: unknown, index): unknown => {
    const [name, options]: unknown[] = Array.isArray(entry) ? entry : [entry];
    const part = typeof name === 'string' ? wrappedBy(name, siteDir) : undefined;
    if (typeof name !== 'string' || part === undefined) return entry;
    const wraps = `@docusaurus/plugin-content-${part}`;
    wrappers.push({name, wraps, path: ['plugins', index]});
    return [wraps, isPlainObject(options) ? optionsOf(part, options) : {}];
  });
  return {value: wrappers.length > 0 ? {...written, plugins: unwrapped} : written, wrappers};
}

function wrappedBy(name: string, siteDir: string): ContentPlugin['part'] | undefined {
  const file = pluginFile(name, siteDir);
  const text = file === undefined || file.includes('node_modules') ? undefined : readText(file);
  if (text === undefined) return undefined;
  const required = /\bdefault\b/.test(text) ? REQUIRE.exec(text) : null;
  const part = (IMPORT.exec(text) ?? required)?.[1];
  return part === 'docs' || part === 'blog' || part === 'pages' ? part : undefined;
}

/** The options that the content plugin has in Docusaurus. */
function optionsOf(part: ContentPlugin['part'], options: Options): Options {
  const keys = knownKeys(SCHEMAS[part], []);
  const isKnown = (key: string): boolean =>
    keys.includes(key) || [...IGNORED_OPTIONS, ...UNSUPPORTED_OPTIONS].includes(`${part}.${key}`);
  return Object.fromEntries(Object.entries(options).filter(([key]) => isKnown(key)));
}

const SCHEMAS = {docs: docsSchema, blog: blogSchema, pages: pagesSchema};
