import type {ColorMode} from '../colorMode/useColorMode.ts';
import {plainColors} from './plainColors.ts';

/** The part of Mermaid's API that is used. Mermaid is a separate script, far larger than everything else. */
interface MermaidApi {
  initialize(settings: Record<string, unknown>): void;
  render(id: string, source: string): Promise<{svg: string}>;
}

/** The editions of Mermaid, by the address of the script. */
const editions = new Map<string, Promise<MermaidApi>>();
let last: Promise<unknown> = Promise.resolve();

/**
 * Renders a diagram and returns it as SVG. Diagrams are rendered one after the other, since Mermaid's settings are
 * global.
 *
 * @param isPlain Whether it has the site's colors.
 * @param getScript Returns the address of Mermaid.
 */
export function drawDiagram(
  id: string,
  source: string,
  {
    mode,
    isPlain,
    getScript = smallScript,
  }: {mode: ColorMode; isPlain: boolean; getScript: (() => string) | undefined},
): Promise<string> {
  const drawn = last.then(async () => {
    const address = getScript();
    const loading = editions.get(address) ?? loadMermaid(address);
    editions.set(address, loading);
    const mermaid = await loading;
    mermaid.initialize({
      startOnLoad: false,
      securityLevel: 'strict',
      suppressErrorRendering: true,
      ...(isPlain
        ? {theme: 'base', themeVariables: plainColors(mode)}
        : {theme: mode === 'dark' ? 'dark' : 'default', themeVariables: {}}),
      fontFamily: getComputedStyle(document.body).fontFamily,
    });
    return (await mermaid.render(id, source)).svg;
  });
  last = drawn.catch(() => undefined);
  return drawn;
}

function smallScript(): string {
  return new URL('@mermaid-js/tiny', import.meta.url).href;
}

function loadMermaid(address: string): Promise<MermaidApi> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.onload = () => {
      const {mermaid} = globalThis as typeof globalThis & {mermaid?: MermaidApi};
      if (mermaid) resolve(mermaid);
      else reject(new Error('Expected the script to define mermaid'));
    };
    script.onerror = () => {
      // The next diagram tries again.
      editions.delete(address);
      reject(new Error(`${script.src} could not be loaded`));
    };
    document.head.append(script);
  });
}
