import {parse} from '@babel/parser';
import type {types} from '@babel/core';

const COMMON_JS = /\bmodule\.exports\b|\bexports[.[]|\bexport\s*=/;

/**
 * The names that a module exports, `default` among them.
 *
 * @param source Text of a JavaScript or TypeScript file.
 * @returns Nothing when they are not in the text: of CommonJS, of `export *`, and of a file that does not parse.
 */
export function moduleExports(source: string): string[] | undefined {
  const statements = parseModule(source);
  if (!statements || COMMON_JS.test(source)) return undefined;
  const names: string[] = [];
  for (const statement of statements) {
    if (statement.type === 'ExportAllDeclaration' || statement.type === 'TSExportAssignment')
      return undefined;
    if (statement.type === 'ExportDefaultDeclaration') names.push('default');
    if (statement.type !== 'ExportNamedDeclaration') continue;
    for (const {exported} of statement.specifiers)
      names.push(exported.type === 'StringLiteral' ? exported.value : exported.name);
    if (statement.declaration) names.push(...declaredNames(statement.declaration));
  }
  return names;
}

/**
 * Whether a text looks as if it exported a name, which is known much sooner than what it exports in fact. May say so of a
 * comment or a string, and never denies it of an export.
 */
export function mayExport(source: string, name: string): boolean {
  if (/\bexport\s*\*/.test(source) || COMMON_JS.test(source)) return true;
  if (name === 'default') return /\bexport\s+default\b|\bas\s+(?:default\b|['"]default['"])/.test(source);
  const whole = `(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`;
  return new RegExp(
    `\\bexport\\s+(?!default\\b)[^{};=]*?${whole}|\\bexport\\s*\\{[^}]*?${whole}(?!\\s+as\\b)`,
  ).test(source);
}

function parseModule(source: string): types.Statement[] | undefined {
  try {
    return parse(source, {sourceType: 'module', plugins: ['typescript', 'jsx'], errorRecovery: true}).program
      .body;
  } catch {
    // The bundler reports the mistake.
    return undefined;
  }
}

function declaredNames(declaration: types.Declaration): string[] {
  if (declaration.type === 'VariableDeclaration')
    return declaration.declarations.flatMap(({id}) => patternNames(id));
  return 'id' in declaration && declaration.id?.type === 'Identifier' ? [declaration.id.name] : [];
}

function patternNames(pattern: types.Node | null): string[] {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        patternNames(property.type === 'RestElement' ? property.argument : property.value),
      );
    case 'ArrayPattern':
      return pattern.elements.flatMap(patternNames);
    case 'AssignmentPattern':
      return patternNames(pattern.left);
    case 'RestElement':
      return patternNames(pattern.argument);
    default:
      return [];
  }
}
