import type {SiteFacts} from './SiteFacts.ts';

/** Formats facts as JSON with one line for each page, so that diffs show changed pages. */
export function writeFacts(facts: SiteFacts): string {
  const parts = Object.entries(facts).map(([key, value]) => {
    if (typeof value === 'string') return `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`;
    const lines = Object.entries(value).map(
      ([name, one]) => `    ${JSON.stringify(name)}: ${JSON.stringify(one)}`,
    );
    return `  ${JSON.stringify(key)}: {\n${lines.join(',\n')}\n  }`;
  });
  return `{\n${parts.join(',\n')}\n}\n`;
}
