const LONGEST_LIST = 8;

/** Lists names for a hint: at most eight, each as code, and how many more there are. */
export function listNames(names: readonly string[]): string {
  // A ninth name takes no more room than "and 1 more".
  const count = names.length === LONGEST_LIST + 1 ? names.length : LONGEST_LIST;
  const shown = names.slice(0, count).map((name) => `\`${name}\``);
  return names.length > count ? `${shown.join(', ')} and ${names.length - count} more` : shown.join(', ');
}
