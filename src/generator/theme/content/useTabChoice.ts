import {type RefObject, useCallback, useEffect, useLayoutEffect, useState} from 'react';
import {decodeAddress} from '../../shared/address/encoding.ts';
import {readLineAddress} from '../../shared/address/lineAddress.ts';
import {followChoices, publishChoice, readChoice} from './tabMemory.ts';

const HIDDEN_PANEL = '[role="tabpanel"][hidden]';

interface TabChoiceOptions {
  initial: string | null;
  /** The values of the tabs. */
  values: string[];
  /** Tabs of one group switch together, and the browser remembers the choice. */
  groupId?: string;
  /** Name of the query parameter that holds the choice; true for that of the group. */
  queryString?: boolean | string | undefined;
}

/**
 * State of the selected tab. The choice in the address or in the browser's memory is applied after hydration; the
 * address wins.
 *
 * @returns The selected value, and a function that selects a value everywhere on the page
 */
export function useTabChoice({
  initial,
  values,
  groupId,
  queryString,
}: TabChoiceOptions): [string | null, (value: string) => void] {
  const parameter = queryString === true ? groupId : queryString || undefined;
  const [selected, setSelected] = useState(initial);
  const known = values.join('\n');

  useLayoutEffect(() => {
    const isKnown = (value: string | null): value is string =>
      value !== null && known.split('\n').includes(value);
    const remembered = [readParameter(parameter), readChoice(groupId)].find(isKnown);
    if (remembered !== undefined) {
      setSelected(remembered);
    }
    const unmounted = new AbortController();
    followChoices((choice) => {
      if (choice.groupId === groupId && isKnown(choice.value)) {
        setSelected(choice.value);
      }
    }, unmounted.signal);
    return () => unmounted.abort();
  }, [known, groupId, parameter]);

  const select = useCallback(
    (value: string) => {
      setSelected(value);
      writeParameter(parameter, value);
      if (groupId !== undefined) {
        publishChoice({groupId, value});
      }
    },
    [groupId, parameter],
  );
  return [selected, select];
}

/**
 * Announces the address again if it names a place in a panel that is not shown: until now there was no tab to select for
 * the code that shows such places.
 *
 * @param mayHold whether a panel that is perhaps not rendered contains an element with the id, or may contain it
 */
export function useHiddenTarget(list: RefObject<Element | null>, mayHold: (id: string) => boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: which tab contains what does not change.
  useEffect(() => {
    const isHidden = (): boolean => {
      // Rendered only to look for something, and taken out again.
      if (!list.current) return false;
      const hash = decodeAddress(location.hash);
      const id = readLineAddress(hash)?.id ?? hash.slice(1);
      const target = document.querySelector('.line[data-named]') ?? document.getElementById(id);
      if (!target) return mayHold(id);
      return list.current.parentElement?.contains(target.closest(HIDDEN_PANEL)) ?? false;
    };
    // After the effects: React selects no tab at once while they run, and what is hidden cannot be scrolled to.
    queueMicrotask(() => {
      if (isHidden()) window.dispatchEvent(new HashChangeEvent('hashchange'));
    });
  }, [list]);
}

function readParameter(parameter: string | undefined): string | null {
  return parameter === undefined ? null : new URLSearchParams(location.search).get(parameter);
}

function writeParameter(parameter: string | undefined, value: string): void {
  if (parameter === undefined) {
    return;
  }
  const url = new URL(location.href);
  url.searchParams.set(parameter, value);
  history.replaceState(history.state, '', url);
}
