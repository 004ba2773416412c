/** One rule of a style sheet: its selectors, and the enclosing conditions, such as `@media print`. */
export interface StyleRule {
  conditions: string[];
  /** One string for each selector; nested rules are expanded. */
  selectors: string[];
  /** The declarations, as written. */
  declarations: {name: string; value: string}[];
}

/** Reads the rules of a valid style sheet; mistakes are reported when it is bundled. */
export function readRules(css: string): StyleRule[] {
  const rules: StyleRule[] = [];
  readBlock(css.replace(/\/\*[\s\S]*?\*\//g, ''), 0, {conditions: [], selectors: []}, rules);
  return rules;
}

interface Context extends Pick<StyleRule, 'conditions' | 'selectors'> {
  /** Whether this is inside keyframes, fonts and the like, which contain no rules. */
  isOther?: boolean;
}

/** Reads to the end of a block and returns its position. */
function readBlock(css: string, start: number, context: Context, rules: StyleRule[]): number {
  const declarations: StyleRule['declarations'] = [];
  let begin = start;
  let index = start;
  const take = (): void => {
    const text = css.slice(begin, index).trim();
    const colon = text.indexOf(':');
    if (colon > 0 && context.selectors.length > 0 && !text.startsWith('@'))
      declarations.push({name: text.slice(0, colon).trim(), value: text.slice(colon + 1).trim()});
  };
  for (; index < css.length; index++) {
    const sign = css[index];
    if (sign === '"' || sign === "'" || sign === '(') index = endOfGroup(css, index);
    else if (sign === ';') {
      take();
      begin = index + 1;
    } else if (sign === '{') {
      index = readBlock(css, index + 1, contextOf(css.slice(begin, index).trim(), context), rules);
      begin = index + 1;
    } else if (sign === '}') break;
  }
  take();
  if (declarations.length > 0) rules.push({...context, declarations});
  return index;
}

function contextOf(prelude: string, context: Context): Context {
  if (context.isOther) return context;
  const {conditions, selectors} = context;
  if (prelude.startsWith('@')) {
    const isRule = /^@(?:media|supports|layer|container)\b/.test(prelude);
    return isRule
      ? {conditions: [...conditions, prelude], selectors}
      : {conditions, selectors: [], isOther: true};
  }
  const own = splitAtCommas(prelude);
  if (selectors.length === 0) return {conditions, selectors: own};
  const nested = selectors.flatMap((outer) =>
    own.map((inner) => (inner.includes('&') ? inner.replaceAll('&', outer) : `${outer} ${inner}`)),
  );
  return {conditions, selectors: nested};
}

function splitAtCommas(text: string): string[] {
  const parts: string[] = [];
  let begin = 0;
  for (let index = 0; index <= text.length; index++) {
    const sign = text[index];
    if (sign === '(' || sign === '"' || sign === "'") index = endOfGroup(text, index);
    else if (sign === ',' || sign === undefined) {
      const part = text.slice(begin, index).trim();
      if (part !== '') parts.push(part);
      begin = index + 1;
    }
  }
  return parts;
}

/** The index of the character that ends a quoted or parenthesized text. */
function endOfGroup(css: string, start: number): number {
  const open = css[start];
  for (let index = start + 1; index < css.length; index++) {
    const sign = css[index];
    if (sign === '\\') index++;
    else if (open !== '(' && sign === open) return index;
    else if (open === '(' && sign === ')') return index;
    else if (open === '(' && (sign === '(' || sign === '"' || sign === "'")) index = endOfGroup(css, index);
  }
  return css.length;
}
