import {isWebAddress} from '../../shared/address/external.ts';

/** Code that adds a script to the page. */
const ADDS_SCRIPT = /\bcreateElement\(\s*(['"`])script\1|<script\b|\bimportScripts\(/i;

/** An address of a script may be quoted whole, or as far as it does not depend on anything. */
const QUOTED_ADDRESS = /['"`]((?:https?:)?\/\/[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d+)?)(?=[/'"`])/gi;

/** The hosts that code names and may load scripts from: none unless it adds scripts to the page. */
export function scriptHosts(code: string): string[] {
  if (!ADDS_SCRIPT.test(code)) return [];
  const hosts = [...code.matchAll(QUOTED_ADDRESS)].flatMap(([, address]) => originOf(address) ?? []);
  return [...new Set(hosts)];
}

/** The scheme and host of an address on the web; undefined for any other. */
export function originOf(address: unknown): string | undefined {
  if (typeof address !== 'string' || !isWebAddress(address)) return undefined;
  const whole = address.startsWith('//') ? `https:${address}` : address;
  return URL.canParse(whole) ? new URL(whole).origin : undefined;
}
