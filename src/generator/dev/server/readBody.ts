import type {IncomingMessage} from 'node:http';

/**
 * Reads the body of a request as text.
 *
 * @param limit Maximum length in bytes.
 * @returns undefined if the body is longer.
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    // The rest is read too: with it unread, the connection is lost to the sender, for this response or the next request.
    if (size <= limit) chunks.push(bytes);
  }
  if (size > limit) return undefined;
  return Buffer.concat(chunks).toString('utf8');
}
