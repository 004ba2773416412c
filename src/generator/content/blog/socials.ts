/** Profile addresses on well-known platforms; `*` is replaced by the account name. */
const PLATFORMS: Record<string, string> = {
  bluesky: 'https://bsky.app/profile/*',
  email: 'mailto:*',
  github: 'https://github.com/*',
  instagram: 'https://www.instagram.com/*',
  linkedin: 'https://www.linkedin.com/in/*/',
  mastodon: 'https://mastodon.social/@*',
  stackoverflow: 'https://stackoverflow.com/users/*',
  threads: 'https://www.threads.net/@*',
  twitch: 'https://twitch.tv/*',
  twitter: 'https://twitter.com/*',
  x: 'https://x.com/*',
  youtube: 'https://www.youtube.com/@*',
};

/** Platforms for which an account name is enough. */
export const KNOWN_PLATFORMS: readonly string[] = Object.keys(PLATFORMS);

/**
 * Resolves accounts to profile addresses.
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
    const pattern = PLATFORMS[platform.toLowerCase()];
    const account = value.replace(/^@/, '');
    if (/^(?:https?:\/\/|mailto:|\/)/.test(value)) socials.push({platform, url: value});
    else if (pattern) socials.push({platform, url: pattern.replace('*', () => account)});
    else unknown.push(platform);
  }
  return {socials, unknown};
}
