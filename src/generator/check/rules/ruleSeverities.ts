import type {CheckRules, RuleName, SiteConfig} from '../../config/SiteConfig.ts';

/**
 * The severity of each rule's findings, by rule name; undefined if another option of the configuration determines it.
 */
export type Severities = ReadonlyMap<string, CheckRules[RuleName]['severity']>;

/**
 * The severities for a run. A run that is limited to some rules turns the others off; of the selected ones, those that
 * the configuration turns off report warnings.
 *
 * @param only Rules that the run is limited to; default: all rules.
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

/** Whether a run applies a rule. */
export function isOn(severities: Severities, rule: RuleName): boolean {
  return severities.get(rule) !== 'off';
}
