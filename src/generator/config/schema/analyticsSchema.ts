import * as z from 'zod';

/** Ids are written into scripts. */
const id = z.string().refine((text) => /^[\w-]+$/.test(text), {
  error: 'must be an id of letters, digits and `-`',
  params: {hint: 'The service shows it, for example `G-XXXXXXXXXX`.'},
});

/** Analytics services; included in builds, not by the dev server. */
export const analyticsSchema = z.strictObject({
  /** Google Analytics (`gtag.js`). */
  gtag: z
    .strictObject({
      /** Measurement ID, or a list of them. */
      trackingID: z
        .union([id, z.array(id).min(1)])
        .transform((ids) => [ids].flat())
        .describe('Measurement ID, or a list of them.'),
      /** Whether IP addresses are anonymized. Default: `false`. */
      anonymizeIP: z.boolean().default(false).describe('Whether IP addresses are anonymized.'),
    })
    .optional()
    .describe('Google Analytics (`gtag.js`).'),
  /** Google Tag Manager. */
  googleTagManager: z
    .strictObject({
      /** Container ID. */
      containerId: id.describe('Container ID.'),
    })
    .optional()
    .describe('Google Tag Manager.'),
  /** Whether to use Vercel Web Analytics, on a site that Vercel hosts. Default: `false`. */
  vercel: z
    .boolean()
    .default(false)
    .describe('Whether to use Vercel Web Analytics, on a site that Vercel hosts.'),
});

export type Analytics = z.output<typeof analyticsSchema>;
