import type * as z from 'zod';

/** Reports a link of the navbar or the footer that has two targets; for `superRefine`. */
export function checkTarget({to, href}: {to?: string; href?: string}, context: z.RefinementCtx): void {
  if (to === undefined || href === undefined) return;
  const hint = 'Use `to` for a path in the site and `href` for an address outside it.';
  context.addIssue({code: 'custom', message: 'must not have both `to` and `href`', params: {hint}});
}
