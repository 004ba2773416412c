import {COMPONENTS_ADDRESS_VARIABLE, COMPONENTS_VARIABLE} from '../../shared/page/siteComponents.ts';
import type {Registry} from '../registry.ts';

/** What the scripts of a site whose components are bundled separately set globally. */
interface Scope {
  [COMPONENTS_VARIABLE]?: Registry;
  [COMPONENTS_ADDRESS_VARIABLE]?: string;
}

let loading: Promise<Registry> | undefined;

/**
 * Loads the registry of the site's components. A page that needs one of them preloads the script.
 *
 * @returns an empty registry if the site's components are in the app's
 * @throws when the script cannot be loaded
 */
export function loadComponents(): Promise<Registry> {
  const scope: Scope & typeof globalThis = globalThis;
  const address = scope[COMPONENTS_ADDRESS_VARIABLE];
  if (address === undefined) return Promise.resolve({});
  loading ??= runScript(address).then(
    () => scope[COMPONENTS_VARIABLE] ?? {},
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

function runScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`The script ${src} could not be loaded.`));
    script.src = src;
    document.head.append(script);
  });
}
