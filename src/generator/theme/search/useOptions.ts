import {type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState} from 'react';
import type {OptionProps} from './ResultGroups.tsx';

/** The page of an option that stays the current one for so long, in milliseconds, is loaded ahead. */
const PREFETCH_AFTER = 120;

export interface Options {
  list: RefObject<HTMLDivElement | null>;
  /** Key of the current option, and id of its element. */
  activeKey?: string;
  activeId?: string;
  optionProps(key: string): OptionProps;
  /** Attributes of the element that holds the options: the pointer makes an option the current one. */
  listProps: {ref: Options['list']; id: string; onPointerMove(event: PointerEvent): void};
  /** Moves through the options and follows the current one. Returns false for keys that mean something else. */
  onKey(event: KeyboardEvent): boolean;
  /** Follows the current option. */
  follow(inNewTab: boolean): void;
}

/**
 * The options of a combobox: the focus stays in the field, one option is the current one (ARIA Authoring Practices,
 * "Combobox").
 *
 * @param keys Key of each option, in order.
 * @param subject What the options are for: with another one the reader starts over.
 * @param start Index of the option that is current until the reader moves to another one; undefined: none is.
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
      // The option has the focus but for the field's sake; what loads pages ahead listens for it.
      document.getElementById(activeId)?.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
    }, PREFETCH_AFTER);
    return () => clearTimeout(timer);
  }, [activeId, activeKey]);

  const moveTo = (index: number): void => {
    const key = keys[index];
    if (key === undefined) return;
    setChosen({subject, key});
    document.getElementById(`${id}-${index}`)?.scrollIntoView({block: 'nearest'});
    // The first option's heading comes into view with it.
    if (index === 0) list.current?.parentElement?.scrollTo({top: 0});
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
      const last = keys.length - 1;
      if (last < 0 || event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return false;
      const target = {
        ArrowDown: active >= last ? 0 : active + 1,
        ArrowUp: active <= 0 ? last : active - 1,
        Home: 0,
        End: last,
      }[event.key];
      if (target === undefined) return false;
      event.preventDefault();
      moveTo(target);
      return true;
    },
    follow,
  };
}
