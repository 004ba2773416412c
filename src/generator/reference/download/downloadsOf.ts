import type {Reference} from '../pages/Reference.ts';

/** A form in which a document can be downloaded, by site path without a slash in front. */
export interface Download {
  /** Version of OpenAPI: `3.1`. */
  version: string;
  yaml: string;
  json: string;
}

/**
 * What can be downloaded of a document: its own form first. One of OpenAPI 3.1 is there in the form of 3.0 as well, for
 * tools that read no other.
 */
export function downloadsOf({config: {download}, model}: Pick<Reference, 'config' | 'model'>): Download[] {
  if (download === false) return [];
  const version = /^\d+\.\d+/.exec(model.openapi)?.[0] ?? '3.1';
  const form = (of: string, name: string): Download => ({
    version: of,
    yaml: `${name}.yaml`,
    json: `${name}.json`,
  });
  return [form(version, download), ...(version === '3.0' ? [] : [form('3.0', `${download}-3.0`)])];
}
