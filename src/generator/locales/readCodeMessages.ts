import {parseCode} from '../files/code/parseCode.ts';
import {positionOf} from '../files/code/positionOf.ts';
import {walkCode} from '../files/code/walkCode.ts';
import type {types as t} from '@babel/core';
import type {Problem} from '../shared/problems/Problem.ts';
import type {TranslationMessage} from './Words.ts';

export interface CodeMessages {
  messages: Record<string, TranslationMessage>;
  problems: Problem[];
}

/**
 * Reads the messages of `<Translate>` and `translate()` in a module, whatever names it imports them under. A module
 * that does not parse has none; the bundler reports why.
 *
 * @returns Messages by id, and a warning for each that is only known at run time
 */
export function readCodeMessages(code: string, file: string): CodeMessages {
  const found: CodeMessages = {messages: {}, problems: []};
  if (!/\b[Tt]ranslate\b/.test(code)) return found;
  const ast = parseModule(code);
  if (!ast) return found;
  const names = importedNames(ast.program.body);
  walkCode(ast.program, (node) => {
    const isText = node.type === 'JSXElement' && names.get(jsxName(node)) === 'Translate';
    const isCall =
      node.type === 'CallExpression' &&
      node.callee.type === 'Identifier' &&
      names.get(node.callee.name) === 'translate';
    if (!isText && !isCall) return;
    const {id, message, description, isStatic} = isText
      ? readElement(node)
      : readCall(node as t.CallExpression);
    if (!isStatic) found.problems.push(unknownMessage(node, file, isText ? '<Translate>' : 'translate()'));
    else if (id || message) {
      found.messages[id || message] ??= {message: message || id, ...(description && {description})};
    }
  });
  return found;
}

interface FoundMessage {
  id: string;
  message: string;
  description: string;
  isStatic: boolean;
}

function parseModule(code: string): t.File | undefined {
  try {
    return parseCode(code, {sourceType: 'module', plugins: ['jsx', 'typescript'], errorRecovery: true});
  } catch {
    // TypeScript's generic arrow functions would be read as JSX.
    try {
      return parseCode(code, {sourceType: 'module', plugins: ['typescript'], errorRecovery: true});
    } catch {
      return undefined;
    }
  }
}

/** Maps the names that a module imports to `Translate` or `translate`. */
function importedNames(body: readonly t.Statement[]): Map<string, 'Translate' | 'translate'> {
  const names = new Map<string, 'Translate' | 'translate'>();
  for (const statement of body) {
    if (statement.type !== 'ImportDeclaration') continue;
    for (const one of statement.specifiers) {
      const {name} = one.local;
      if (one.type === 'ImportDefaultSpecifier' && /\/Translate$/.test(statement.source.value))
        names.set(name, 'Translate');
      if (one.type !== 'ImportSpecifier') continue;
      const imported = one.imported.type === 'Identifier' ? one.imported.name : one.imported.value;
      if (imported === 'Translate' || imported === 'translate') names.set(name, imported);
    }
  }
  return names;
}

function jsxName({openingElement: {name}}: t.JSXElement): string {
  return name.type === 'JSXIdentifier' ? name.name : '';
}

function readElement({openingElement, children}: t.JSXElement): FoundMessage {
  const texts = new Map<string, string | undefined>();
  for (const one of openingElement.attributes) {
    if (one.type === 'JSXAttribute') texts.set(String(one.name.name), textOf(one.value ?? undefined));
  }
  const parts = children.map((child) => (child.type === 'JSXText' ? collapse(child.value) : textOf(child)));
  return toMessage(texts.get('id'), parts.every((part) => part !== undefined) ? parts.join('') : undefined, {
    description: texts.get('description'),
    hasId: texts.has('id'),
  });
}

function readCall({arguments: [options]}: t.CallExpression): FoundMessage {
  if (options?.type !== 'ObjectExpression') return toMessage('', undefined, {hasId: false});
  const texts = new Map<string, string | undefined>();
  for (const one of options.properties) {
    if (one.type === 'ObjectProperty' && one.key.type === 'Identifier')
      texts.set(one.key.name, textOf(one.value));
  }
  return toMessage(texts.get('id'), texts.has('message') ? texts.get('message') : '', {
    description: texts.get('description'),
    hasId: texts.has('id'),
  });
}

/** Creates a message; id and text are undefined if they are only known at run time. */
function toMessage(
  id: string | undefined,
  message: string | undefined,
  {description = '', hasId}: {description?: string | undefined; hasId: boolean},
): FoundMessage {
  const isStatic = message !== undefined && (id !== undefined || !hasId);
  return {id: id ?? '', message: message ?? '', description, isStatic};
}

/** A text that is literal in the code: a string, a template without values, or a concatenation of these. */
function textOf(node: t.Node | undefined): string | undefined {
  switch (node?.type) {
    case 'StringLiteral':
      return node.value;
    case 'JSXExpressionContainer':
      return textOf(node.expression);
    case 'JSXEmptyExpression':
      return '';
    case 'TemplateLiteral':
      return node.expressions.length === 0 ? (node.quasis[0]?.value.cooked ?? undefined) : undefined;
    case 'BinaryExpression': {
      const [left, right] = node.operator === '+' ? [textOf(node.left), textOf(node.right)] : [];
      return left === undefined || right === undefined ? undefined : left + right;
    }
    default:
      return undefined;
  }
}

/** A text between tags as JSX reads it: lines are trimmed and joined with a space. */
function collapse(text: string): string {
  const lines = text.split(/\r?\n/);
  return lines
    .map((line, index) => {
      const start = index === 0 ? line : line.trimStart();
      return index === lines.length - 1 ? start : start.trimEnd();
    })
    .filter((line) => line !== '')
    .join(' ');
}

function unknownMessage(call: t.Node, file: string, what: string): Problem {
  return {
    severity: 'warning',
    file,
    ...positionOf(call),
    message: `The message of \`${what}\` is only known at run time, so it is not in any translation file.`,
    hint: 'Write id and message as string literals, and pass what changes as `values`.',
  };
}
