import {useEffect, useState} from 'react';

/** A key that acts on the options, such as `ArrowDown` or `Enter`. */
export interface OptionKey {
  key: string;
  inNewTab?: boolean;
}

/**
 * Performs the keys that act on options. If the results for what was typed are not there yet, they wait for them, until
 * the reader types on.
 */
export function useOptionKeys({
  subject,
  isReady,
  early,
  perform,
}: {
  subject: string;
  isReady: boolean;
  /** Keys that were pressed before the dialog was there. */
  early: readonly string[];
  perform: (key: OptionKey) => void;
}): (key: OptionKey) => void {
  const [waiting, setWaiting] = useState(() => ({subject, keys: early.map((key): OptionKey => ({key}))}));
  const keys = waiting.subject === subject ? waiting.keys : [];
  const [next, ...others] = keys;
  useEffect(() => {
    if (!next || !isReady) return;
    // One in each render: the next acts on the option that this one makes the current one.
    setWaiting({subject, keys: others});
    perform(next);
  });
  return (key) => (isReady ? perform(key) : setWaiting({subject, keys: [...keys, key]}));
}
