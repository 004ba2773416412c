import type {KeyboardEvent, ReactNode} from 'react';
import {useCallback, useId, useRef} from 'react';
import {flushSync} from 'react-dom';
import {tabForKey} from './tabKeys.ts';
import {getInitialTab, getTabItems, type TabValue} from './tabs.ts';
import {useHashTarget, useTabChoice} from './useTabChoice.ts';

interface TabsProps {
  children?: ReactNode;
  /** `null`: no tab is selected at first. */
  defaultValue?: string | null;
  /** Labels and order of the tabs, where they are not those of the items. */
  values?: TabValue[];
  groupId?: string;
  /** True: the parameter of the address is named as the group. */
  queryString?: boolean | string;
  /** Draws only the selected panel. */
  lazy?: boolean;
  /** Makes the tabs as wide as the text together. */
  block?: boolean;
  className?: string;
}

/** Tabs by the pattern of the ARIA authoring practices; options as in Docusaurus. Without JavaScript every panel shows. */
export function Tabs({
  children,
  defaultValue,
  values,
  groupId,
  queryString = false,
  lazy = false,
  block = false,
  className,
}: TabsProps): ReactNode {
  if (queryString === true && groupId === undefined) {
    throw new Error('<Tabs queryString> needs a groupId, or the name of the parameter as its value.');
  }
  const items = getTabItems(children);
  const tabs: TabValue[] = values ?? items.map((item) => item.props);
  const [selected, select] = useTabChoice({
    initial: getInitialTab(tabs, defaultValue),
    values: tabs.map((tab) => tab.value),
    groupId,
    parameter: queryString === true ? groupId : queryString || undefined,
  });
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  useHashTarget(useCallback((target) => revealInPanel(target, list.current, select), [select]));

  const choose = (index: number): void => {
    const tab = tabs[index];
    if (!tab) {
      return;
    }
    const element = list.current?.children.item(index);
    keepInPlace(list.current, () => select(tab.value));
    if (element instanceof HTMLElement) {
      element.focus({preventScroll: true});
    }
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const current = tabs.findIndex((tab) => tab.value === event.currentTarget.getAttribute('data-value'));
    const next = tabForKey(event.key, current, tabs.length);
    if (next !== undefined) {
      event.preventDefault();
      choose(next);
    }
  };
  // With no tab selected the first one takes the focus.
  const focusable = tabs.some((tab) => tab.value === selected) ? selected : tabs[0]?.value;
  return (
    <div className={className ? `tabs ${className}` : 'tabs'} data-block={block || undefined}>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the markup that Docusaurus sites style */}
      <ul className="tabs-list" role="tablist" ref={list} aria-orientation="horizontal">
        {tabs.map(({value, label = value, attributes}, index) => (
          <li
            key={value}
            {...attributes}
            className={`tab ${typeof attributes?.className === 'string' ? attributes.className : ''}`.trim()}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: as the list above
            role="tab"
            id={`${id}-tab-${index}`}
            aria-controls={lazy && value !== selected ? undefined : `${id}-panel-${index}`}
            aria-selected={value === selected}
            tabIndex={value === focusable ? 0 : -1}
            data-value={value}
            onClick={() => choose(index)}
            onKeyDown={onKeyDown}
          >
            {label}
          </li>
        ))}
      </ul>
      {items.map(({props}) => {
        const index = tabs.findIndex((tab) => tab.value === props.value);
        const isSelected = props.value === selected;
        return lazy && !isSelected ? null : (
          <div
            key={props.value}
            className={props.className ? `tab-panel ${props.className}` : 'tab-panel'}
            role="tabpanel"
            id={`${id}-panel-${index}`}
            aria-labelledby={`${id}-tab-${index}`}
            data-label={tabs[index]?.label ?? props.value}
            data-value={props.value}
            hidden={!isSelected}
          >
            {props.children}
          </div>
        );
      })}
    </div>
  );
}

/** Panels above may change their height with a group: the tab that was chosen stays where the reader sees it. */
function keepInPlace(element: Element | null, change: () => void): void {
  const before = element?.getBoundingClientRect().top ?? 0;
  flushSync(change);
  const after = element?.getBoundingClientRect().top ?? 0;
  if (after !== before) {
    window.scrollBy({top: after - before, behavior: 'instant'});
  }
}

function revealInPanel(target: Element, list: Element | null, select: (value: string) => void): void {
  const panel = target.closest<HTMLElement>('[role="tabpanel"][hidden]');
  if (panel?.dataset.value !== undefined && panel.parentElement === list?.parentElement) {
    flushSync(() => select(panel.dataset.value ?? ''));
    target.scrollIntoView();
  }
}
