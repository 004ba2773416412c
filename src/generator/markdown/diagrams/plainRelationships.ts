/** Cardinalities in words (Mermaid, entity relationship diagrams) → as the renderer reads them. */
const CARDINALITIES: Record<string, string> = {
  'one or zero': '|o',
  'zero or one': '|o',
  'one or more': '|{',
  'one or many': '|{',
  'many(1)': '|{',
  '1+': '|{',
  'zero or more': 'o{',
  'zero or many': 'o{',
  'many(0)': 'o{',
  '0+': 'o{',
  'only one': '||',
  one: '||',
  '1': '||',
};

const WORDS = Object.keys(CARDINALITIES).map((words) => words.replace(/[()+]/g, '\\$&'));
const CARDINALITY = String.raw`[|}]o|o[|{}]|\|[|{]|\}\||(?<=\s)(?:${WORDS.join('|')})(?=\s)`;
const LINE = String.raw`--|\.\.|\.-|-\.|(?<=\s)(?:optionally to|to)(?=\s)`;
const NAME = String.raw`[\p{L}\p{N}_-]*[\p{L}\p{N}_]`;

const RELATIONSHIP = new RegExp(
  String.raw`^([ \t]*${NAME}[ \t]*)(${CARDINALITY})([ \t]*)(${LINE})([ \t]*)(${CARDINALITY})[ \t]*(${NAME})[ \t]*(:.*)$`,
  'u',
);

/** An entity whose attributes are on one line, which may be none. */
const ENTITY = new RegExp(String.raw`^([ \t]*${NAME})[ \t]*(?:\{([^{}]*)\})?[ \t]*$`, 'u');

/**
 * Writes the statements of an entity relationship diagram as the static renderer reads them: cardinalities and lines in
 * signs, spaces between names and signs, attributes on lines of their own.
 */
export function plainRelationships(text: string): string {
  let isInside = false;
  const plain = (line: string, index: number): string => {
    if (isInside) {
      isInside = !/^[ \t]*\}/.test(line);
      return line;
    }
    isInside = /\{[ \t]*$/.test(line);
    if (isInside || index === 0) return line;
    const written = line.replace(/:::[\w,-]+/g, '');
    const [, from, left = '', , way = '', , right = '', to, label] = RELATIONSHIP.exec(written) ?? [];
    if (from !== undefined) {
      const drawn = /optionally|\./.test(way) ? '..' : '--';
      return `${from.trimEnd()} ${cardinality(left)}${drawn}${cardinality(right)} ${to} ${label}`;
    }
    const [, entity, attributes = ''] = ENTITY.exec(written) ?? [];
    return entity === undefined ? written : `${entity} {\n${attributes.trim()}\n}`;
  };
  const [, start = ''] = /^(\s*)/.exec(text) ?? [];
  return start + text.slice(start.length).split('\n').map(plain).join('\n');
}

/** The renderer knows the signs of either side only in the direction in which those at the right are written. */
function cardinality(written: string): string {
  return CARDINALITIES[written] ?? written.replace('}o', 'o{').replace('o}', 'o{');
}
