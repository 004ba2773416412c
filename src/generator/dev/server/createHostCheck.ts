import {isIP} from 'node:net';

/**
 * Creates the check of `Host` headers against DNS rebinding: a page of another site points its own host name to the
 * address of this machine, and then reads what is served here as same-origin content. It cannot do so with `localhost`,
 * an IP address or a name that was chosen here.
 *
 * @param host The address that the server listens on.
 * @param machine The machine's own name, used by others to reach a server that is open to them.
 * @param allowed Additional names, such as a tunnel's.
 */
export function createHostCheck(
  host: string,
  machine: string,
  allowed: readonly string[] = [],
): (header: string | undefined) => boolean {
  const own = host === 'localhost' ? [] : [host, machine, `${machine}.local`];
  const names = new Set([...own, ...allowed].map((name) => name.toLowerCase()));
  return (header) => {
    const name = nameOf(header);
    return name === 'localhost' || name.endsWith('.localhost') || isIP(name) !== 0 || names.has(name);
  };
}

/** The response to a request for an unknown host. */
export function refusal(header: string | undefined): string {
  const name = nameOf(header) || 'NAME';
  return `The dev server does not accept requests for the host "${header ?? ''}". If that name is yours, start it with --allow-host ${name}.`;
}

/** The name in a `Host` header (RFC 9110, section 7.2) without port and brackets. */
function nameOf(header = ''): string {
  const [, ipv6, name] = /^(?:\[([\da-f:.]+)\]|([\w.-]+))(?::\d+)?$/i.exec(header) ?? [];
  return (ipv6 ?? name ?? '').toLowerCase();
}
