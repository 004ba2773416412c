import {type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState} from 'react';
import type {OptionProps} from './ResultGroups.tsx';

/** Milliseconds after which the page of the current option is prefetched. */
const PREFETCH_AFTER = 120;

export interface Options {
  list: RefObject<HTMLDivElement | null>;
  /** Key of the current option, and id of its element. */
  activeKey?: string;
  activeId?: string;
  optionProps(key: string): OptionProps;
  /**
   * Attributes of the element that contains the options; moving the pointer over an option makes it the current one.
   */
  listProps: {ref: Options['list']; id: string; onPointerMove(event: PointerEvent): void};
  /** Moves through the options. Returns false for other keys. */
  onKey(event: KeyboardEvent): boolean;
  /** Moves through the options as the key of this name does. Returns false for other keys. */
  move(key: string): boolean;
  /** Follows the current option. */
  follow(inNewTab: boolean): void;
}

/**
 * The options of a combobox: the focus stays in the field, and one option is the current one (ARIA Authoring Practices,
 * "Combobox").
 *
 * @param keys Key of each option, in order.
 * @param subject What the options are for; when it changes, the reader starts over.
 * @param start Index of the option that is current until the reader moves to another one; undefined for none.
 */
export function useOptions(
  id: string,
  keys: string[],
  {subject, start = -1}: {subject: string; start?: number},
): Options {
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<{subject: string; key: string}>();
  const found = chosen?.subject === subject ? keys.indexOf(chosen.key) : -1;
  const active = found < 0 && start < keys.length ? start : found;
  const activeId = active < 0 ? undefined : `${id}-${active}`;
  const current = () => (activeId === undefined ? null : document.getElementById(activeId));
  const activeKey = keys[active];

  useEffect(() => {
    if (activeId === undefined || activeKey === undefined) return;
    const timer = setTimeout(() => {
      // The focus stays in the field, but prefetching listens for `focusin` on the option.
      document.getElementById(activeId)?.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
    }, PREFETCH_AFTER);
    return () => clearTimeout(timer);
  }, [activeId, activeKey]);

  const moveTo = (index: number): void => {
    const key = keys[index];
    if (key === undefined) return;
    setChosen({subject, key});
    document.getElementById(`${id}-${index}`)?.scrollIntoView({block: 'nearest'});
    // Scrolls the first option's heading into view, too.
    if (index === 0) list.current?.parentElement?.scrollTo({top: 0});
  };
  const move = (key: string): boolean => {
    const last = keys.length - 1;
    if (last < 0) return false;
    const target = {
      ArrowDown: active >= last ? 0 : active + 1,
      ArrowUp: active <= 0 ? last : active - 1,
      Home: 0,
      End: last,
    }[key];
    if (target === undefined) return false;
    moveTo(target);
    return true;
  };
  const follow = (inNewTab: boolean): void => {
    const element = current();
    if (inNewTab && element instanceof HTMLAnchorElement) window.open(element.href, '_blank', 'noopener');
    else element?.click();
  };

  return {
    list,
    ...(activeId !== undefined && {activeId}),
    ...(activeKey !== undefined && {activeKey}),
    optionProps(key) {
      const index = keys.indexOf(key);
      return {id: `${id}-${index}`, role: 'option', 'aria-selected': index === active, tabIndex: -1};
    },
    listProps: {
      ref: list,
      id,
      onPointerMove({target}) {
        const option = target instanceof Element ? target.closest('[role="option"]') : null;
        const key = keys[Number(option?.id.slice(id.length + 1))];
        if (option && key !== undefined && option.id !== activeId) setChosen({subject, key});
      },
    },
    onKey(event) {
      if (event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return false;
      if (!move(event.key)) return false;
      event.preventDefault();
      return true;
    },
    move,
    follow,
  };
}
