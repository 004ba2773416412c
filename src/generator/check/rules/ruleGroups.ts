import type {RuleName} from '../../config/SiteConfig.ts';

/**
 * The rules of `npm run check`, grouped by what they check. `--only` accepts the name of a group for all of its rules.
 */
export const RULE_GROUPS = {
  links: ['broken-link', 'broken-anchor'],
  images: ['broken-image'],
  addresses: ['removed-address', 'removed-anchor', 'unlisted-address'],
  samples: ['sample-syntax'],
  text: [
    'missing-description',
    'long-description',
    'repeated-description',
    'repeated-title',
    'repeated-paragraph',
    'filler-word',
    'unwanted-phrase',
  ],
  history: ['missing-last-update'],
  translations: ['missing-translation', 'unused-translation', 'outdated-translation', 'untranslated-page'],
} as const satisfies Record<string, readonly RuleName[]>;
