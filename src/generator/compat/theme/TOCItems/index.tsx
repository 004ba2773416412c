import type {ReactNode} from 'react';
import {buildTocTree} from '../../../theme/toc/buildTocTree.ts';
import {TocList} from '../../../theme/toc/TocList.tsx';
import {useCurrentHeading} from '../../../theme/toc/useCurrentHeading.ts';

interface Props {
  toc: readonly {id: string; value: string; level: number}[];
  minHeadingLevel?: number;
  maxHeadingLevel?: number;
}

/** Links to headings (Docusaurus `TOCItems`). */
export default function TOCItems({toc, minHeadingLevel, maxHeadingLevel}: Props): ReactNode {
  const headings = toc.map(({value, ...heading}) => ({...heading, html: value}));
  const nodes = buildTocTree(headings, minHeadingLevel, maxHeadingLevel);
  return <TocList nodes={nodes} currentId={useCurrentHeading(headings)} />;
}
