import {addMapping, GenMapping, toEncodedMap} from '@jridgewell/gen-mapping';
import {GENERATOR, type Generator, generate} from 'astring';
import type {CallExpression, Expression, Node, Program} from 'estree-jsx';
import type {Plugin} from 'unified';
import type {VFile} from 'vfile';
import {walkEstree} from '../estree/estree.ts';
import {call, runtimeMember} from '../estree/estreeBuilders.ts';

/** Beginning of the inline source map at the end of a traced module. */
export const MAP_START = '//# sourceMappingURL=data:application/json;base64,';

/** The function of a traced page's runtime that receives the value of each expression in the text. */
const CHECK_CHILD = 'checkChild';

export interface TraceSettings {
  /** Whether the module belongs to a page that is not traced: positions are then found with its source map. */
  isPlain?: boolean;
}

/**
 * Prints a page module that knows its source positions: it ends in an inline source map, which names files by their
 * path relative to the site folder, and the value of each expression is checked at its position. Comes last in a
 * pipeline.
 */
export const recmaTrace: Plugin<[TraceSettings?], Program, string> = function recmaTrace({
  isPlain = false,
} = {}) {
  this.compiler = (tree, file) => {
    // The tree of a page module is a program.
    const program = tree as Program;
    if (!isPlain) checkChildren(program);
    return print(program, file);
  };
};

/** `{value}` in the text becomes `_runtime.checkChild(value)`. */
function checkChildren(program: Program): void {
  walkEstree(program, (node) => {
    if (!isElement(node)) return;
    const [, props] = node.arguments;
    if (props?.type !== 'ObjectExpression') return;
    for (const property of props.properties) {
      if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
      if (property.key.name !== 'children') continue;
      const {value} = property;
      if (value.type === 'ArrayExpression' && node.callee.name === '_jsxs') {
        value.elements = value.elements.map((element) =>
          element && element.type !== 'SpreadElement' ? checked(element) : element,
        );
      } else if (isExpression(value)) property.value = checked(value);
    }
  });
}

function isElement(node: Node): node is CallExpression & {callee: {type: 'Identifier'; name: string}} {
  return (
    node.type === 'CallExpression' &&
    node.callee.type === 'Identifier' &&
    (node.callee.name === '_jsx' || node.callee.name === '_jsxs')
  );
}

function isExpression(node: Node): node is Expression {
  return !node.type.endsWith('Pattern');
}

function checked(value: Expression): Expression {
  if (isElement(value) || value.type === 'Literal' || !value.loc) return value;
  return {...call(runtimeMember(CHECK_CHILD), [value]), loc: value.loc};
}

function print(program: Program, file: VFile): string {
  const found: {offset: number; node: Node}[] = [];
  const handlers = Object.entries(GENERATOR).map(([type, handler]) => [
    type,
    function print(this: Generator, node: Node, state: {output: string}) {
      if (node.loc) found.push({offset: state.output.length, node});
      Reflect.apply(handler, this, [node, state]);
    },
  ]);
  const code = generate(program, {comments: true, generator: Object.fromEntries(handlers) as Generator});
  const map = new GenMapping();
  // `file.path` is absolute in sites with plugins of the compiler.
  const ownSource = file.data.source?.file ?? file.path;
  let line = 1;
  let lineStart = 0;
  // A node is recorded at its start, so that the offsets increase.
  for (const {offset, node} of found) {
    for (
      let end = code.indexOf('\n', lineStart);
      end !== -1 && end < offset;
      end = code.indexOf('\n', lineStart)
    ) {
      line++;
      lineStart = end + 1;
    }
    if (!node.loc) continue;
    const {source, start} = node.loc;
    const generated = {line, column: offset - lineStart};
    addMapping(map, {generated, original: start, source: source ?? ownSource});
  }
  const json = Buffer.from(JSON.stringify(toEncodedMap(map))).toString('base64');
  return `${code}\n${MAP_START}${json}\n`;
}
