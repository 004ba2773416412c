import {useEffect} from 'react';
import {useSite} from '../context/SiteContext.ts';
import {hasYourValues} from './valuesKey.ts';

/** Puts the reader's values into the samples of each page that is shown; readers without values load nothing for it. */
export function useYourValues(path: string): void {
  const {composer} = useSite();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other samples.
  useEffect(() => {
    if (composer === undefined || !hasYourValues()) return;
    // Without the chunk the samples stay as they are printed.
    import('./fillPage.ts').then(({fillPage}) => fillPage(document)).catch(() => undefined);
  }, [composer, path]);
}
