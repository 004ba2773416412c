import type {NodePath, PluginObj, types as t} from '@babel/core';

/** Modules that export `translate`: the theme, and Docusaurus' name for that part of it. */
const EXPORTS_TRANSLATE = /\/(?:Translate|theme)$/;

/**
 * A Babel plugin for `translate()` at the top level of a module, which runs once, while its components are rendered in
 * several languages: the value of a property becomes a getter, and a constant becomes its value wherever it is used.
 */
export function postponeTranslations({types}: {types: typeof t}): PluginObj {
  return {
    name: 'postpone-translations',
    visitor: {
      CallExpression(call) {
        if (call.getFunctionParent() || !isTranslate(call)) return;
        const value = call.find(isValueOfProperty);
        if (!value) return spreadConstant(call, types);
        const property = value.parentPath as NodePath<t.ObjectProperty>;
        const {key, computed} = property.node;
        const body = types.blockStatement([types.returnStatement(value.node as t.Expression)]);
        property.replaceWith(types.objectMethod('get', key as t.Expression, [], body, computed));
      },
    },
  };
}

function isTranslate(call: NodePath<t.CallExpression>): boolean {
  const callee = call.get('callee');
  const specifier = callee.isIdentifier() ? callee.scope.getBinding(callee.node.name)?.path : undefined;
  return (
    specifier?.isImportSpecifier() === true &&
    specifier.get('imported').isIdentifier({name: 'translate'}) &&
    specifier.parentPath.isImportDeclaration() &&
    EXPORTS_TRANSLATE.test(specifier.parentPath.node.source.value)
  );
}

function isValueOfProperty({key, parentPath}: NodePath): boolean {
  return (
    key === 'value' && parentPath?.isObjectProperty() === true && parentPath.parentPath.isObjectExpression()
  );
}

/** An exported constant stays as it is: its other uses are not known. */
function spreadConstant(call: NodePath<t.CallExpression>, {cloneNode}: typeof t): void {
  const value = call.find(({parentPath}) => !parentPath?.isArrayExpression());
  const declarator = value?.parentPath;
  if (!value || !declarator?.isVariableDeclarator()) return;
  const id = declarator.get('id');
  const binding = id.isIdentifier() ? id.scope.getBinding(id.node.name) : undefined;
  const uses = binding?.constant ? binding.referencePaths : [];
  for (const use of uses) if (use.isIdentifier()) use.replaceWith(cloneNode(value.node));
}
