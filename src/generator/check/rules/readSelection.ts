import type {RuleName} from '../../config/SiteConfig.ts';
import {nearest} from '../../shared/text/nearest.ts';
import {RULE_GROUPS} from './ruleGroups.ts';

/**
 * Parses the names of rules and groups that a check is limited to.
 *
 * @param texts Names, possibly several in one string, separated by commas: `['links,sample-syntax']`.
 * @returns The selected rules, or the mistake in the names.
 */
export function readSelection(texts: readonly string[]): {rules: ReadonlySet<RuleName>} | {mistake: string} {
  const groups = new Map<string, readonly RuleName[]>(Object.entries(RULE_GROUPS));
  const byName = new Map([...groups, ...[...groups.values()].flat().map((rule) => [rule, [rule]] as const)]);
  const names = texts
    .flatMap((text) => text.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const unknown = names.find((name) => !byName.has(name));
  if (unknown !== undefined || names.length === 0) {
    const near = unknown === undefined ? undefined : nearest(unknown, byName.keys());
    const said = unknown === undefined ? '--only requires a name' : `Unknown rule or group "${unknown}"`;
    const list = `Groups are ${[...groups.keys()].join(', ')}.`;
    return {mistake: `${said}. ${near === undefined ? list : `Did you mean ${near}?`}`};
  }
  return {rules: new Set(names.flatMap((name) => byName.get(name) ?? []))};
}
