/**
 * An SVG image as a data URL for a style sheet: as text, which compresses better than base64.
 *
 * @param content A whole SVG file in UTF-8.
 */
export function svgDataUrl(content: string | Buffer): string {
  const svg = content
    .toString()
    .trim()
    .replace(/>\n\s*</g, '><');
  const text = svg.includes("'") ? svg : svg.replaceAll('"', "'");
  return `data:image/svg+xml,${text.replace(/["#%<>[\\\]]|[^ -~]/gu, encodeURIComponent)}`;
}
