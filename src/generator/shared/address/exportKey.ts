/** Separates the name of a module from that of its missing export. */
const MARK = '#';

/** How the stand-in for a missing export is requested: it is a module. */
export function exportKey(request: string, name: string): string {
  return request + MARK + name;
}

/** The module and the export that such a request names; the export is absent for any other request. */
export function splitExportKey(request: string): {module: string; name?: string} {
  const [module = '', name] = request.split(MARK);
  return {module, ...(name !== undefined && {name})};
}
