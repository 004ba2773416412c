/** How many folders above its start a relative path begins. */
export function stepsUp(path: string): number {
  return path.split('/').filter((part) => part === '..').length;
}
