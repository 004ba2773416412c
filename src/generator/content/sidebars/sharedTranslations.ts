import type {Problem} from '../../shared/problems/Problem.ts';
import type {Position} from '../../shared/problems/Position.ts';

/** A label with a message in translation files. */
export interface TranslatedLabel {
  type: 'category' | 'link' | 'doc';
  label: string;
  key?: string;
  place(): {file?: string} & Partial<Position>;
}

/**
 * Warns about labels of a sidebar that share one message in translation files: they cannot be translated separately.
 */
export function sharedTranslations(sidebar: string, labels: readonly TranslatedLabel[]): Problem[] {
  const known = new Set<string>();
  const reported = new Set<string>();
  return labels.flatMap(({type, label, key, place}): Problem[] => {
    const id = `sidebar.${sidebar}.${type}.${key ?? label}`;
    const isFirst = !known.has(id);
    known.add(id);
    if (isFirst || reported.has(id)) return [];
    reported.add(id);
    const noun = {category: 'categories', link: 'links', doc: 'docs'}[type];
    const what = key === undefined ? `the label \`${label}\`` : `the key \`${key}\``;
    const message = `Several ${noun} of the sidebar \`${sidebar}\` have ${what}, so they share one message in translations, \`${id}\`.`;
    return [
      {
        severity: 'warning',
        ...place(),
        message,
        hint: 'Give each its own `key` to translate them separately.',
      },
    ];
  });
}
