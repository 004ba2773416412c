import type {Properties} from 'hast';
import {classNames, element, type Markup, type MarkupElement, text} from './element.ts';

export interface TabsData<Leaf> {
  /** Prefix of the ids of the tabs and panels; unique on the page. */
  id: string;
  /** The tabs in the order of the list. */
  tabs: readonly TabData[];
  /** The panels in the order of the page; one whose value matches no tab is never shown, several of one value together. */
  panels: readonly TabPanelData<Leaf>[];
  /** Value of the tab that is selected at first, or null for none. */
  selected: string | null;
  /** What the tabs choose, for screen readers. */
  label?: string;
  /**
   * Group of tabs that React does not render: `installStaticTabs` switches them and remembers the choice under this
   * name.
   */
  group?: string;
  /** Leaves out the panels that are not selected. */
  lazy?: boolean;
  /** Makes the tabs together as wide as the text. */
  block?: boolean;
  className?: string;
}

export interface TabData {
  value: string;
  /** By default the value. */
  label?: string;
  /** Attributes in addition to those of every tab. */
  attributes?: TabAttributes;
}

/** Attributes under the names that React uses. */
export type TabAttributes = Omit<Properties, 'className'> & {className?: string};

export interface TabPanelData<Leaf> {
  /** The value of its tab. */
  value: string;
  className?: string;
  children: Markup<Leaf>[];
}

/**
 * Tabs that follow the pattern of the ARIA Authoring Practices. Without JavaScript every panel is shown, below its
 * label, which the style sheet reads from an attribute.
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
  // If no tab is selected, the first one is focusable.
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
        .map((panel, position, shown) => {
          const index = list.findIndex(({value}) => value === panel.value);
          const isNamed = index !== -1 && shown.findIndex(({value}) => value === panel.value) === position;
          return element(
            'div',
            {
              className: classNames('tab-panel', panel.className),
              role: 'tabpanel',
              id: isNamed ? `${id}-panel-${index}` : undefined,
              'aria-labelledby': index === -1 ? undefined : `${id}-tab-${index}`,
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
