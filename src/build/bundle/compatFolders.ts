import path from 'node:path';

/** Where the names that Docusaurus gives its sites to import are, by the first part of the name. */
export function compatFolders(generatorDir: string): Record<'@theme' | '@docusaurus', string> {
  const folder = path.join(generatorDir, 'src/theme/compat');
  return {'@theme': path.join(folder, 'theme'), '@docusaurus': path.join(folder, 'docusaurus')};
}
