/** Whether an attribute of a component is an address by its name, such as `src`, `srcDark` and `href`. */
export function isAddressAttribute(name: string): boolean {
  return /^(?:src|href)/.test(name);
}
