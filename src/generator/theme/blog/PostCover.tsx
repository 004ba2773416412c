import type {ReactNode} from 'react';
import {COVER} from '../../shared/drawing/cover.ts';
import type {PostCoverData} from '../../shared/page/BlogPageData.ts';

/** The cover drawing of a post; decorative. */
export function PostCover({cover}: {cover: PostCoverData}): ReactNode {
  return (
    <svg
      className="post-cover"
      data-color={cover.color}
      viewBox={`0 0 ${COVER.width} ${COVER.height}`}
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
    >
      <path d={cover.strokes} />
    </svg>
  );
}
