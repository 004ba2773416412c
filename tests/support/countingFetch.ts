import {brotliCompressSync, constants} from 'node:zlib';

export interface CountingFetch {
  fetch: typeof fetch;
  /** Bytes sent, compressed as a server would do on the fly. */
  bytes(): number;
  /** Addresses in the order of the requests. */
  requests: string[];
}

/** Serves the files that `read` returns, and responds with 404 for all others. */
export function countingFetch(read: (address: string) => string | undefined): CountingFetch {
  const requests: string[] = [];
  let bytes = 0;
  return {
    requests,
    bytes: () => bytes,
    fetch: async (input) => {
      const address = String(input);
      requests.push(address);
      const text = read(address);
      if (text === undefined) return new Response('', {status: 404});
      bytes += brotliSize(text);
      return new Response(text);
    },
  };
}

/** Compression takes longer than anything else here, and the same files are sent repeatedly. */
const sizes = new Map<string, number>();

/** Size of a text when a server compresses it on the fly. */
export function brotliSize(text: string): number {
  const size =
    sizes.get(text) ?? brotliCompressSync(text, {params: {[constants.BROTLI_PARAM_QUALITY]: 5}}).length;
  sizes.set(text, size);
  return size;
}
