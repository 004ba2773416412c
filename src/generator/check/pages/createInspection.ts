import type {CheckRules} from '../../config/SiteConfig.ts';
import {RULE_GROUPS} from '../rules/ruleGroups.ts';
import {isOn, type Severities} from '../rules/ruleSeverities.ts';
import type {Inspection} from './Inspection.ts';

/** What the enabled rules need to know about each page; undefined if none of them looks at its source. */
export function createInspection(rules: CheckRules, severities: Severities): Inspection | undefined {
  const looks = [...RULE_GROUPS.samples, ...RULE_GROUPS.text].some((rule) => isOn(severities, rule));
  if (!looks) return undefined;
  return {
    languages: isOn(severities, 'sample-syntax') ? rules['sample-syntax'].languages : [],
    fillerWords: isOn(severities, 'filler-word') ? rules['filler-word'].words : [],
    unwantedPhrases: isOn(severities, 'unwanted-phrase') ? rules['unwanted-phrase'].phrases : {},
    ...(isOn(severities, 'repeated-paragraph') && {minWords: rules['repeated-paragraph'].minWords}),
  };
}
