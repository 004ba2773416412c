import type {Directive, Expression, ModuleDeclaration, Program, Statement} from 'estree-jsx';
import {collectNames, valueToExpression, walkEstree} from '../estree/estree.ts';
import {
  awaited,
  call,
  declare,
  declarePattern,
  exported,
  identifier,
  member,
  property,
  RUNTIME,
  runtimeMember,
} from '../estree/estreeBuilders.ts';
import {elementComponent} from '../../shared/markup/ownElements.ts';
import {KNOWN_COMPONENTS} from './knownComponents.ts';
import {SCOPE_VALUES, scopeValue, tocValue} from './scopeNames.ts';
import type {Binding, SourceContext} from '../SourceContext.ts';

/**
 * Writes what precedes the content of a page module: only the imports that the content and the exports mention,
 * components loaded in parallel, the components that need no import, `frontMatter`, `toc` and the like.
 *
 * @param mentioned every name that the expressions and JSX of the content use
 * @param tags of those, the names of JSX tags
 */
export function buildModule(
  source: SourceContext,
  mentioned: Set<string>,
  tags: Set<string>,
): Program['body'] {
  const names = new Set(mentioned);
  for (const statement of source.statements) collectNames(statement, names);
  const used = [...source.bindings].filter(([name]) => names.has(name));
  const loads = new Map<string, [local: string, imported: string][]>(
    source.sideEffects.map((key) => [key, []]),
  );
  const values: [string, Binding & {kind: 'value'}][] = [];
  const partials = new Map<Extract<Binding, {kind: 'partial'}>['partial'], [string, string][]>();
  for (const [local, binding] of used) {
    if (binding.kind === 'component') append(loads, binding.key, [local, binding.imported]);
    else if (binding.kind === 'partial') append(partials, binding.partial, [local, binding.imported]);
    else values.push([local, binding]);
  }
  for (const key of loads.keys()) source.page.components.add(key);
  const known = componentsWithoutImport(source, names, tags);
  for (const name of known) source.page.knownComponents.add(name);
  const body: (Directive | Statement | ModuleDeclaration)[] = [
    declare(RUNTIME, member(identifier('arguments'), 0)),
  ];
  if (loads.size > 0) body.push(loadComponents([...loads]));
  for (const [partial, locals] of partials)
    body.push(...bindLocals(locals, runPartial(partial.body(), partial.source.file)));
  for (const [local, binding] of values) {
    const {image, value, isComponent = tags.has(local)} = binding;
    const isDrawn = image !== undefined && isComponent;
    body.push(declare(local, isDrawn ? imageComponent(image) : valueToExpression(value)));
  }
  if (known.length > 0) {
    body.push(
      declarePattern(
        known.map((name) => [name, name]),
        runtimeMember('components'),
      ),
    );
  }
  for (const name of SCOPE_VALUES) {
    const known = names.has(name) ? scopeValue(name, source) : undefined;
    if (known) body.push(declare(name, valueToExpression(known.value)));
  }
  if (names.has('toc') && !source.declared.has('toc')) {
    body.push(exported(declare('toc', valueToExpression(tocValue(source.toc)))));
  }
  return [...body, ...source.statements];
}

/** Returns the components that the module takes from the runtime: the built-in ones and those of the site. */
function componentsWithoutImport(source: SourceContext, names: Set<string>, tags: Set<string>): string[] {
  const {bindings, declared, page} = source;
  const isFree = (name: string): boolean => !declared.has(name) && !bindings.has(name);
  const known = KNOWN_COMPONENTS.filter((name) => names.has(name) && !declared.has(name));
  const isOwn = (name: string): boolean =>
    /^[A-Z]/.test(name) && isFree(name) && !known.some((one) => one === name);
  const {ownComponents, ownElements = []} = page.options;
  // Without components for names in Markdown, the site may still have some for elements.
  const elements = new Set(ownElements.map(elementComponent));
  return [...known, ...[...tags].filter((name) => isOwn(name) && (ownComponents || elements.has(name)))];
}

function append<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}

/** `const [{default: A}, {b}] = await Promise.all([_runtime.load('a'), _runtime.load('b')])` */
function loadComponents(loads: [key: string, locals: [string, string][]][]): Statement {
  const calls = loads.map(([key]): Expression => call(runtimeMember('load'), [valueToExpression(key)]));
  return {
    type: 'VariableDeclaration',
    kind: 'const',
    declarations: [
      {
        type: 'VariableDeclarator',
        id: {type: 'ArrayPattern', elements: loads.map((_, index) => identifier(`_module${index}`))},
        init: awaited(
          call(member(identifier('Promise'), 'all'), [{type: 'ArrayExpression', elements: calls}]),
        ),
      },
      ...loads.flatMap(([, locals], index) =>
        locals.map(([local, imported]) => ({
          type: 'VariableDeclarator' as const,
          id: identifier(local),
          init:
            imported === '*'
              ? identifier(`_module${index}`)
              : member(identifier(`_module${index}`), imported),
        })),
      ),
    ],
  };
}

function bindLocals(locals: [local: string, imported: string][], init: Expression): Statement[] {
  const whole = locals.filter(([, imported]) => imported === '*').map(([local]) => local);
  const named = locals.filter(([, imported]) => imported !== '*');
  const [first, ...rest] = whole;
  if (first === undefined)
    return [
      declarePattern(
        named.map(([local, imported]) => [imported, local]),
        init,
      ),
    ];
  return [
    declare(first, init),
    ...rest.map((local) => declare(local, identifier(first))),
    ...(named.length === 0
      ? []
      : [
          declarePattern(
            named.map(([local, imported]) => [imported, local]),
            identifier(first),
          ),
        ]),
  ];
}

/** MDX knows its own functions by these names, and would confuse those of a partial with the page's. */
const RENAMED = new Map([
  ['MDXContent', 'PartialContent'],
  ['_createMdxContent', '_createPartialContent'],
]);

/** `await (async function () { … })(_runtime)`: a partial's module inside that of its importer. */
function runPartial(body: Program['body'], file: string): Expression {
  for (const statement of body) {
    walkEstree(statement, (node) => {
      // A nested partial has declared its own.
      if (node.loc) node.loc.source ??= file;
      if (node.type === 'Identifier') node.name = RENAMED.get(node.name) ?? node.name;
    });
  }
  const statements = body.filter(
    (node): node is Directive | Statement =>
      !node.type.startsWith('Export') && node.type !== 'ImportDeclaration',
  );
  return awaited(
    call(
      {
        type: 'FunctionExpression',
        id: null,
        params: [],
        async: true,
        generator: false,
        body: {type: 'BlockStatement', body: statements},
      },
      [identifier(RUNTIME)],
    ),
  );
}

/** An imported image that is used as a tag: `<Logo className="big"/>`. */
function imageComponent(src: string): Expression {
  const properties = {
    type: 'ObjectExpression' as const,
    properties: [
      property('src', valueToExpression(src)),
      property('alt', valueToExpression('')),
      {type: 'SpreadElement' as const, argument: identifier('props')},
    ],
  };
  return {
    type: 'ArrowFunctionExpression',
    expression: true,
    params: [identifier('props')],
    body: call(runtimeMember('jsx'), [valueToExpression('img'), properties]),
  };
}
