import * as z from 'zod';

/** Ids stand in scripts. */
const id = z.string().refine((text) => /^[\w-]+$/.test(text), {
  error: 'must be an id of letters, digits and `-`',
  params: {hint: 'The service shows it, for example `G-XXXXXXXXXX`.'},
});

/** Services that count readers; pages have them when they are published, and not while they are written. */
export const analyticsSchema = z.strictObject({
  /** Google Analytics, by its tag `gtag.js`. */
  gtag: z
    .strictObject({
      /** Id of the measurement, or a list of them. */
      trackingID: z
        .union([id, z.array(id).min(1)])
        .transform((ids) => [ids].flat())
        .describe('Id of the measurement, or a list of them.'),
      /** Whether addresses of readers are shortened. Default: `false`. */
      anonymizeIP: z.boolean().default(false).describe('Whether addresses of readers are shortened.'),
    })
    .optional()
    .describe('Google Analytics, by its tag `gtag.js`.'),
  /** Google Tag Manager. */
  googleTagManager: z
    .strictObject({
      /** Id of the container. */
      containerId: id.describe('Id of the container.'),
    })
    .optional()
    .describe('Google Tag Manager.'),
  /** Whether the site is counted by Vercel, which hosts it. Default: `false`. */
  vercel: z.boolean().default(false).describe('Whether the site is counted by Vercel, which hosts it.'),
});

export type Analytics = z.output<typeof analyticsSchema>;
