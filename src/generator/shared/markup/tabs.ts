import {classNames, element, type Markup, type MarkupElement, text} from './element.ts';

export interface TabsData<Leaf> {
  /** What the ids of the tabs and panels begin with; no other tabs of the page have it. */
  id: string;
  /** The tabs in the order of the list. */
  tabs: readonly TabData[];
  /** The panels in the order of the page; one whose value no tab has is never shown. */
  panels: readonly TabPanelData<Leaf>[];
  /** Value of the tab that is selected at first, or null for none. */
  selected: string | null;
  /** What the tabs choose, for screen readers. */
  label?: string;
  /** Group of tabs that are not React's: `installStaticTabs` works them and remembers the choice under this name. */
  group?: string;
  /** Leaves out the panels that are not selected. */
  isLazy?: boolean;
  /** Makes the tabs as wide as the text together. */
  isBlock?: boolean;
  className?: string;
}

export interface TabData {
  value: string;
  /** By default the value. */
  label?: string;
  className?: string;
}

export interface TabPanelData<Leaf> {
  /** The value of its tab. */
  value: string;
  className?: string;
  children: Markup<Leaf>[];
}

/**
 * Tabs by the pattern of the ARIA authoring practices. Without JavaScript every panel shows, under the label that the
 * style sheet reads from it.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export function tabs<Leaf>(data: TabsData<Leaf>): MarkupElement<Leaf> {
  const {group, isBlock, className, label, panels, isLazy, selected} = data;
  const shown = panels.filter(({value}) => !isLazy || value === selected);
  return element(
    'div',
    {
      className: classNames('tabs', className),
      dataBlock: isBlock ? 'true' : undefined,
      dataTabGroup: group,
    },
    [
      element(
        'ul',
        {className: ['tabs-list'], role: 'tablist', ariaOrientation: 'horizontal', ariaLabel: label},
        data.tabs.map((tab, index) => tabElement<Leaf>(tab, index, data)),
      ),
      ...shown.map((panel) => panelElement(panel, data)),
    ],
  );
}

function tabElement<Leaf>(
  {value, label = value, className}: TabData,
  index: number,
  {id, tabs, selected, isLazy}: TabsData<Leaf>,
): MarkupElement<Leaf> {
  const isSelected = value === selected;
  // With no tab selected the first one takes the focus.
  const focusable = tabs.some((tab) => tab.value === selected) ? selected : tabs[0]?.value;
  return element<Leaf>(
    'li',
    {
      className: classNames('tab', className),
      role: 'tab',
      id: `${id}-tab-${index}`,
      ariaControls: isLazy && !isSelected ? undefined : [`${id}-panel-${index}`],
      ariaSelected: String(isSelected),
      tabIndex: value === focusable ? 0 : -1,
      dataValue: value,
    },
    [text(label)],
  );
}

function panelElement<Leaf>(
  {value, className, children}: TabPanelData<Leaf>,
  {id, tabs, selected}: TabsData<Leaf>,
): MarkupElement<Leaf> {
  const index = tabs.findIndex((tab) => tab.value === value);
  return element(
    'div',
    {
      className: classNames('tab-panel', className),
      role: 'tabpanel',
      id: `${id}-panel-${index}`,
      ariaLabelledBy: [`${id}-tab-${index}`],
      dataLabel: tabs[index]?.label ?? value,
      dataValue: value,
      hidden: value !== selected,
    },
    children,
  );
}
