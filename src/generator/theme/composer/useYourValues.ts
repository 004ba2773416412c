import {useEffect} from 'react';
import {useSite} from '../context/SiteContext.ts';
import {hasYourValues} from './valuesKey.ts';

/**
 * Fills the reader's values into the samples of each page that is shown; for readers without values nothing is loaded.
 */
export function useYourValues(path: string): void {
  const {composer} = useSite();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own samples.
  useEffect(() => {
    if (composer === undefined || !hasYourValues()) return;
    // Without the chunk the samples stay as prerendered.
    import('./fillPage.ts').then(({fillPage}) => fillPage(document)).catch(() => undefined);
  }, [composer, path]);
}
