import type {FeedFault} from '../../output/plan/feedBodies.ts';
import {faultHint} from '../../render/faultHint.ts';
import {faultReason} from '../../render/renderProblems.ts';
import type {Problem} from '../../shared/problems/Problem.ts';

/** Reports posts that cannot be rendered for feeds. */
export function feedProblems(faults: readonly FeedFault[]): Problem[] {
  return faults.map(({post, fault}) => ({
    severity: 'error',
    file: post.file,
    message: `The feeds cannot show this post: ${faultReason(fault)}`,
    hint: faultHint(fault) ?? 'In feeds a post is rendered by itself, without the page around it.',
  }));
}
