import {decodeEntities} from '../../../shared/html/decodeEntities.ts';
import {type Box, diagramBoxes} from '../diagramBoxes.ts';
import {groupPart} from './flowchartParts.ts';
import {labelText} from './labelText.ts';
import {CIRCLE} from './writtenParts.ts';

const PARTS: Record<string, 'node' | 'line' | 'group' | 'note' | 'frame'> = {
  node: 'node',
  actor: 'node',
  'class-node': 'node',
  entity: 'node',
  edge: 'line',
  message: 'line',
  'class-relationship': 'line',
  'er-relationship': 'line',
  subgraph: 'group',
  note: 'note',
  block: 'frame',
};

/** Returns the parts that a static renderer's image shows, as `writtenParts` does for this type of diagram. */
export function renderedParts(type: string, svg: string): string[] {
  const isFlowchart = type.startsWith('flowchart');
  const series = new Set(svg.match(/class="xychart-(?:bar|line) xychart-color-\d+/g));
  const parts = [...svg.matchAll(/<(?:g|polyline) class="([\w-]+)"([^>]*)>/g)].flatMap(
    ([, name = '', attributes = '']) => {
      const part = PARTS[name];
      if (part === undefined) return [];
      const value = (attribute: string) =>
        decodeEntities(new RegExp(`\\sdata-${attribute}="([^"]*)"`).exec(attributes)?.[1] ?? '');
      const label = labelText(value('label'));
      if (isFlowchart) {
        if (part === 'node') return `node ${value('id')} ${value('shape')} ${label}`;
        if (part === 'group') return [];
        const heads = `${value('arrow-start')} ${value('arrow-end')}`;
        return `line ${value('from')} ${value('to')} ${value('style')} ${heads} ${label}`;
      }
      if (type === 'sequence' && part === 'node') return `node ${value('id')} ${value('type')} ${label}`;
      if (type === 'sequence' && part === 'line')
        return `line ${value('from')} ${value('to')} ${value('line-style')} ${value('arrow-head')} ${label}`;
      if (part === 'node') return /\sdata-shape="state-/.test(attributes) ? [] : `node ${value('id')}`;
      if (part !== 'line') return part;
      const [from, to] = name === 'er-relationship' ? ['entity1', 'entity2'] : ['from', 'to'];
      return `line ${endOf(value(from))} ${endOf(value(to))}`;
    },
  );
  return [...parts, ...(isFlowchart ? flowchartGroups(svg) : []), ...[...series].map(() => 'series')];
}

/** The renderer draws a node outside of its group if a line before the group mentions it. */
function flowchartGroups(svg: string): string[] {
  const shapes = [
    ...svg.matchAll(
      /<g class="(node|subgraph)" data-id="([^"]*)" data-label="([^"]*)"[^>]*>([\s\S]*?)<\/g>/g,
    ),
  ].flatMap(([, name, id = '', label = '', content = '']) => {
    const [box] = diagramBoxes(content);
    return box ? {name, id: decodeEntities(id), label: decodeEntities(label), box} : [];
  });
  const nodes = shapes.filter(({name}) => name === 'node');
  return shapes
    .filter(({name}) => name === 'subgraph')
    .map(({label, box}) =>
      groupPart(
        label,
        nodes.filter((node) => isWithin(node.box, box)).map(({id}) => id),
      ),
    );
}

function isWithin(inner: Box, outer: Box): boolean {
  const [x, y] = [(inner.left + inner.right) / 2, (inner.top + inner.bottom) / 2];
  return x > outer.left && x < outer.right && y > outer.top && y < outer.bottom;
}

/** The renderer numbers the circles at which states begin and end. */
function endOf(name: string): string {
  return /^_(?:start|end)\d*$/.test(name) ? CIRCLE : name;
}
