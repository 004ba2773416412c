import type {ElementContent, Properties, Root} from 'hast';
import {h, s} from 'hastscript';
import {type DefaultTreeAdapterTypes as Tree, html as names, parseFragment} from 'parse5';

/** Parses a piece of HTML, including its SVG, as a browser without scripts does. */
export function parseHtml(html: string): Root {
  return {type: 'root', children: contentsOf(parseFragment(html, {scriptingEnabled: false}))};
}

function contentsOf({childNodes}: Tree.ParentNode): ElementContent[] {
  const contents: ElementContent[] = [];
  for (const node of childNodes) {
    if ('tagName' in node) contents.push(elementOf(node));
    else if ('value' in node) contents.push({type: 'text', value: node.value});
    // There is no doctype in a fragment.
    else if ('data' in node) contents.push({type: 'comment', value: node.data});
  }
  return contents;
}

function elementOf(element: Tree.Element): ElementContent {
  const {tagName, namespaceURI, attrs} = element;
  const properties: Properties = {};
  for (const {prefix, name, value} of attrs) {
    if (!(name in Object.prototype)) properties[prefix ? `${prefix}:${name}` : name] = value;
  }
  const create = namespaceURI === names.NS.SVG ? s : h;
  return create(tagName, properties, contentsOf(isTemplate(element) ? element.content : element));
}

function isTemplate(element: Tree.Element): element is Tree.Template {
  return 'content' in element;
}
