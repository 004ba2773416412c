import type {ImportExpression, Node, Program} from 'estree-jsx';
import type {Position} from 'unist';
import {positionOf} from '../../files/code/positionOf.ts';
import {bindImport, inlineImport} from '../modules/bindImport.ts';
import {checkAddresses} from './checkAddresses.ts';
import {expressionOf, patternNames, replaceNode, valueToExpression, walkEstree} from '../estree/estree.ts';
import {call, identifier, runtimeMember} from '../estree/estreeBuilders.ts';
import {freshName} from './freshName.ts';
import {isKnownComponent, KNOWN_COMPONENTS} from '../modules/knownComponents.ts';
import {nearest} from '../../shared/text/nearest.ts';
import {BROWSER_NAMES} from '../../shared/problems/browserNames.ts';
import {resolveImport} from '../modules/resolveImport.ts';
import {SCOPE_VALUES} from '../modules/scopeNames.ts';
import {requiredBy} from '../modules/specifiersOf.ts';
import {report, type SourceContext} from '../SourceContext.ts';
import {sourceLines} from '../sourceLines.ts';
import {LITERAL_BRACE} from '../syntax/explainSyntax.ts';
import {attributesAt, otherComponent} from '../syntax/otherMarkup.ts';

/** Names that any expression may use in addition to those that the page declares. */
const SCOPE_NAMES = new Set<string>([
  ...SCOPE_VALUES,
  'props',
  'toc',
  'undefined',
  'arguments',
  'require',
  'React',
]);

/**
 * Checks an expression that is left to run in the page, and makes it ready for that: `require` of data becomes the
 * data, `import()` becomes a call of the component registry. Names that nothing declares are errors.
 */
export function checkExpression(program: Program, source: SourceContext, place: Position | undefined): void {
  const declared = new Set(source.declared);
  walkEstree(program, (node) => {
    for (const name of declaredBy(node)) declared.add(name);
  });
  const expression = expressionOf(program);
  if (expression?.type === 'AssignmentExpression' && place !== undefined) {
    const {line, column} = place.start;
    const text = sourceLines(source)[line - 1] ?? '';
    const attributes = attributesAt(text.slice(column - 1), text);
    if (attributes) {
      report(source, 'error', place, attributes.message, attributes.hint);
      return;
    }
  }
  const names = expression ? evaluatedNames(expression) : [];
  walkEstree(program, (node) => {
    rewriteCall(node, source);
    checkAddresses(node, source, place);
    if (
      node.type === 'JSXOpeningElement' &&
      node.name.type === 'JSXIdentifier' &&
      /^[A-Z]/.test(node.name.name)
    ) {
      checkComponent(node.name.name, declared, source, positionOf(node) ?? place?.start);
    }
  });
  const unknown = names.find(
    (name) =>
      !declared.has(name) &&
      !source.bindings.has(name) &&
      !source.misplaced.has(name) &&
      !SCOPE_NAMES.has(name) &&
      !(name in globalThis) &&
      !isKnownComponent(name),
  );
  if (unknown === undefined) return;
  const near = nearest(unknown, [...declared, ...SCOPE_VALUES, 'props', 'toc']);
  const other = near === undefined ? LITERAL_BRACE : `Did you mean \`${near}\`?`;
  // A name alone may be a placeholder in the text.
  const needsBrowser = expression?.type !== 'Identifier' && BROWSER_NAMES.test(unknown);
  const hint = needsBrowser
    ? `Only browsers have \`${unknown}\`: write \`<BrowserOnly>{() => …}</BrowserOnly>\` around what needs it.`
    : other;
  const written = expression?.type === 'ObjectExpression' ? `{{${unknown}}}` : `{${unknown}}`;
  const message = `\`${written}\` is an expression, but nothing called \`${unknown}\` is declared here.`;
  report(source, 'error', place, message, hint);
}

