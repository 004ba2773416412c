import type {CheckRules, RuleName, SiteConfig} from '../../config/SiteConfig.ts';

/** How the findings of each rule count, by its name; undefined as another option of the configuration says. */
export type Severities = ReadonlyMap<string, CheckRules[RuleName]['severity']>;

/**
 * The severities of a run. One that is limited to some rules has the others off, and those that the configuration turns off
 * give warnings.
 *
 * @param only Rules that the run is limited to; no limit when left out.
 */
export function ruleSeverities(
  {
    check: {rules},
    onBrokenLinks,
    onBrokenAnchors,
  }: Pick<SiteConfig, 'onBrokenLinks' | 'onBrokenAnchors'> & {check: Pick<SiteConfig['check'], 'rules'>},
  only?: ReadonlySet<string>,
): Severities {
  const ignored = [
    ...(onBrokenLinks === 'ignore' ? ['broken-link'] : []),
    ...(onBrokenAnchors === 'ignore' ? ['broken-anchor'] : []),
  ];
  return new Map(
    Object.entries(rules).map(([name, {severity}]) => {
      if (!only) return [name, severity];
      if (!only.has(name)) return [name, 'off'];
      const isOff = severity === 'off' || (severity === undefined && ignored.includes(name));
      return [name, isOff ? 'warn' : severity];
    }),
  );
}

/** Whether a run looks for findings of a rule. */
export function isOn(severities: Severities, rule: RuleName): boolean {
  return severities.get(rule) !== 'off';
}
