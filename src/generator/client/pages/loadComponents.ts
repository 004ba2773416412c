import {COMPONENTS_VARIABLE} from '../../shared/page/siteComponents.ts';
import type {Registry} from '../registry.ts';

/** What the script of a site whose components are bundled separately sets globally. */
interface Scope {
  [COMPONENTS_VARIABLE]?: Registry;
}

let address: string | undefined;
let loading: Promise<Registry> | undefined;

/**
 * Notes which script has the components of a page.
 *
 * @param script Its address; undefined if the page has none.
 * @returns false if the components of another version of the site are loaded already
 */
export function noteComponents(script: string | undefined): boolean {
  if (script === undefined || script === address) return true;
  if (loading) return false;
  address = script;
  return true;
}

/**
 * Loads the registry of the site's components. A page that needs one of them preloads the script.
 *
 * @returns an empty registry if the site's components are in the app's
 * @throws when the script cannot be loaded
 */
export function loadComponents(): Promise<Registry> {
  const scope: Scope & typeof globalThis = globalThis;
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
