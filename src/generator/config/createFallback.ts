import type * as z from 'zod';
import {knownKeys} from '../problems/knownKeys.ts';
import type {KeyPath} from '../shared/problems/Position.ts';
import {nearest} from '../shared/text/nearest.ts';
import type {SiteConfig} from './SiteConfig.ts';
import {siteConfigSchema, siteOptions} from './siteConfigSchema.ts';
import {isRecord} from '../shared/invariants/isRecord.ts';
import {valueAtPath} from '../shared/problems/valueAtPath.ts';

/** What is known of a configuration with mistakes: just enough to look for mistakes in the content. */
export interface Fallback {
  config: SiteConfig;
  /** The top-level options that may be intended differently. */
  uncertain: ReadonlySet<string>;
}

/** Maximum number of mistakes that are removed. */
const MOST = 50;

/** Replaces the required options. */
const REQUIRED: Record<string, unknown> = {title: 'Site', url: 'https://site.example'};

/**
 * Removes from a configuration what its schema does not accept, so that defaults apply.
 *
 * @param written The configuration before defaults.
 * @returns Nothing when it is not an object, or too little is left of it.
 */
export function createFallback(written: unknown): Fallback | undefined {
  if (!isRecord(written)) return undefined;
  const uncertain = new Set<string>();
  let value: unknown = written;
  for (let count = 0; count < MOST; count++) {
    const result = siteConfigSchema.safeParse(value);
    if (result.success) return {config: result.data, uncertain};
    const [issue] = result.error.issues;
    const path = issue && mistakenPath(issue, value);
    const top = String(path?.[0] ?? '');
    if (!path || top === '') return undefined;
    if (path.length === 1 && Object.hasOwn(REQUIRED, top)) value = {...copy(value), [top]: REQUIRED[top]};
    else value = without(value, path);
    uncertain.add(nearest(top, knownKeys(siteOptions, [])) ?? top);
  }
  return undefined;
}

/** Returns what has to be removed: a key, or the object that lacks one. */
function mistakenPath(issue: z.core.$ZodIssue, value: unknown): KeyPath {
  if (issue.code === 'unrecognized_keys') return [...issue.path, ...issue.keys.slice(0, 1)];
  const isMissing = valueAtPath(value, issue.path) === undefined;
  return isMissing && issue.path.length > 1 ? issue.path.slice(0, -1) : issue.path;
}

function without(value: unknown, [key, ...rest]: KeyPath): unknown {
  if (key === undefined) return value;
  if (Array.isArray(value)) {
    const index = Number(key);
    return value.flatMap((item: unknown, at) =>
      at !== index ? [item] : rest.length === 0 ? [] : [without(item, rest)],
    );
  }
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).flatMap(([name, child]): [string, unknown][] =>
    name !== key ? [[name, child]] : rest.length === 0 ? [] : [[name, without(child, rest)]],
  );
  return Object.fromEntries(entries);
}

function copy(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}
