/** Well-known platforms by the names that authors files have for them; `*` in the address of a profile is replaced by the account name. */
export const SOCIAL_PLATFORMS: ReadonlyMap<string, {name: string; profile: string}> = new Map(
  Object.entries({
    bluesky: {name: 'Bluesky', profile: 'https://bsky.app/profile/*'},
    email: {name: 'Email', profile: 'mailto:*'},
    github: {name: 'GitHub', profile: 'https://github.com/*'},
    instagram: {name: 'Instagram', profile: 'https://www.instagram.com/*'},
    linkedin: {name: 'LinkedIn', profile: 'https://www.linkedin.com/in/*/'},
    mastodon: {name: 'Mastodon', profile: 'https://mastodon.social/@*'},
    stackoverflow: {name: 'Stack Overflow', profile: 'https://stackoverflow.com/users/*'},
    threads: {name: 'Threads', profile: 'https://www.threads.net/@*'},
    twitch: {name: 'Twitch', profile: 'https://twitch.tv/*'},
    twitter: {name: 'Twitter', profile: 'https://twitter.com/*'},
    x: {name: 'X', profile: 'https://x.com/*'},
    youtube: {name: 'YouTube', profile: 'https://www.youtube.com/@*'},
  }),
);
