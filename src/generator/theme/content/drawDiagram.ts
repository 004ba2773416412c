import type {ColorMode} from '../colorMode/useColorMode.ts';

/** What is used of Mermaid, which is a script of its own: it is far larger than all else. */
interface MermaidApi {
  initialize(settings: Record<string, unknown>): void;
  render(id: string, source: string): Promise<{svg: string}>;
}

let loading: Promise<MermaidApi> | undefined;
let last: Promise<unknown> = Promise.resolve();

/** Draws a diagram and returns it as SVG. One after the other: settings are the same for all. */
export function drawDiagram(id: string, source: string, mode: ColorMode): Promise<string> {
  const drawn = last.then(async () => {
    loading ??= loadMermaid();
    const mermaid = await loading;
    mermaid.initialize({
      startOnLoad: false,
      securityLevel: 'strict',
      suppressErrorRendering: true,
      theme: mode === 'dark' ? 'dark' : 'default',
      fontFamily: getComputedStyle(document.body).fontFamily,
    });
    return (await mermaid.render(id, source)).svg;
  });
  last = drawn.catch(() => undefined);
  return drawn;
}

function loadMermaid(): Promise<MermaidApi> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = new URL('@mermaid-js/tiny', import.meta.url).href;
    script.onload = () => {
      const {mermaid} = globalThis as typeof globalThis & {mermaid?: MermaidApi};
      if (mermaid) resolve(mermaid);
      else reject(new Error('Expected the script to define mermaid'));
    };
    script.onerror = () => {
      // The next diagram tries again.
      loading = undefined;
      reject(new Error(`${script.src} could not be loaded`));
    };
    document.head.append(script);
  });
}
