import type {KeyboardEvent, MouseEvent, ReactNode} from 'react';
import {useId, useLayoutEffect, useRef, useState} from 'react';
import {flushSync} from 'react-dom';
import {OWN_PANELS} from '../../shared/markup/tabSelectors.ts';
import {tabs} from '../../shared/markup/tabs.ts';
import {lacksParameterName} from '../../shared/markup/tabsRules.ts';
import type {TabOptions, TabsOptions} from '../../shared/markup/TabsOptions.ts';
import {chooseTab, showSelectedTabs} from './chooseTab.ts';
import {getInitialTab, getTabItems, getTabValues} from './tabItems.ts';
import {toReact} from './toReact.ts';
import {useHiddenTarget, useTabChoice} from './useTabChoice.ts';
import {containsId, hasComponent, useWantedTarget} from './useWantedTarget.ts';

interface TabsProps extends TabsOptions {
  children?: ReactNode;
}

/**
 * Tabs that follow the pattern of the ARIA Authoring Practices, with Docusaurus' options. Without JavaScript every
 * panel is shown.
 */
export function Tabs({
  children,
  defaultValue,
  values: given,
  groupId,
  queryString = false,
  lazy,
  block,
  className,
}: TabsProps): ReactNode {
  if (lacksParameterName(queryString, groupId)) {
    throw new Error('<Tabs queryString> needs a groupId, or the name of the parameter as its value.');
  }
  const items = getTabItems(children);
  const list: TabOptions[] = given ?? items.map((item) => item.props);
  const values = getTabValues(list);
  const [selected, select] = useTabChoice({
    initial: getInitialTab(list, values, defaultValue),
    values,
    groupId,
    queryString,
  });
  const id = useId();
  const listRef = useRef<HTMLUListElement>(null);
  const findTab = (target: string): string | undefined =>
    items.find(({props}) => lazy && containsId(props.children, target))?.props.value;
  const [isWhole, setWhole] = useState(false);
  const isKnown = !lazy || !items.some(({props}) => hasComponent(props.children));
  /** Only rendering the other panels tells what their components contain. */
  const findByRendering = (target: string): string | undefined => {
    if (isKnown) return undefined;
    flushSync(() => setWhole(true));
    const place = document.getElementById(target);
    const panels = listRef.current?.parentElement?.querySelectorAll(OWN_PANELS) ?? [];
    const index = [...panels].findIndex((panel) => panel.contains(place));
    flushSync(() => setWhole(false));
    return items[index]?.props.value;
  };
  useHiddenTarget(listRef, (target) => target !== '' && (findTab(target) !== undefined || !isKnown));
  useWantedTarget((target) => {
    const value = findTab(target) ?? findByRendering(target);
    if (value === undefined || value === selected || !values.includes(value)) return false;
    flushSync(() => select(value));
    return true;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another selection may be out of sight, here or in its panel.
  useLayoutEffect(() => {
    if (listRef.current?.parentElement) showSelectedTabs(listRef.current.parentElement);
  }, [selected]);

  const onEvent = ({nativeEvent}: MouseEvent | KeyboardEvent): void =>
    chooseTab(nativeEvent, '[role="tab"]', (tab) => flushSync(() => select(tab.dataset.value ?? '')));
  const tree = tabs({
    id,
    tabs: list,
    panels: items.map(({props}) => ({...props, children: [props.children]})),
    selected,
    lazy: lazy && !isWhole,
    block,
    className,
  });
  return toReact(tree, ({tagName, properties}) =>
    tagName === 'ul'
      ? {ref: listRef, onClick: onEvent, onKeyDown: onEvent}
      : {key: properties.id ?? undefined},
  );
}