/** Reports a component that is neither imported nor one of those that need no import. */
export function checkComponent(
  name: string,
  declared: ReadonlySet<string>,
  source: SourceContext,
  place: {line: number; column: number} | undefined,
): boolean {
  if (declared.has(name) || SCOPE_NAMES.has(name) || isKnownComponent(name)) return true;
  if (source.misplaced.has(name)) return false;
  if (source.page.options.ownComponents) return true;
  const own = [...declared].filter((other) => /^[A-Z]/.test(other));
  const near = nearest(name, [...KNOWN_COMPONENTS, ...own]);
  const other = otherComponent(name);
  const hint =
    other !== undefined && !own.some((one) => one === near)
      ? other
      : near === undefined
        ? `Import it, or use one of: ${KNOWN_COMPONENTS.join(', ')}. Write \`\\<\` for a literal bracket.`
        : `Did you mean \`<${near}>\`?`;
  report(
    source,
    'error',
    place,
    `The component \`<${name}>\` is not imported and is none of those that need no import.`,
    hint,
  );
  return false;
}

function rewriteCall(node: Node, source: SourceContext): void {
  if (node.type === 'ImportExpression') rewriteDynamicImport(node, source);
  // `.default` of an inlined value is the value itself.
  const isDefault =
    node.type === 'MemberExpression' &&
    node.property.type === 'Identifier' &&
    node.property.name === 'default';
  const required = isDefault ? node.object : node;
  if (
    required.type !== 'CallExpression' ||
    required.callee.type !== 'Identifier' ||
    required.callee.name !== 'require'
  )
    return;
  const specifier = requiredBy(required);
  const module =
    specifier === undefined ? undefined : requiredModule(specifier, source, positionOf(required));
  if (module !== undefined) {
    replaceNode(required, identifier(module));
    return;
  }
  const result = specifier === undefined ? undefined : inlineImport(specifier, source, positionOf(node));
  if (result === undefined) {
    const hint = 'Use an `import` statement at the top of the file.';
    report(source, 'error', positionOf(node), '`require` does not name a file here.', hint);
    return;
  }
  replaceNode(node, valueToExpression(result.value));
}

/** The name of the namespace import that replaces a `require` of a module with code. */
function requiredModule(
  specifier: string,
  source: SourceContext,
  place: {line: number; column: number} | undefined,
): string | undefined {
  const target = resolveImport(specifier, source.file, source.page.options.siteDir);
  if (target?.kind !== 'component' || target.file === undefined) return undefined;
  const local = freshName('_required', source);
  bindImport(specifier, [{imported: '*', local}], source, place);
  return local;
}

/** `import('./x')` becomes `_runtime.load('key')`; the component must be in the registry for that. */
function rewriteDynamicImport(node: ImportExpression, source: SourceContext): void {
  const specifier = node.source.type === 'Literal' ? String(node.source.value) : undefined;
  const target =
    specifier === undefined ? undefined : resolveImport(specifier, source.file, source.page.options.siteDir);
  if (target?.key === undefined) {
    const hint = 'Import a component file by its literal path, or use an `import` statement.';
    report(source, 'error', positionOf(node), '`import()` does not name a component here.', hint);
    return;
  }
  source.page.components.add(target.key);
  replaceNode(node, call(runtimeMember('load'), [valueToExpression(target.key)]));
}

/** The names that an expression reads whenever it is evaluated. */
function evaluatedNames(node: Node): string[] {
  switch (node.type) {
    case 'Identifier':
      return [node.name];
    case 'MemberExpression':
      return evaluatedNames(node.object);
    case 'ChainExpression':
      return evaluatedNames(node.expression);
    case 'CallExpression':
      return evaluatedNames(node.callee);
    case 'BinaryExpression':
      return [...evaluatedNames(node.left), ...evaluatedNames(node.right)];
    case 'LogicalExpression':
      return evaluatedNames(node.left);
    case 'ConditionalExpression':
      return evaluatedNames(node.test);
    case 'TemplateLiteral':
      return node.expressions.flatMap(evaluatedNames);
    case 'ObjectExpression':
      return node.properties.flatMap((one) =>
        evaluatedNames(one.type === 'SpreadElement' ? one.argument : one.value),
      );
    default:
      return [];
  }
}

function declaredBy(node: Node): string[] {
  switch (node.type) {
    case 'VariableDeclarator':
      return patternNames(node.id);
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return [
        ...(node.type !== 'ArrowFunctionExpression' && node.id ? [node.id.name] : []),
        ...node.params.flatMap(patternNames),
      ];
    case 'CatchClause':
      return node.param ? patternNames(node.param) : [];
    default:
      return [];
  }
}
