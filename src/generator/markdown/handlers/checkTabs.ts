import type {Nodes, Root} from 'mdast';
import {THEME_MODULE} from '../../files/packages/ownPackage.ts';
import {isComment} from '../syntax/comments.ts';
import {isDuplicateValue, isUnknownDefault, lacksParameterName} from '../../shared/markup/tabsRules.ts';
import type {TabItemOptions, TabsOptions} from '../../shared/markup/TabsOptions.ts';
import {isRecord} from '../../shared/invariants/isRecord.ts';
import {listNames} from '../../shared/text/listNames.ts';
import {nearest} from '../../shared/text/nearest.ts';
import {attributeValues, isJsxElement, type JsxElement} from '../expressions/jsxAttributes.ts';
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

/** The options of `<Tabs>`, if all of them are known at build time. */
type Values = ReturnType<typeof attributeValues>;

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
  if (!options || !isOurs(name, binding, source)) return;
  const known = [...options, ...OTHER_PROPERTIES];
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || known.includes(attribute.name)) continue;
    const near = nearest(attribute.name, known);
    const hint = near ? `Did you mean \`${near}\`?` : `It has ${listNames(options)}.`;
    const place = attribute.position ?? node.position;
    report(source, 'warning', place, `\`<${name}>\` has no property \`${attribute.name}\`.`, hint);
  }
  if (name !== 'Tabs') return;
  const values = attributeValues(node, source);
  checkParameter(node, values, source);
  checkEmpty(node, source);
  checkContent(node, source);
  checkValues(node, values, source);
}

/** Whether a name is that of the theme's component. */
export function isOurs(name: string, binding: Binding | undefined, source: SourceContext): boolean {
  if (binding === undefined) return !source.declared.has(name);
  if (binding.kind !== 'component') return false;
  const {key, imported} = binding;
  return (
    [`@theme/${name}`, `@docusaurus/${name}`].includes(key) || (key === THEME_MODULE && imported === name)
  );
}

/**
 * Reports tabs that are in no `<Tabs>`. Any other component around them may have one; so may what shows a partial, or
 * calls an expression.
 */
export function checkLooseTabs(tree: Root, source: SourceContext): void {
  if (source.role === 'partial' || !source.text.includes('<TabItem')) return;
  if (!isOurs('TabItem', source.bindings.get('TabItem'), source)) return;
  const visit = (node: Nodes): void => {
    if (isJsxElement(node)) {
      if (node.name === 'TabItem') {
        const message = '`<TabItem>` is not inside of `<Tabs>`, so it is no tab.';
        report(source, 'warning', node.position, message, 'Put it between `<Tabs>` and `</Tabs>`.');
        return;
      }
      if (/^[A-Z]|\./.test(node.name ?? '')) return;
    }
    if ('children' in node) for (const child of node.children) visit(child);
  };
  visit(tree);
}

/** Without a name there is no URL parameter to keep the choice in. */
function checkParameter(node: JsxElement, values: Values, source: SourceContext): void {
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

/** Reports tabs without a tab, unless something else may add them. */
function checkEmpty({attributes, children, position}: JsxElement, source: SourceContext): void {
  if (maySet(attributes, 'children', 'values') || children.some((child) => !isComment(child))) return;
  report(source, 'warning', position, '`<Tabs>` has no tabs.', 'Put a `<TabItem>` for each tab into it.');
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
  if (isJsxElement(node)) return node.name === null || /^[A-Z]/.test(node.name);
  return node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression' || isComment(node);
}

function checkValues(node: JsxElement, options: Values, source: SourceContext): void {
  const items: {value: string; position: JsxElement['position']}[] = [];
  let isComplete = true;
  let first: number | undefined;
  const hasValues = maySet(node.attributes, 'values');
  for (const item of itemsOf(node)) {
    const attributes = attributeValues(item, source);
    const value = attributes?.get('value');
    if (attributes && !attributes.has('value')) {
      const message = 'This `<TabItem>` has no `value`.';
      report(source, 'error', item.position, message, 'Give it one that no other tab has: `value="npm"`.');
    }
    if (attributes?.get('default') === true) {
      const line = item.position?.start.line;
      const message = `Only one tab can be the \`default\`: the one in line ${first} is shown first.`;
      if (first !== undefined)
        report(source, 'warning', item.position, message, 'Remove `default` from one of them.');
      first ??= line;
    }
    if (typeof value !== 'string') {
      isComplete = false;
      continue;
    }
    items.push({value, position: item.position});
    const values = items.map((one) => one.value);
    // With `values`, items of the same value are one tab, which shows them together.
    if (!hasValues && isDuplicateValue(value, items.length - 1, values)) {
      const line = items[values.indexOf(value)]?.position?.start.line;
      const message = `Duplicate tab value \`${value}\`: the tab in line ${line} has the same one.`;
      report(source, 'error', item.position, message, 'Give each tab its own value.');
    }
  }
  checkList(node, items, options?.get('values'), source);
  const wanted = options?.get('defaultValue');
  const values = [...new Set(items.map(({value}) => value))];
  const isOpen = !isComplete || hasValues;
  if (isOpen || typeof wanted !== 'string' || !isUnknownDefault(wanted, values)) return;
  const near = nearest(wanted, values);
  const hint = near ? `Did you mean \`${near}\`?` : `The tabs are ${listNames(values)}.`;
  report(source, 'error', node.position, `The \`defaultValue\` \`${wanted}\` is the value of no tab.`, hint);
}

/** With `values`, only the tabs in it can be selected. */
function checkList(
  tabs: JsxElement,
  items: readonly {value: string; position: JsxElement['position']}[],
  list: unknown,
  source: SourceContext,
): void {
  if (!Array.isArray(list)) return;
  const listed = list.map((entry) => (isRecord(entry) ? entry.value : undefined));
  if (!listed.every((value) => typeof value === 'string')) return;
  const duplicate = listed.find(isDuplicateValue);
  if (duplicate !== undefined) {
    const message = `The \`values\` of \`<Tabs>\` have \`${duplicate}\` twice.`;
    report(source, 'error', tabs.position, message, 'Give each tab its own value.');
  }
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

/** Whether one of these properties is set, or may be by a spread. */
function maySet(attributes: JsxElement['attributes'], ...names: string[]): boolean {
  return attributes.some((one) => one.type === 'mdxJsxExpressionAttribute' || names.includes(one.name));
}

/** Returns the items of tabs; MDX puts those on one line into a paragraph. */
function itemsOf(node: {children: JsxElement['children']}): JsxElement[] {
  return node.children.flatMap((child): JsxElement[] => {
    if (child.type === 'paragraph') return itemsOf(child);
    return isJsxElement(child) && child.name === 'TabItem' ? [child] : [];
  });
}
