import type {Node} from 'estree-jsx';
import {isAddressAttribute} from '../../shared/markup/isAddressAttribute.ts';
import {environmentOf} from './environment.ts';
import {expressionOf, replaceNode} from '../estree/estree.ts';
import {identifier} from '../estree/estreeBuilders.ts';
import {evaluate} from '../estree/evaluate.ts';
import {freshName} from './freshName.ts';
import type {JsxElement} from './jsxAttributes.ts';
import type {SourceContext} from '../SourceContext.ts';
import {requiredBy} from '../modules/specifiersOf.ts';

/**
 * Makes an SVG that is the value of a component's attribute a component, as in the code of a site:
 * `Icon={require('./a.svg').default}`, or `Icon={Logo}` with `import Logo from './logo.svg'`.
 */
export function bindDrawings({attributes}: JsxElement, source: SourceContext): void {
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || isAddressAttribute(attribute.name)) continue;
    const expression = typeof attribute.value === 'object' && expressionOf(attribute.value?.data?.estree);
    const address = expression ? drawingOf(expression, source) : undefined;
    if (!expression || address === undefined) continue;
    const local = freshName('_drawing', source);
    source.bindings.set(local, {kind: 'value', value: address, image: address, isComponent: true});
    replaceNode(expression, identifier(local));
  }
}

/** The address of the SVG that an expression is, if it stands for a component. */
function drawingOf(expression: Node, source: SourceContext): string | undefined {
  if (expression.type === 'Identifier') {
    const binding = /^[A-Z]/.test(expression.name) ? source.bindings.get(expression.name) : undefined;
    return binding?.kind === 'value' && binding.image?.endsWith('.svg') ? binding.image : undefined;
  }
  if (expression.type !== 'MemberExpression' || !requiredBy(expression.object)?.endsWith('.svg'))
    return undefined;
  const value = evaluate(expression, environmentOf(source))?.value;
  return typeof value === 'string' ? value : undefined;
}
