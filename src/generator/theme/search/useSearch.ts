import {useEffect, useState} from 'react';
import type {SearchAnswer, SearchHit} from '../../search/client/SearchClient.ts';
import {useSite} from '../context/SiteContext.ts';
import {loadSearchClient} from './loadSearchClient.ts';
import type {Wanted} from './searchAddress.ts';
import {findVersion} from './searchVersions.ts';

/** A search that takes longer than this, in milliseconds, is shown as running. */
const SLOW = 200;

export interface SearchState {
  /** The last answer; while a search is running it may belong to an earlier request. */
  answer?: SearchAnswer;
  /** True when `answer` is for what is wanted now. */
  isCurrent: boolean;
  isSlow: boolean;
  hasFailed: boolean;
  retry(): void;
}

/** Earlier results stay until new ones arrive, but a failure is not shown next to results of another search. */
export function shownHits({answer, isCurrent, hasFailed}: SearchState): SearchHit[] {
  return answer && (isCurrent || !hasFailed) ? answer.hits : [];
}

/** Whether more results are still to come. */
export function isBusy({answer, isCurrent, hasFailed}: SearchState): boolean {
  return !hasFailed && !(isCurrent && answer?.complete);
}

interface Shown {
  request: string;
  answer: SearchAnswer;
}

/** The last complete answer, so that readers who come back find it again, with the scroll position. */
let last: Shown | undefined;

/**
 * Searches for what is wanted now; a request that is no longer wanted is aborted.
 *
 * @param atOnce Whether hits in titles are shown before the text has been searched, although results then move.
 *   Otherwise they are shown early only if the rest cannot be loaded.
 */
export function useSearch(
  {query, kind, product, version: name, near}: Wanted,
  {limit, atOnce}: {limit: number; atOnce: boolean},
): SearchState {
  const site = useSite();
  const {baseUrl} = site;
  const version = findVersion(site, name);
  const [slow, setSlow] = useState<string>();
  const [failed, setFailed] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const isEmpty = query.trim() === '';
  const request = JSON.stringify([query.trim(), kind, product, version?.key, near, limit]);
  const [shown, setShown] = useState(() => (last?.request === request ? last : undefined));

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` repeats the search when the reader retries.
  useEffect(() => {
    setFailed(undefined);
    if (isEmpty) {
      setShown(undefined);
      return;
    }
    const controller = new AbortController();
    const {signal} = controller;
    const timer = setTimeout(() => setSlow(request), SLOW);
    const settle = (): void => {
      clearTimeout(timer);
      setSlow(undefined);
    };
    let early: SearchAnswer | undefined;
    const show = (answer: SearchAnswer): void => {
      if (signal.aborted) return;
      if (!answer.complete && !atOnce) {
        early = answer;
        return;
      }
      settle();
      setShown({request, answer});
      if (answer.complete) last = {request, answer};
    };
    loadSearchClient(baseUrl, version?.searched)
      .then((client) => {
        const wanted = {
          query,
          ...(kind && {kind}),
          ...(product && {product}),
          ...(near && {near}),
          limit,
          signal,
        };
        return signal.aborted ? undefined : client.search(wanted, show);
      })
      .then(settle)
      .catch((error: unknown) => {
        if (signal.aborted) return;
        settle();
        console.warn('The search index could not be loaded.', error);
        if (early) setShown({request, answer: early});
        setFailed(request);
      });
    return () => {
      controller.abort();
      settle();
    };
  }, [baseUrl, request, isEmpty, atOnce, attempt]);

  return {
    ...(shown && !isEmpty && {answer: shown.answer}),
    isCurrent: shown?.request === request,
    isSlow: slow === request,
    hasFailed: failed === request,
    retry: () => setAttempt(attempt + 1),
  };
}
