import path from 'node:path';
import {lookup} from 'mrmime';

/** Types that mrmime lacks, or for which it has another name (RFC 9512). */
const OWN_TYPES: Record<string, string> = {
  '.ico': 'image/x-icon',
  '.mdx': 'text/markdown',
  '.yaml': 'application/yaml',
  '.yml': 'application/yaml',
};

const TEXT_RE = /^text\/|[/+](?:javascript|json|xml|yaml)$/;

/**
 * Returns the `Content-Type` of a file by its extension, with a character set for text; unknown types are
 * `application/octet-stream`.
 */
export function contentType(file: string): string {
  const extension = path.extname(file).toLowerCase();
  const type = OWN_TYPES[extension] ?? lookup(extension) ?? 'application/octet-stream';
  return TEXT_RE.test(type) ? `${type}; charset=utf-8` : type;
}
