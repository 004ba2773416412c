import components from 'prismjs/components.js';
import * as z from 'zod';
import {nearest} from '../../shared/text/nearest.ts';

/** Names and aliases of every language that Prism has a grammar for; `meta` is about the list itself. */
const PRISM_LANGUAGES = Object.entries(components.languages ?? {})
  .filter(([name]) => name !== 'meta')
  .flatMap(([name, language]) => {
    const alias = typeof language === 'object' ? language.alias : undefined;
    return [name, ...(alias === undefined ? [] : [alias].flat())];
  });

/** A language of Prism, in any letter case. */
export const prismLanguage = z.string().superRefine((name, context) => {
  if (PRISM_LANGUAGES.includes(name.toLowerCase())) return;
  const near = nearest(name.toLowerCase(), PRISM_LANGUAGES);
  const hint = near
    ? `Did you mean "${near}"?`
    : 'Write the name of a language at https://prismjs.com/#supported-languages.';
  context.addIssue({
    code: 'custom',
    message: `is "${name}", which is not a language of Prism`,
    params: {hint},
  });
});
