import type {Reference} from '../pages/Reference.ts';

/** A form in which a document can be downloaded; its path has no leading slash. */
export interface Download {
  /** Version of OpenAPI: `3.1`. */
  version: string;
  yaml: string;
  json: string;
}

/**
 * The downloads of a document: its own form first. Those of later versions are also available as 3.0, for tools that only
 * read that.
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
