import * as z from 'zod';
import type {ContentSecurityPolicy} from '../../shared/html/contentSecurityPolicy.ts';
import {type SourceMistake, findSourceMistake} from './policySource.ts';

/** The default policy. */
const DEFAULT_POLICY: ContentSecurityPolicy = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  // Diagrams and copied Docusaurus content carry style attributes.
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'https:'],
  'media-src': ["'self'", 'data:', 'blob:', 'https:'],
  'frame-src': ["'self'", 'https:'],
  'connect-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
};

/**
 * The directive that browsers fall back to, for a directive that the default policy doesn't have: its sources are the
 * initial value.
 */
const FALLBACKS: Readonly<Record<string, string>> = {
  'script-src-elem': 'script-src',
  'script-src-attr': 'script-src',
  'style-src-elem': 'style-src',
  'style-src-attr': 'style-src',
  'worker-src': 'script-src',
};

/** Directives by which the site loads its own scripts, styles and pages. */
const OWN = ['script-src', 'script-src-elem', 'style-src', 'style-src-elem', 'connect-src'];
/** Directives to which the build adds the hashes of inline scripts. */
const HASHED = ['script-src', 'script-src-elem'];

/** One source of a directive. */
export const source = z.string().superRefine((text, context) => {
  const mistake = findSourceMistake(text);
  if (mistake) context.addIssue(issue(mistake));
});

function directive(name: string) {
  const checked = z.array(source).superRefine((sources, context) => {
    for (const [index, text] of sources.entries()) {
      const mistake = findMisuse(name, text.toLowerCase());
      if (mistake) context.addIssue({...issue(mistake), path: [index]});
    }
  });
  const added = checked.superRefine((sources, context) => {
    const index = sources.findIndex((text) => text.toLowerCase() === "'none'");
    if (index === -1) return;
    const message = "must not be `'none'`, since the sources are added to the default ones";
    context.addIssue({...issue({message, hint: `Write \`{only: ["'none'"]}\`.`}), path: [index]});
  });
  const only = checked.superRefine((sources, context) => {
    const words = sources.map((text) => text.toLowerCase());
    if (sources.length === 0)
      context.addIssue(
        issue({message: 'must not be empty', hint: 'For nothing at all, write `"\'none\'"`.'}),
      );
    else if (OWN.includes(name) && !words.includes("'self'"))
      context.addIssue(
        issue({
          message: "must have `'self'`, which the site's own files come from",
          hint: 'Add `"\'self\'"`.',
        }),
      );
    else if (words.includes("'none'") && words.length > 1)
      context.addIssue(
        issue({
          message: "must not have `'none'` next to other sources",
          hint: 'Remove `"\'none\'"`, or the others.',
        }),
      );
  });
  return z
    .union([
      added,
      z.strictObject({
        /** Sources that replace the default ones. */
        only: only.describe('Sources that replace the default ones.'),
      }),
    ])
    .optional();
}

/** A source that browsers understand but that has an unwanted effect in this directive. */
function findMisuse(name: string, text: string): SourceMistake | undefined {
  if (HASHED.includes(name) && text === "'unsafe-inline'") {
    return {
      message: 'has no effect next to the hashes of the inline scripts, which the build writes',
      hint: 'Write the script into `<Head>` of a page, whose hash the build adds, or into its own file.',
    };
  }
  if (HASHED.includes(name) && text === "'strict-dynamic'") {
    return {message: "makes browsers ignore `'self'`, so the site's own scripts would not run"};
  }
  if (/^style-src(?:-elem)?$/.test(name) && /^'sha\d+-/.test(text)) {
    return {
      message: "makes browsers ignore `'unsafe-inline'`, which diagrams and code blocks need",
      hint: 'Remove it: inline styles are allowed as it is.',
    };
  }
  return undefined;
}

