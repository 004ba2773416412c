import path from 'node:path';

const UTF8 = '; charset=utf-8';

/** Types that hold text: they are sent with their character set. */
const TEXT_TYPES: Record<string, string> = {
  '.atom': `application/atom+xml${UTF8}`,
  '.css': `text/css${UTF8}`,
  '.csv': `text/csv${UTF8}`,
  '.htm': `text/html${UTF8}`,
  '.html': `text/html${UTF8}`,
  '.ics': `text/calendar${UTF8}`,
  '.js': `text/javascript${UTF8}`,
  '.json': `application/json${UTF8}`,
  '.jsonld': `application/ld+json${UTF8}`,
  '.map': `application/json${UTF8}`,
  '.md': `text/markdown${UTF8}`,
  '.mdx': `text/markdown${UTF8}`,
  '.mjs': `text/javascript${UTF8}`,
  '.rss': `application/rss+xml${UTF8}`,
  '.svg': `image/svg+xml${UTF8}`,
  '.txt': `text/plain${UTF8}`,
  '.vtt': `text/vtt${UTF8}`,
  '.webmanifest': `application/manifest+json${UTF8}`,
  '.xml': `application/xml${UTF8}`,
  '.xsl': `application/xslt+xml${UTF8}`,
  '.yaml': `application/yaml${UTF8}`,
  '.yml': `application/yaml${UTF8}`,
};

const BINARY_TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.gz': 'application/gzip',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.m4a': 'audio/mp4',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.ogg': 'audio/ogg',
  '.otf': 'font/otf',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.ttf': 'font/ttf',
  '.wasm': 'application/wasm',
  '.wav': 'audio/wav',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.zip': 'application/zip',
};

/** Returns the `Content-Type` of a file by its extension; bytes of no known kind are `application/octet-stream`. */
export function contentType(file: string): string {
  const extension = path.extname(file).toLowerCase();
  return TEXT_TYPES[extension] ?? BINARY_TYPES[extension] ?? 'application/octet-stream';
}
