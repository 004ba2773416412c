/** Text without differences that readers do not type: letter case, accents, full-width forms, apostrophes. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase();
}
