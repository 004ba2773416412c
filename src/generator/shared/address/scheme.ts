/** Whether an address begins with a scheme (RFC 3986, section 3.1), such as `https:` or `mailto:`. */
export function hasScheme(address: string): boolean {
  return /^[a-z][a-z\d+.-]*:/i.test(address);
}

/**
 * Whether an address names a host without a scheme (`//host`); browsers treat a backslash as a slash (URL standard).
 */
export function hasHost(address: string): boolean {
  return /^[/\\]{2}/.test(address);
}
