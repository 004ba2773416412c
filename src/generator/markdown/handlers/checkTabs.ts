import type {Nodes} from 'mdast';
import {isComment} from '../syntax/comments.ts';
import {isDuplicateValue, isUnknownDefault, lacksParameterName} from '../../shared/markup/tabsRules.ts';
import type {TabItemOptions, TabsOptions} from '../../shared/markup/TabsOptions.ts';
import {isRecord} from '../../shared/invariants/isRecord.ts';
import {listNames} from '../../shared/text/listNames.ts';
import {nearest} from '../../shared/text/nearest.ts';
import type {JsxElement} from '../estree/jsxAttributes.ts';
import {attributeValues} from '../estree/jsxAttributes.ts';
import {type Binding, report, type SourceContext} from '../SourceContext.ts';

const TABS_OPTIONS: Record<keyof TabsOptions, true> = {
  defaultValue: true,
  values: true,
  groupId: true,
  queryString: true,
  lazy: true,
  block: true,
  className: true,
};

const TAB_ITEM_OPTIONS: Record<keyof TabItemOptions, true> = {
  value: true,
  label: true,
  default: true,
  className: true,
  attributes: true,
};

const OPTIONS: Record<string, string[]> = {
  Tabs: Object.keys(TABS_OPTIONS),
  TabItem: Object.keys(TAB_ITEM_OPTIONS),
};

/** Properties of both that are not options; Docusaurus allows `hidden` on items. */
const OTHER_PROPERTIES = ['hidden', 'children', 'key'];

/**
 * Checks `<Tabs>` and `<TabItem>`: misspelled properties would have no effect without a message, and an item without a
 * value, a duplicate value or a default that is not a value breaks the page.
 */
export function checkTabs(
  node: JsxElement,
  name: string,
  binding: Binding | undefined,
  source: SourceContext,
): void {
  const options = OPTIONS[name];
  const isOurs = binding === undefined || (binding.kind === 'component' && binding.key === `@theme/${name}`);
  if (!options || !isOurs || (binding === undefined && source.declared.has(name))) return;
  const known = [...options, ...OTHER_PROPERTIES];
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || known.includes(attribute.name)) continue;
    const near = nearest(attribute.name, known);
    const hint = near ? `Did you mean \`${near}\`?` : `It has ${listNames(options)}.`;
    const place = attribute.position ?? node.position;
    report(source, 'warning', place, `\`<${name}>\` has no property \`${attribute.name}\`.`, hint);
  }
  if (name !== 'Tabs') return;
  checkParameter(node, source);
  checkContent(node, source);
  checkValues(node, source);
}

/** Without a name there is no URL parameter to keep the choice in. */
function checkParameter(node: JsxElement, source: SourceContext): void {
  const values = attributeValues(node, source);
  if (!lacksParameterName(values?.get('queryString'), values?.get('groupId') ?? undefined)) return;
  const message = '`<Tabs queryString>` has no `groupId` to name the parameter of the address after.';
  report(
    source,
    'error',
    node.position,
    message,
    'Add a `groupId`, or write the name: `queryString="system"`.',
  );
}

function checkContent(node: {children: JsxElement['children']}, source: SourceContext): void {
  for (const child of node.children) {
    if (child.type === 'paragraph') checkContent(child, source);
    else if (!mayHoldTabs(child)) {
      const message = 'Only `<TabItem>` may be directly inside of `<Tabs>`.';
      report(source, 'error', child.position, message, 'Move this into one of the tabs, or out of them.');
    }
  }
}

/** Custom tags may render nothing, and expressions may return anything. */
function mayHoldTabs(node: Nodes): boolean {
  if (node.type === 'text') return node.value.trim() === '';
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
    return node.name === null || /^[A-Z]/.test(node.name);
  return node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression' || isComment(node);
}

function checkValues(node: JsxElement, source: SourceContext): void {
  const items: {value: string; position: JsxElement['position']}[] = [];
  let isComplete = true;
  for (const item of itemsOf(node)) {
    const attributes = attributeValues(item, source);
    const value = attributes?.get('value');
    if (attributes && !attributes.has('value')) {
      const message = 'This `<TabItem>` has no `value`.';
      report(source, 'error', item.position, message, 'Give it one that no other tab has: `value="npm"`.');
    }
    if (typeof value !== 'string') {
      isComplete = false;
      continue;
    }
    items.push({value, position: item.position});
    const values = items.map((one) => one.value);
    if (isDuplicateValue(value, items.length - 1, values)) {
      const line = items[values.indexOf(value)]?.position?.start.line;
      const message = `Duplicate tab value \`${value}\`: the tab in line ${line} has the same one.`;
      report(source, 'error', item.position, message, 'Give each tab its own value.');
    }
  }
  const tabs = attributeValues(node, source);
  checkList(items, tabs?.get('values'), source);
  const wanted = tabs?.get('defaultValue');
  const values = [...new Set(items.map(({value}) => value))];
  const isOpen = !isComplete || node.attributes.some(isValues);
  if (isOpen || typeof wanted !== 'string' || !isUnknownDefault(wanted, values)) return;
  const near = nearest(wanted, values);
  const hint = near ? `Did you mean \`${near}\`?` : `The tabs are ${listNames(values)}.`;
  report(source, 'error', node.position, `The \`defaultValue\` \`${wanted}\` is the value of no tab.`, hint);
}

/** With `values`, only the tabs in it can be selected. */
function checkList(
  items: readonly {value: string; position: JsxElement['position']}[],
  list: unknown,
  source: SourceContext,
): void {
  if (!Array.isArray(list)) return;
  const listed = list.map((entry) => (isRecord(entry) ? entry.value : undefined));
  if (!listed.every((value) => typeof value === 'string')) return;
  for (const {value, position} of items) {
    if (listed.includes(value)) continue;
    const message = `No reader can select this tab: the \`values\` of \`<Tabs>\` lack \`${value}\`.`;
    report(
      source,
      'warning',
      position,
      message,
      `Add \`{label: '…', value: '${value}'}\` to them, or remove the tab.`,
    );
  }
}

function isValues(attribute: JsxElement['attributes'][number]): boolean {
  return attribute.type === 'mdxJsxExpressionAttribute' || attribute.name === 'values';
}

/** Returns the items of tabs; MDX puts those on one line into a paragraph. */
function itemsOf(node: {children: JsxElement['children']}): JsxElement[] {
  return node.children.flatMap((child): JsxElement[] => {
    if (child.type === 'paragraph') return itemsOf(child);
    const isJsx = child.type === 'mdxJsxFlowElement' || child.type === 'mdxJsxTextElement';
    return isJsx && child.name === 'TabItem' ? [child] : [];
  });
}
