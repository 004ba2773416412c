/** The content codings that the server can make. */
export type Encoding = 'br' | 'gzip' | 'identity';

/**
 * Chooses how a compressible body is sent (RFC 9110, section 12.5.3).
 *
 * @param header The request's `Accept-Encoding`; absent or empty means plain.
 * @returns The coding with the highest weight; brotli before gzip before plain where weights are equal.
 */
export function chooseEncoding(header: string | undefined): Encoding {
  const weights = parseWeights(header ?? '');
  const rest = weights.get('*') ?? 0;
  const br = weights.get('br') ?? rest;
  const gzip = weights.get('gzip') ?? weights.get('x-gzip') ?? rest;
  const best = Math.max(br, gzip);
  // Plain needs no mention, but then any coding that is accepted comes before it.
  const identity = weights.get('identity') ?? 0;
  if (best === 0 || identity > best) return 'identity';
  return br === best ? 'br' : 'gzip';
}

function parseWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.split(',')) {
    const [coding = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    if (coding === '') continue;
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    const value = weight === undefined ? 1 : Number(weight.slice(2));
    weights.set(coding, value >= 0 && value <= 1 ? value : 0);
  }
  return weights;
}
