import type {NodePath, ParseResult, ParserOptions, PluginObj, types} from '@babel/core';
import {isAddressAttribute} from '../../shared/markup/isAddressAttribute.ts';
import {ASSET} from './fileNames.ts';
import {svgModule} from './svgModule.ts';

/** The query of an SVG that is imported as a component; without it, the import is the file's address. */
export const COMPONENT_QUERY = /^\?component$/;

/**
 * A Babel plugin for importing files that are not code, as in Docusaurus: `import Logo from './logo.svg'` and
 * `require('./logo.svg').default` are components; `import logo from './logo.svg'`, an attribute of an HTML element or
 * with the name of an address, and all other assets are addresses; and `!!raw-loader!./file` is text.
 *
 * @param options.isLoose Whether `logo` is a component too, unless it is only used as such an attribute.
 */
export function importFiles(_babel: unknown, {isLoose = false}: {isLoose?: boolean}): PluginObj {
  return {
    name: 'import-files',
    visitor: {
      ImportDeclaration({node: {source, specifiers}, scope}) {
        source.value = source.value.replace(/^!!raw-loader!(.+)$/, '$1?raw');
        const name = specifiers.find(({type}) => type === 'ImportDefaultSpecifier')?.local.name ?? '';
        if (!source.value.endsWith('.svg')) return;
        const uses = isLoose ? (scope.getBinding(name)?.referencePaths ?? []) : [];
        if (/^[A-Z]/.test(name) || uses.some((use) => !isAddress(use))) source.value += '?component';
      },
      MemberExpression(path) {
        const file = requiredFile(path.node);
        if (!file || !ASSET.test(file.value)) return;
        if (file.value.endsWith('.svg') && !isAddress(path)) file.value += '?component';
        // The module of such a file is its address.
        else path.replaceWith(path.node.object);
      },
    },
  };
}

/** The file of `require('file').default`. */
function requiredFile({object, property}: types.MemberExpression): types.StringLiteral | undefined {
  const isDefault = property.type === 'Identifier' && property.name === 'default';
  if (!isDefault || object.type !== 'CallExpression') return undefined;
  const {callee, arguments: args} = object;
  const [first] = args;
  const isRequire = callee.type === 'Identifier' && callee.name === 'require';
  return isRequire && first?.type === 'StringLiteral' ? first : undefined;
}

/** Whether an expression is the entire value of an attribute that is an address. */
function isAddress({parentPath}: NodePath): boolean {
  if (parentPath?.node.type !== 'JSXExpressionContainer' || parentPath.parent.type !== 'JSXAttribute')
    return false;
  const {name} = parentPath.parent;
  const element = parentPath.parentPath?.parent;
  const isOfComponent =
    element?.type === 'JSXOpeningElement' &&
    (element.name.type !== 'JSXIdentifier' || /^[A-Z]/.test(element.name.name));
  return !isOfComponent || isAddressAttribute(String(name.name));
}

type Parse = (source: string, options: ParserOptions) => ParseResult;

/** A plugin that overrides Babel's parser, which Babel's types don't cover. */
interface ParserPlugin extends PluginObj {
  parserOverride(source: string, options: ParserOptions, parse: Parse): ParseResult;
}

/** A Babel plugin that parses an SVG file as the module of its component. */
export function readDrawing(): ParserPlugin {
  return {
    name: 'read-drawing',
    visitor: {},
    parserOverride: (source, options, parse) => parse(svgModule(source), options),
  };
}
