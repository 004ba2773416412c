const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Escapes text for an XML element or attribute; characters that XML 1.0 does not allow are removed. */
export function escapeXml(text: string): string {
  return withoutControls(text).replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char);
}

/**
 * Removes what an XML 1.0 document may not contain even escaped (section 2.2): control characters and lone surrogates.
 */
export function withoutControls(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to find
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff\p{Surrogate}]/gu, '');
}
