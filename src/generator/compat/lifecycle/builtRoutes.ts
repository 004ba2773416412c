import path from 'node:path';
import {readText} from '../../files/readText.ts';
import {htmlFile} from '../../shared/address/outputPaths.ts';
import {decodeEntities} from '../../shared/html/decodeEntities.ts';
import {readAttributes} from '../../shared/html/readAttributes.ts';
import {endTag, isOpaque, visitTags} from '../../shared/html/visitTags.ts';

/** An element of a head, as a React element. */
interface HeadElement {
  type: string;
  key: string;
  props: Record<string, string>;
}

/** One kind of elements, or the attributes of one, as in `react-helmet-async`. */
interface HeadPart {
  toString(): string;
  toComponent(): HeadElement[] | Record<string, string>;
}

const KINDS = ['base', 'link', 'meta', 'noscript', 'script', 'style', 'title'] as const;
const TAGS_WITH_ATTRIBUTES = {html: 'htmlAttributes', body: 'bodyAttributes'} as const;

/** What the head of a page says, by kind of element. */
type Head = Record<
  (typeof KINDS)[number] | (typeof TAGS_WITH_ATTRIBUTES)[keyof typeof TAGS_WITH_ATTRIBUTES],
  HeadPart
>;

/** What `postBuild` gets about the pages; what a page says is read when it is asked for. */
interface BuiltRoutes {
  routes: {path: string; component: string; exact: true}[];
  /** By address. */
  head: Record<string, Head>;
  routesBuildMetadata: Record<string, {noIndex: boolean}>;
}

/**
 * Describes the pages to the `postBuild` of a plugin.
 *
 * @param outDir Absolute path of the output, which includes the base path.
 * @param routesPaths Addresses of the pages.
 */
export function builtRoutes(
  outDir: string,
  routesPaths: readonly string[],
  trailingSlash: boolean | undefined,
): BuiltRoutes {
  const htmlOf = (address: string): string =>
    readText(path.join(outDir, htmlFile(address, trailingSlash))) ?? '';
  return {
    routes: routesPaths.map((address) => ({path: address, component: '', exact: true})),
    head: onDemand(routesPaths, (address) => readHead(htmlOf(address))),
    routesBuildMetadata: onDemand(routesPaths, (address) => ({noIndex: isHidden(htmlOf(address))})),
  };
}

function onDemand<Value>(names: readonly string[], read: (name: string) => Value): Record<string, Value> {
  const values: Record<string, Value> = {};
  for (const name of names) Object.defineProperty(values, name, {enumerable: true, get: () => read(name)});
  return values;
}

function isHidden(html: string): boolean {
  return elementsOf(html).some(
    ({type, props}) => type === 'meta' && props.name === 'robots' && /noindex|none/.test(props.content ?? ''),
  );
}

function readHead(html: string): Head {
  const elements = elementsOf(html);
  const parts = KINDS.map((kind): [string, HeadPart] => {
    const own = elements.filter(({type}) => type === kind);
    const source = own.map(({source: text}) => text).join('');
    const components = own.map(({type, props}, index) => ({type, key: `${index}`, props}));
    return [kind, {toString: () => source, toComponent: () => components}];
  });
  const attributes = Object.entries(TAGS_WITH_ATTRIBUTES).map(([name, key]): [string, HeadPart] => {
    const {source = '', props = {}} = elements.find(({type}) => type === name) ?? {};
    const written = source.replace(/^<\w+\s*|>$/g, '');
    return [key, {toString: () => written, toComponent: () => props}];
  });
  return Object.fromEntries([...parts, ...attributes]) as Head;
}

/** The elements of a head, and the tags around it. */
function elementsOf(html: string): {type: string; props: Record<string, string>; source: string}[] {
  const found: {type: string; props: Record<string, string>; source: string}[] = [];
  visitTags(html, ({name, isEnd, attributes, start, end}) => {
    const isBody = name === 'body';
    if (isEnd || !(isBody || name === 'html' || KINDS.some((kind) => kind === name))) return undefined;
    const props = Object.fromEntries(
      readAttributes(attributes).attributes.map(([key, value]) => [key, decodeEntities(value)]),
    );
    if (!isOpaque(name)) {
      found.push({type: name, props, source: html.slice(start, end)});
      return isBody ? html.length : undefined;
    }
    const close = endTag(html, name, end);
    const text = html.slice(end, close);
    found.push({
      type: name,
      props: {...props, children: name === 'title' ? decodeEntities(text) : text},
      source: `${html.slice(start, close)}</${name}>`,
    });
    return close;
  });
  return found;
}