function issue({message, hint}: SourceMistake): z.core.$ZodRawIssue<z.core.$ZodIssueCustom> {
  return {code: 'custom', message, input: undefined, ...(hint !== undefined && {params: {hint}})};
}

const directives = z.strictObject({
  /** Everything without its own directive. */
  'default-src': directive('default-src').describe('Everything without its own directive.'),
  /** Scripts; the build adds the hashes of inline scripts. */
  'script-src': directive('script-src').describe('Scripts; the build adds the hashes of inline scripts.'),
  /** `<script>` elements; overrides `script-src`. */
  'script-src-elem': directive('script-src-elem').describe('`<script>` elements; overrides `script-src`.'),
  /** Attributes such as `onclick`; overrides `script-src`. */
  'script-src-attr': directive('script-src-attr').describe(
    'Attributes such as `onclick`; overrides `script-src`.',
  ),
  /** Style sheets and style attributes. */
  'style-src': directive('style-src').describe('Style sheets and style attributes.'),
  /** Style sheets; overrides `style-src`. */
  'style-src-elem': directive('style-src-elem').describe('Style sheets; overrides `style-src`.'),
  /** Style attributes; overrides `style-src`. */
  'style-src-attr': directive('style-src-attr').describe('Style attributes; overrides `style-src`.'),
  /** Images and icons. */
  'img-src': directive('img-src').describe('Images and icons.'),
  /** Fonts. */
  'font-src': directive('font-src').describe('Fonts.'),
  /** Video and audio. */
  'media-src': directive('media-src').describe('Video and audio.'),
  /** Frames. */
  'frame-src': directive('frame-src').describe('Frames.'),
  /** Addresses that scripts request: an API, analytics. */
  'connect-src': directive('connect-src').describe('Addresses that scripts request: an API, analytics.'),
  /** Workers. */
  'worker-src': directive('worker-src').describe('Workers.'),
  /** Frames and workers without their own directive. */
  'child-src': directive('child-src').describe('Frames and workers without their own directive.'),
  /** Web app manifests. */
  'manifest-src': directive('manifest-src').describe('Web app manifests.'),
  /** Plug-ins. */
  'object-src': directive('object-src').describe('Plug-ins.'),
  /** Addresses that `<base>` may have. */
  'base-uri': directive('base-uri').describe('Addresses that `<base>` may have.'),
  /** Addresses that forms are sent to. */
  'form-action': directive('form-action').describe('Addresses that forms are sent to.'),
  /** Whether browsers load `http:` addresses over `https:`. */
  'upgrade-insecure-requests': z
    .boolean()
    .optional()
    .describe('Whether browsers load `http:` addresses over `https:`.'),
});

/**
 * What pages may load, beyond the default policy (CSP Level 3); `false` publishes none. Directives that browsers ignore in a
 * `<meta>` element (`frame-ancestors`, `report-uri`, `sandbox`) are not among them.
 */
export const contentSecurityPolicySchema = z
  .union([z.literal(false), directives])
  .transform((options): false | ContentSecurityPolicy => options && resolvePolicy(options));

function resolvePolicy({
  'upgrade-insecure-requests': upgrades,
  ...options
}: z.output<typeof directives>): ContentSecurityPolicy {
  const policy: Record<string, readonly string[]> = {...DEFAULT_POLICY};
  for (const [name, sources] of Object.entries(options)) {
    if (sources === undefined) continue;
    policy[name] = Array.isArray(sources) ? addSources(defaultSources(name), sources) : sources.only;
  }
  return {...policy, ...(upgrades && {'upgrade-insecure-requests': []})};
}

function defaultSources(name: string): readonly string[] {
  return DEFAULT_POLICY[name] ?? DEFAULT_POLICY[FALLBACKS[name] ?? 'default-src'] ?? [];
}

function addSources(standard: readonly string[], added: readonly string[]): readonly string[] {
  if (added.length === 0) return standard;
  return [...new Set([...standard.filter((text) => text !== "'none'"), ...added])];
}
