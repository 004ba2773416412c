import type {Properties} from 'hast';
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
  lazy?: boolean;
  /** Makes the tabs as wide as the text together. */
  block?: boolean;
  className?: string;
}

export interface TabData {
  value: string;
  /** By default the value. */
  label?: string;
  /** Attributes besides those that every tab has. */
  attributes?: TabAttributes;
}

/** Attributes by the names that React gives them. */
export type TabAttributes = Omit<Properties, 'className'> & {className?: string};

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
export function tabs<Leaf>({
  id,
  tabs: list,
  panels,
  selected,
  label: name,
  group,
  lazy,
  block,
  className,
}: TabsData<Leaf>): MarkupElement<Leaf> {
  const isSelected = ({value}: {value: string}): boolean => value === selected;
  // With no tab selected the first one takes the focus.
  const focusable = list.find(isSelected) ?? list[0];
  return element(
    'div',
    {
      className: classNames('tabs', className),
      'data-block': block ? 'true' : undefined,
      'data-tab-group': group,
    },
    [
      element(
        'ul',
        {
          className: ['tabs-list'],
          role: 'tablist',
          'aria-orientation': 'horizontal',
          'aria-label': name,
        },
        list.map((tab, index) =>
          element<Leaf>(
            'li',
            {
              ...tab.attributes,
              className: classNames('tab', tab.attributes?.className),
              role: 'tab',
              id: `${id}-tab-${index}`,
              'aria-controls': lazy && !isSelected(tab) ? undefined : `${id}-panel-${index}`,
              'aria-selected': String(isSelected(tab)),
              tabIndex: tab === focusable ? 0 : -1,
              'data-value': tab.value,
            },
            [text(tab.label ?? tab.value)],
          ),
        ),
      ),
      ...panels
        .filter((panel) => !lazy || isSelected(panel))
        .map((panel) => {
          const index = list.findIndex(({value}) => value === panel.value);
          return element(
            'div',
            {
              className: classNames('tab-panel', panel.className),
              role: 'tabpanel',
              id: `${id}-panel-${index}`,
              'aria-labelledby': `${id}-tab-${index}`,
              'data-label': list[index]?.label ?? panel.value,
              'data-value': panel.value,
              hidden: !isSelected(panel),
            },
            panel.children,
          );
        }),
    ],
  );
}
