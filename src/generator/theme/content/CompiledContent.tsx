import type {ReactNode} from 'react';
import {memo, useLayoutEffect, useRef} from 'react';
import type {ContentData} from '../../shared/page/PageParts.ts';
import {restoreStaticTabs} from './staticTabs.ts';
import {usePageModules} from '../context/PageModulesContext.ts';
import {LoadingSpinner} from '../icons/LoadingSpinner.tsx';

/** A piece of compiled Markdown: a component if it contains components, otherwise its HTML. */
export function CompiledContent({data}: {data: ContentData}): ReactNode {
  return data.module === undefined ? (
    <StaticContent name={data.key} html={data.html ?? ''} />
  ) : (
    <ModuleContent name={data.key} />
  );
}

/**
 * On the first page, the HTML is in the document and not in the page's data: hydration keeps the existing HTML,
 * whatever the property says.
 */
const StaticContent = memo(function StaticContent({name, html}: {name: string; html: string}): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (element.current) {
      restoreStaticTabs(element.current);
    }
  });
  return (
    <div
      ref={element}
      className="page-text"
      data-content={name}
      dangerouslySetInnerHTML={{__html: html}}
      suppressHydrationWarning
    />
  );
});

function ModuleContent({name}: {name: string}): ReactNode {
  const Body = usePageModules()[name];
  return (
    <div className="page-text" data-content={name}>
      {Body ? <Body /> : <LoadingSpinner />}
    </div>
  );
}
