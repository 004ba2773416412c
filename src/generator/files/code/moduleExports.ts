import {parseCode} from './parseCode.ts';
import type {types} from '@babel/core';

const COMMON_JS = /\bmodule\.exports\b|\bexports[.[]|\bexport\s*=/;

/**
 * The names that a module exports, including `default` but without types, which don't exist at runtime.
 *
 * @param source Text of a JavaScript or TypeScript file.
 * @returns undefined when they cannot be determined from the text: for CommonJS, `export *`, and files that do not
 * parse.
 */
export function moduleExports(source: string): string[] | undefined {
  const statements = parseModule(source);
  if (!statements || COMMON_JS.test(source)) return undefined;
  const types = localTypes(statements);
  const names: string[] = [];
  for (const statement of statements) {
    if (statement.type === 'ExportAllDeclaration' || statement.type === 'TSExportAssignment')
      return undefined;
    if (statement.type === 'ExportDefaultDeclaration' && !isType(statement.declaration))
      names.push('default');
    if (statement.type !== 'ExportNamedDeclaration' || statement.exportKind === 'type') continue;
    for (const specifier of statement.specifiers) {
      const {exported} = specifier;
      if (specifier.type === 'ExportSpecifier') {
        const isLocal = !statement.source && types.has(specifier.local.name);
        if (specifier.exportKind === 'type' || isLocal) continue;
      }
      names.push(exported.type === 'StringLiteral' ? exported.value : exported.name);
    }
    if (statement.declaration && !isType(statement.declaration))
      names.push(...declaredNames(statement.declaration));
  }
  return names;
}

/** Names that a module declares or imports only as types. */
function localTypes(statements: readonly types.Statement[]): Set<string> {
  const names = new Set<string>();
  const values = new Set<string>();
  for (const statement of statements) {
    if (statement.type === 'ImportDeclaration') {
      for (const {local, ...specifier} of statement.specifiers) {
        const isTyped = specifier.type === 'ImportSpecifier' && specifier.importKind === 'type';
        (isTyped || statement.importKind === 'type' ? names : values).add(local.name);
      }
      continue;
    }
    const declaration =
      statement.type === 'ExportNamedDeclaration' ? (statement.declaration ?? statement) : statement;
    if (isType(declaration)) names.add(declaration.id.name);
    else for (const name of declaredNames(declaration)) values.add(name);
  }
  return new Set([...names].filter((name) => !values.has(name)));
}

function isType(node: types.Node): node is types.TSInterfaceDeclaration | types.TSTypeAliasDeclaration {
  return node.type === 'TSInterfaceDeclaration' || node.type === 'TSTypeAliasDeclaration';
}

/** Whether a text that seems to export a name may export a type by it. */
export function mayBeType(source: string, name: string): boolean {
  return name !== 'default' && mayExport(source, name) && mayExportType(source, name);
}

/** Whether a text seems to export a type with the given name. May match a comment, but never misses an export. */
function mayExportType(source: string, name: string): boolean {
  const whole = `(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`;
  return new RegExp(`\\b(?:interface|type)\\s[^;=]*?${whole}`).test(source);
}

/**
 * Whether a text seems to export a name; much faster than determining the actual exports. May match a comment or a
 * string, but never misses an export.
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
    return parseCode(source, {sourceType: 'module', plugins: ['typescript', 'jsx'], errorRecovery: true})
      .program.body;
  } catch {
    // The bundler reports the mistake.
    return undefined;
  }
}

function declaredNames(declaration: types.Statement): string[] {
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
