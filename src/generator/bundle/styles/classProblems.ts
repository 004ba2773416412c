import {parseCode} from '../../files/code/parseCode.ts';
import {positionOf} from '../../files/code/positionOf.ts';
import {types} from '@babel/core';
import type {Position} from '../../shared/problems/Position.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import {nearest} from '../../shared/text/nearest.ts';
import {isStyleModule} from './isStyleModule.ts';
import {moduleNames} from './moduleNames.ts';

/**
 * Finds uses of classes that a CSS module does not define (`styles.nope`): they are `undefined`, and the element has no
 * class.
 *
 * @param code JavaScript or TypeScript.
 * @param file Relative to the site folder.
 * @param readStyles Returns the text of an imported CSS module; undefined if it does not exist.
 */
export function classProblems(
  code: string,
  file: string,
  readStyles: (request: string) => string | undefined,
): Problem[] {
  const program = parseScript(code);
  if (!program) return [];
  const modules = importedStyles(program, readStyles);
  const problems: Problem[] = [];
  types.traverseFast(program, (node) => {
    const used = modules.size > 0 ? usedClass(node) : undefined;
    const module = used && modules.get(used.of);
    if (!used || !module || module.names.has(used.name)) return;
    const near = nearest(used.name, module.names);
    problems.push({
      severity: 'error',
      file,
      ...used.place,
      message: `The class \`${used.name}\` is not in \`${module.request}\`.`,
      hint: near ? `Did you mean \`${near}\`?` : 'Add it there, or remove it here.',
    });
  });
  return problems;
}

function parseScript(code: string): types.Program | undefined {
  try {
    return parseCode(code, {sourceType: 'unambiguous', plugins: ['typescript', 'jsx']}).program;
  } catch {
    // The bundler reports the syntax error.
    return undefined;
  }
}

interface StyleModule {
  request: string;
  names: ReadonlySet<string>;
}

/** CSS modules by the local name of their import. */
function importedStyles(
  {body}: types.Program,
  readStyles: (request: string) => string | undefined,
): Map<string, StyleModule> {
  const modules = new Map<string, StyleModule>();
  for (const statement of body) {
    if (statement.type !== 'ImportDeclaration' || !isStyleModule(statement.source.value)) continue;
    const request = statement.source.value;
    const css = readStyles(request);
    const names = css === undefined ? undefined : moduleNames(css);
    if (!names) continue;
    for (const {type, local} of statement.specifiers) {
      if (type === 'ImportDefaultSpecifier') modules.set(local.name, {request, names});
    }
  }
  return modules;
}

interface UsedClass {
  /** The local name of the imported CSS module. */
  of: string;
  name: string;
  place: Position;
}

function usedClass(node: types.Node): UsedClass | undefined {
  if (node.type !== 'MemberExpression' && node.type !== 'OptionalMemberExpression') return undefined;
  const {object, property, computed} = node;
  const name = memberName(property, computed);
  const place = positionOf(property);
  if (object.type !== 'Identifier' || name === undefined || !place) return undefined;
  return {of: object.name, name, place};
}

function memberName(property: types.Node, isComputed: boolean): string | undefined {
  if (property.type === 'StringLiteral') return property.value;
  return property.type === 'Identifier' && !isComputed ? property.name : undefined;
}
