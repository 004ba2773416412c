import {type ComponentProps, useLayoutEffect, useState} from 'react';
import {flushSync} from 'react-dom';
import {PageView} from '../client/PageView.tsx';
import type {LoadedPage} from '../client/registry.ts';
import type {ShownPage} from './createPageRefresher.ts';

/**
 * Creates a view that can show a new version of its page without a navigation, so that nothing is remounted.
 *
 * @param onShown Called for each page, and for each version of it.
 */
export function createDevPageView(onShown: (shown: ShownPage) => void): typeof PageView {
  return function DevPageView(props: ComponentProps<typeof PageView>) {
    const {page, pending} = props;
    const [later, setLater] = useState<{of: LoadedPage; page: LoadedPage}>();
    const current = later?.of === page ? later.page : page;
    useLayoutEffect(() => {
      onShown({
        page: current,
        isPending: pending,
        replace: (next) => flushSync(() => setLater({of: page, page: next})),
      });
    }, [page, current, pending]);
    return <PageView {...props} page={current} />;
  };
}
