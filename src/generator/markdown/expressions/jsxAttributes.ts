import type {Expression} from 'estree-jsx';
import type {Element, Properties} from 'hast';
import type {Nodes as MdastNodes} from 'mdast';
import type {
  MdxJsxAttribute,
  MdxJsxFlowElement,
  MdxJsxFlowElementHast,
  MdxJsxTextElement,
} from 'mdast-util-mdx-jsx';
import {environmentOf} from './environment.ts';
import {programOf, valueToExpression} from '../estree/estree.ts';
import {type Environment, type Evaluated, evaluateProgram} from '../estree/evaluate.ts';
import type {SourceContext} from '../SourceContext.ts';

/** An element or component that the author wrote as JSX. */
export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** Whether a node is one, in a line or between paragraphs. */
export function isJsxElement(node: MdastNodes): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/**
 * The values of all attributes of a JSX element, or undefined when one of them is known only at run time. An attribute
 * without value is `true`.
 */
export function attributeValues(node: JsxElement, source: SourceContext): Map<string, unknown> | undefined {
  const values = new Map<string, unknown>();
  const environment = environmentOf(source);
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') return undefined;
    const result = attributeValue(attribute, environment);
    if (result === undefined) return undefined;
    values.set(attribute.name, result.value);
  }
  return values;
}

/** The value of one attribute, when it is known at build time. */
export function attributeValue({value}: MdxJsxAttribute, environment: Environment): Evaluated {
  if (value === null || value === undefined) return {value: true};
  if (typeof value === 'string') return {value};
  return value.data?.estree ? evaluateProgram(value.data.estree, environment) : undefined;
}

/** Attribute values as properties of an HTML element, or undefined when one needs React (objects, `ref`). */
export function toProperties(values: Map<string, unknown>): Properties | undefined {
  const properties: Properties = {};
  for (const [name, value] of values) {
    if (name === 'key' || name === 'suppressHydrationWarning') continue;
    if (name === 'ref' || name === 'children' || name === 'dangerouslySetInnerHTML') return undefined;
    if (name === 'style' && typeof value === 'object' && value !== null) properties.style = styleText(value);
    else if (value === null || value === undefined) continue;
    else if (
      typeof value === 'boolean' &&
      /^(?:aria-|data-|contentEditable$|draggable$|spellCheck$)/.test(name)
    ) {
      properties[name] = String(value);
    } else if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
      properties[name] = value;
    } else return undefined;
  }
  return properties;
}

const UNITLESS =
  /^(?:--.*|animationIterationCount|aspectRatio|borderImage\w*|columnCount|columns|fillOpacity|flex|flexGrow|flexShrink|fontWeight|grid(?:Area|Row|Column)\w*|lineClamp|lineHeight|opacity|order|orphans|scale|stopOpacity|strokeOpacity|strokeWidth|tabSize|widows|zIndex|zoom)$/;

function styleText(style: object): string {
  return Object.entries(style)
    .filter(([, value]) => value !== null && value !== undefined && value !== false && value !== '')
    .map(([name, value]) => {
      const property = name.startsWith('--')
        ? name
        : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/^ms-/, '-ms-');
      const unit =
        typeof value === 'number' &&
        value !== 0 &&
        !UNITLESS.test(
          name
            .replace(/^(?:Webkit|Moz|ms|O)(?=[A-Z])/, '')
            .replace(/^[A-Z]/, (letter) => letter.toLowerCase()),
        )
          ? 'px'
          : '';
      return `${property}:${String(value).trim()}${unit}`;
    })
    .join(';');
}

/** The properties of an element as attributes of JSX. */
export function jsxAttributes(element: Element): MdxJsxAttribute[] {
  const attributes: MdxJsxAttribute[] = [];
  for (const [name, value] of Object.entries(element.properties)) {
    if (value === null || value === undefined || value === false) continue;
    if (name === 'style')
      attributes.push(expressionAttribute('style', valueToExpression(styleObject(String(value)))));
    else if (value === true) attributes.push({type: 'mdxJsxAttribute', name: reactName(name), value: null});
    else {
      const text = Array.isArray(value) ? value.join(' ') : String(value);
      attributes.push({type: 'mdxJsxAttribute', name: reactName(name), value: text});
    }
  }
  return attributes;
}

/** Creates the call of one element whose content is an HTML string. */
export function innerHtmlElement(element: Element, html: string): MdxJsxFlowElementHast {
  const content = expressionAttribute('dangerouslySetInnerHTML', valueToExpression({__html: html}));
  return {
    type: 'mdxJsxFlowElement',
    name: element.tagName,
    attributes: [...jsxAttributes(element), content],
    children: [],
    data: {_mdxExplicitJsx: true},
  };
}

function expressionAttribute(name: string, expression: Expression): MdxJsxAttribute {
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {type: 'mdxJsxAttributeValueExpression', value: '', data: {estree: programOf(expression)}},
  };
}

/** Returns React's name of a property; `dataFoo` and `ariaLabel` are how Markdown's own converter writes them. */
function reactName(name: string): string {
  if (name === 'class') return 'className';
  if (name === 'for') return 'htmlFor';
  if (/^data[A-Z]/.test(name))
    return `data${name.slice(4).replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  if (/^aria[A-Z]/.test(name)) return `aria-${name.slice(4).toLowerCase()}`;
  return name;
}

function styleObject(style: string): Record<string, string> {
  const object: Record<string, string> = {};
  for (const declaration of style.split(/;(?![^(]*\))/)) {
    const colon = declaration.indexOf(':');
    if (colon === -1) continue;
    const name = declaration.slice(0, colon).trim();
    const property = name.startsWith('--')
      ? name
      : name.replace(/^-ms-/, 'ms-').replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
    object[property] = declaration.slice(colon + 1).trim();
  }
  return object;
}
