const LONGEST_LIST = 8;

/** Writes names as a list for a hint: at most eight, each as code, and how many more there are. */
export function listNames(names: readonly string[]): string {
  // One more name takes no more room than saying so.
  const count = names.length === LONGEST_LIST + 1 ? names.length : LONGEST_LIST;
  const shown = names.slice(0, count).map((name) => `\`${name}\``);
  return names.length > count ? `${shown.join(', ')} and ${names.length - count} more` : shown.join(', ');
}
