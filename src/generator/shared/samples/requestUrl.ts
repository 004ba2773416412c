import type {ParameterForm} from './ParameterForm.ts';
import {type Encoding, parameterPairs, parameterText} from './parameterPairs.ts';

/** A parameter and the value that a request sends. */
export interface SentParameter {
  name: string;
  value: unknown;
  form?: ParameterForm | undefined;
}

/**
 * Builds the address of a request: fills in the placeholders of the path (`/pets/{id}`), appends the query, and encodes
 * both. A fragment, by which documents distinguish operations of the same path, is not sent.
 *
 * @param server Address of the API, without a trailing slash.
 * @param path Values of the placeholders; a placeholder without one keeps its name.
 */
export function requestUrl(
  server: string,
  template: string,
  path: readonly SentParameter[],
  query: readonly SentParameter[],
): string {
  const values = new Map(
    path.map(({name, value, form}) => [name, parameterText(name, value, form, IN_PATH)]),
  );
  const filled = template
    .replace(/#.*/s, '')
    .replace(PLACEHOLDER, (_, name: string) => values.get(name) ?? IN_PATH.text(name));
  const search = queryText(
    query.flatMap(({name, value, form}) =>
      parameterPairs(name, value, form, form?.isReserved ? IN_RESERVED_QUERY : IN_QUERY),
    ),
  );
  return `${server}${filled}${search === '' ? '' : `?${search}`}`;
}

/**
 * The path of an absolute address, with its query. An address with a placeholder where the port is
 * (`https://localhost:{port}/v1`) has one, but cannot be parsed as a URL.
 */
export function pathOfAddress(address: string): string {
  return address.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '');
}

/** The pairs of a query as one text; what has no name is the whole query. */
export function queryText(query: readonly (readonly [name: string, value: string])[]): string {
  return query.map(([name, value]) => (name === '' ? value : `${name}=${value}`)).join('&');
}

/** Encodes a name or a value of a query or a cookie. Many APIs take several values as one text with commas. */
export function encodePart(text: string): string {
  return encodeURIComponent(text).replaceAll('%2C', ',');
}

/** How parameters are encoded in a query and in cookies. */
export const IN_QUERY: Encoding = {text: encodePart, item: encodeURIComponent};

/**
 * In a query whose values contain reserved characters as they are (`allowReserved`), apart from those that would end the
 * value. What is encoded already stays so (RFC 6570, "Reserved Expansion").
 */
const IN_RESERVED_QUERY: Encoding = {
  text: (text) => withReserved(encodePart(text)),
  // The comma separates the items.
  item: (text) => withReserved(encodeURIComponent(text)),
};

function withReserved(encoded: string): string {
  return encoded
    .replace(/%(?:2F|3A|3B|3D|3F|40|24)/g, decodeURIComponent)
    .replace(/%25(?=[\dA-F]{2})/gi, '%');
}

/** In a path, a text can also have the form of a matrix. */
const IN_PATH: Encoding = {
  text: (text) => encodeURIComponent(text).replace(/%(?:2C|3B|3D)/g, decodeURIComponent),
  item: encodeURIComponent,
};

/** Names of the placeholders in a path, in order. */
export function placeholdersOf(template: string): string[] {
  return [...template.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
}

const PLACEHOLDER = /\{([^{}]+)\}/g;
