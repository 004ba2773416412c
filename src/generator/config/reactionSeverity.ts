import type {Reaction} from './SiteConfig.ts';
import type {Problem} from '../shared/problems/Problem.ts';

/** The severity of problems with a configured reaction; undefined when they are not wanted. */
export function reactionSeverity(reaction: Reaction): Problem['severity'] | undefined {
  if (reaction === 'ignore') return undefined;
  return reaction === 'throw' ? 'error' : 'warning';
}
