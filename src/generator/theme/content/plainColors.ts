import type {ColorMode} from '../colorMode/useColorMode.ts';

/** The site's colors as variables of Mermaid's theme `base`, which derives the others from them. */
export function plainColors(mode: ColorMode): Record<string, string | boolean> {
  const page = currentColor('--bg');
  const box = currentColor('--bg-sunken');
  const text = currentColor('--text');
  const line = currentColor('--line-strong');
  return {
    darkMode: mode === 'dark',
    background: page,
    mainBkg: box,
    primaryColor: box,
    secondaryColor: box,
    tertiaryColor: page,
    primaryTextColor: text,
    secondaryTextColor: text,
    tertiaryTextColor: text,
    primaryBorderColor: line,
    secondaryBorderColor: line,
    tertiaryBorderColor: line,
    lineColor: line,
    edgeLabelBackground: page,
    clusterBkg: page,
    noteBkgColor: page,
    noteTextColor: text,
    noteBorderColor: line,
  };
}

/**
 * Returns what a custom property stands for now, as `#rrggbb`: Mermaid calculates with colors, and understands fewer notations
 * than style sheets have.
 */
function currentColor(property: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(${property})`;
  document.body.append(probe);
  const canvas = Object.assign(document.createElement('canvas'), {width: 1, height: 1});
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('Expected a canvas');
  context.fillStyle = getComputedStyle(probe).color;
  probe.remove();
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
