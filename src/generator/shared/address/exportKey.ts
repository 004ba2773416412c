/** Separates the name of a module from that of an export which it lacks. */
const MARK = '#';

/** How an export that a module lacks is requested, as if it were a module: what stands for it is one. */
export function exportKey(request: string, name: string): string {
  return request + MARK + name;
}

/** The module and the export that such a request names; the export is absent for any other request. */
export function splitExportKey(request: string): {module: string; name?: string} {
  const [module = '', name] = request.split(MARK);
  return {module, ...(name !== undefined && {name})};
}
