import type {NodePath, PluginObj, types} from '@babel/core';

/** React functions that have no side effects. */
const PURE = new Set(['createContext', 'createElement', 'forwardRef', 'lazy', 'memo']);

/** How packages check the version of React. */
const MAJOR = /^parseInt\(\w+\.version\.split\((["'])\.\1\)\[0\], 10\)$/;

/** A large class in Helmet that only older versions of React need. The theme never passes an instance of it. */
const NEVER_PASSED = 'HelmetData';

/**
 * A Babel plugin for published packages that lets a minifier remove unused components. It marks the React calls
 * that create components as pure; removes names for React's developer tools; and moves assignments that follow a class
 * into the class, because whatever has a property assigned counts as used. Code for other versions of React becomes
 * dead once the version is known.
 */
export function markPure(_: object, {reactVersion}: {reactVersion: string}): PluginObj {
  return {
    name: 'mark-pure',
    visitor: {
      CallExpression(path) {
        if (path.get('callee').isIdentifier({name: 'parseInt'}) && MAJOR.test(path.toString()))
          path.replaceWithSourceString(String(Number.parseInt(reactVersion, 10)));
      },
      BinaryExpression(path) {
        if (path.node.operator === 'instanceof' && path.get('right').isIdentifier({name: NEVER_PASSED}))
          path.replaceWithSourceString('true');
      },
      Program(program) {
        for (const statement of program.get('body')) {
          if (statement.isVariableDeclaration()) statement.get('declarations').forEach(markCall);
          else if (statement.isExpressionStatement()) dropProperty(statement);
        }
      },
    },
  };
}

function markCall(declarator: NodePath<types.VariableDeclarator>): void {
  const init = declarator.get('init');
  if (!init.isCallExpression() || init.node.leadingComments) return;
  const callee = init.get('callee');
  const property = callee.isMemberExpression({computed: false}) ? callee.get('property') : undefined;
  if (property?.isIdentifier() && PURE.has(property.node.name)) init.addComment('leading', '#__PURE__');
}

/** Removes `object.property = value;` if the object doesn't need it or can get it in another way. */
function dropProperty(statement: NodePath<types.ExpressionStatement>): void {
  const {expression} = statement.node;
  if (expression.type !== 'AssignmentExpression' || expression.left.type !== 'MemberExpression') return;
  const {object, property, computed} = expression.left;
  if (object.type !== 'Identifier' || property.type !== 'Identifier' || computed) return;
  const owner = declaredClass(statement.getPrevSibling(), object.name);
  if (property.name !== 'displayName') {
    if (!owner) return;
    owner.body.body.push({
      type: 'ClassProperty',
      static: true,
      computed: false,
      key: property,
      value: expression.right,
    });
  }
  statement.remove();
}

/** The class that a statement declares under the given name. */
function declaredClass({node}: NodePath, name: string): types.Class | undefined {
  if (node?.type === 'ClassDeclaration') return node.id?.name === name ? node : undefined;
  if (node?.type !== 'VariableDeclaration') return undefined;
  const init = node.declarations.find(({id}) => id.type === 'Identifier' && id.name === name)?.init;
  return init?.type === 'ClassExpression' ? init : undefined;
}
