import Module from 'node:module';
import {resolveDependency} from '../files/packages/dependencies.ts';

/** What resolves every `require` of this process. */
interface Resolver {
  _resolveFilename(request: string, ...rest: unknown[]): string;
}

let isShared = false;

/**
 * Lets whatever requires `webpack` get the generator's: a site has a copy of its own, whose plugins do not fit into the
 * compiler of another version. It is not loaded before it is required.
 */
export function shareBundler(): void {
  if (isShared) return;
  isShared = true;
  const resolver = Module as unknown as Resolver;
  const {_resolveFilename: resolveFilename} = resolver;
  resolver._resolveFilename = (request, ...rest) =>
    (/^webpack(?:\/|$)/.test(request) ? ownModule(request) : undefined) ??
    resolveFilename.call(Module, request, ...rest);
}

/** Versions of webpack differ in their inner modules. */
function ownModule(request: string): string | undefined {
  try {
    return resolveDependency(request);
  } catch {
    return undefined;
  }
}
