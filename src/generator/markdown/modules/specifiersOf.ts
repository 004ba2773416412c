import type {Node, Program} from 'estree-jsx';
import type {Root} from 'mdast';
import type {Node as TreeNode} from 'unist';
import {isNode} from '../../files/code/isNode.ts';
import {positionOf} from '../../files/code/positionOf.ts';
import {walkEstree} from '../estree/estree.ts';

/** The specifier of one `import`, `export … from`, `import()` or `require()` of a source, and its position. */
export interface Specifier {
  specifier: string;
  /** The exported names that a statement imports; absent for `import()` and `require()`. */
  names?: string[];
  place?: {line: number; column: number};
}

/**
 * Lists the modules that a parsed source imports, in the order of the text: by its statements, and by the expressions
 * and attributes of its content. Prose, code and comments that only look like imports don't count.
 */
export function specifiersOf(tree: Root): Specifier[] {
  const found: Specifier[] = [];
  visit(tree, found);
  return found;
}

function visit(node: TreeNode, found: Specifier[]): void {
  const program = programIn(node);
  if (program) addSpecifiers(program, found);
  for (const child of [...listIn(node, 'attributes'), ...listIn(node, 'children')]) visit(child, found);
  // Returns the value of an attribute if it is an expression.
  if ('value' in node && isNode<TreeNode>(node.value)) visit(node.value, found);
}

function addSpecifiers(program: Program, found: Specifier[]): void {
  walkEstree(program, (node) => {
    const required = requiredBy(node);
    if (required !== undefined) found.push({specifier: required, place: positionOf(node)});
    if (
      node.type !== 'ImportDeclaration' &&
      node.type !== 'ExportNamedDeclaration' &&
      node.type !== 'ExportAllDeclaration' &&
      node.type !== 'ImportExpression'
    )
      return;
    const {source} = node;
    if (source?.type === 'Literal' && typeof source.value === 'string')
      found.push({specifier: source.value, ...namesIn(node), place: positionOf(source)});
  });
}

function namesIn(node: Node): Pick<Specifier, 'names'> {
  if (node.type !== 'ImportDeclaration' && node.type !== 'ExportNamedDeclaration') return {};
  const names = node.specifiers.flatMap((one) => {
    if (one.type === 'ImportDefaultSpecifier') return 'default';
    const name =
      one.type === 'ImportSpecifier' ? one.imported : one.type === 'ExportSpecifier' ? one.local : undefined;
    return name?.type === 'Identifier' ? name.name : [];
  });
  return names.length > 0 ? {names} : {};
}

/** What a call of `require` names; undefined for any other node. */
export function requiredBy(node: Node): string | undefined {
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier' || node.callee.name !== 'require')
    return undefined;
  const [argument] = node.arguments;
  return argument?.type === 'Literal' && typeof argument.value === 'string' ? argument.value : undefined;
}

/** Returns the code of an MDX node, which is already parsed. */
function programIn({data}: TreeNode): Program | undefined {
  const program: unknown = data && 'estree' in data ? data.estree : undefined;
  return isProgram(program) ? program : undefined;
}

function isProgram(value: unknown): value is Program {
  return isNode<TreeNode>(value) && value.type === 'Program';
}

function listIn(node: TreeNode, key: 'attributes' | 'children'): TreeNode[] {
  const list: unknown = Reflect.get(node, key);
  return Array.isArray(list) ? list.filter(isNode<TreeNode>) : [];
}
