import {SOCIAL_PLATFORMS} from '../../shared/page/socialPlatforms.ts';
import {capitalize} from '../../shared/text/letterCase.ts';

/** Platforms for which an account name is enough. */
export const KNOWN_PLATFORMS: readonly string[] = [...SOCIAL_PLATFORMS.keys()];

/** An address without its scheme, as browsers show it: `github.com/ann`. */
const SHORT_ADDRESS = /^[\w-]+(?:\.[\w-]+)+\//;

/**
 * Resolves accounts to profile addresses, with the names of the platforms as readers know them.
 *
 * @param written Account names or addresses by platform; addresses are kept as they are.
 * @returns `unknown` lists platforms that need a full address but have none.
 */
export function resolveSocials(written: Record<string, string> = {}): {
  socials: {platform: string; url: string}[];
  unknown: string[];
} {
  const socials: {platform: string; url: string}[] = [];
  const unknown: string[] = [];
  for (const [platform, value] of Object.entries(written)) {
    const known = SOCIAL_PLATFORMS.get(platform.toLowerCase());
    const name = known?.name ?? capitalize(platform);
    const account = value.replace(/^@/, '');
    if (/^(?:https?:\/\/|mailto:|\/)/.test(value)) socials.push({platform: name, url: value});
    else if (known && SHORT_ADDRESS.test(value)) socials.push({platform: name, url: `https://${value}`});
    else if (known) socials.push({platform: name, url: known.profile.replace('*', () => account)});
    else unknown.push(platform);
  }
  return {socials, unknown};
}
