import type {ExportNamedDeclaration, ImportDeclaration, Node} from 'estree-jsx';
import type {Nodes, Parents, Root} from 'mdast';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';
import type {VFile} from 'vfile';
import {positionOf} from '../../files/code/positionOf.ts';
import {environmentOf} from '../expressions/environment.ts';
import {patternNames} from '../estree/estree.ts';
import {evaluate} from '../estree/evaluate.ts';
import {bindImport} from '../modules/bindImport.ts';
import {checkExpression} from '../expressions/checkExpression.ts';
import {report, type SourceContext, type SourceInput, type SourceNames} from '../SourceContext.ts';

/**
 * Removes the imports and exports from the tree: imports become bindings (values, components, partials), literal
 * exports become values for evaluating expressions, and the rest is kept for the module.
 */
export function remarkModule() {
  return (tree: Root, file: VFile): void => {
    const {source} = file.data;
    if (source === undefined || source.role === 'preview') return;
    const programs = cutPrograms(tree);
    if (programs.length > 0) takeModule(programs, source);
  };
}

/** Removes the imports and exports from the top of a tree, and from elements and directives, whose lines begin there too. */
function cutPrograms(parent: Parents): MdxjsEsm[] {
  const programs = parent.children.flatMap((node) => {
    if (node.type === 'mdxjsEsm') return node;
    return node.type === 'mdxJsxFlowElement' || node.type === 'containerDirective' ? cutPrograms(node) : [];
  });
  const isKept = ({type}: Nodes) => type !== 'mdxjsEsm';
  if (!parent.children.every(isKept)) Object.assign(parent, {children: parent.children.filter(isKept)});
  return programs;
}

/** Adds the imports and exports of some nodes to the module of a source. */
export function takeModule(programs: readonly MdxjsEsm[], source: SourceContext): void {
  const statements = programs.flatMap((node) => node.data?.estree?.body ?? []);
  // Imports are hoisted, as in any module.
  for (const statement of statements)
    if (statement.type === 'ImportDeclaration') addImport(statement, source);
  let layout: number | undefined;
  for (const statement of statements) {
    if (statement.type === 'ImportDeclaration') continue;
    if (statement.type === 'ExportDefaultDeclaration') layout = checkLayout(statement, layout, source);
    if (statement.type === 'ExportNamedDeclaration') addExport(statement, source);
    else if (statement.type === 'ExportAllDeclaration') {
      report(
        source,
        'error',
        positionOf(statement),
        '`export * from` is not supported in Markdown.',
        "Name what you export: `export {a, b} from '…'`.",
      );
      continue;
    }
    source.statements.push(statement);
  }
  for (const statement of source.statements) {
    checkExpression({type: 'Program', sourceType: 'module', body: [statement]}, source, undefined);
  }
}

function addImport(node: ImportDeclaration, source: SourceContext): void {
  const specifier = String(node.source.value);
  const names = node.specifiers.map((item) => {
    const imported =
      item.type === 'ImportDefaultSpecifier'
        ? 'default'
        : item.type === 'ImportNamespaceSpecifier'
          ? '*'
          : nameOf(item.imported);
    declare(item.local.name, item, source);
    return {imported, local: item.local.name};
  });
  bindImport(specifier, names, source, positionOf(node.source));
}

/** `export {a as b} from 'x'` becomes an import of `a` as `b` and an export of `b`. */
function addExport(node: ExportNamedDeclaration, source: SourceContext): void {
  if (node.source) {
    const names = node.specifiers.map((item) => ({
      imported: nameOf(item.local),
      local: nameOf(item.exported),
    }));
    for (const {local} of names) declare(local, node, source);
    bindImport(String(node.source.value), names, source, positionOf(node.source));
    node.source = null;
    node.specifiers = names.map(({local}) => ({
      type: 'ExportSpecifier',
      local: {type: 'Identifier', name: local},
      exported: {type: 'Identifier', name: local},
    }));
    return;
  }
  const {declaration} = node;
  if (declaration?.type === 'FunctionDeclaration' || declaration?.type === 'ClassDeclaration') {
    declare(declaration.id.name, declaration, source);
  }
  if (declaration?.type !== 'VariableDeclaration') return;
  for (const {id, init} of declaration.declarations) {
    for (const name of patternNames(id)) declare(name, id, source);
    if (declaration.kind !== 'const' || id.type !== 'Identifier' || !init) continue;
    const result = evaluate(init, environmentOf(source));
    if (result !== undefined) source.values.set(id.name, result.value);
  }
}

/** A page has one layout, its default export. Returns the line of the first. */
function checkLayout(node: Node, former: number | undefined, source: SourceInput): number | undefined {
  const place = positionOf(node);
  if (former === undefined) return place?.line;
  const message = `The page has a default export in line ${former} already; a page has one layout.`;
  report(source, 'error', place, message, 'Remove one of the two, or export it by name.');
  return former;
}

function declare(name: string, node: Node, source: SourceInput & SourceNames): void {
  if (source.declared.has(name)) {
    report(
      source,
      'error',
      positionOf(node),
      `The name \`${name}\` is declared twice.`,
      'Remove one of the two, or rename it.',
    );
  }
  source.declared.add(name);
}

function nameOf(node: Node): string {
  return node.type === 'Identifier' ? node.name : 'value' in node ? String(node.value) : '';
}
