/** Links and ids in HTML that React rendered, whose attributes are always double-quoted. */
export function findLinkTargets(html: string): {
  links: string[];
  anchors: string[];
} {
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));
  return {
    links: [...main.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href = '']) => unescapeAttribute(href)),
    anchors: [...main.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => unescapeAttribute(id)),
  };
}

function unescapeAttribute(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}
