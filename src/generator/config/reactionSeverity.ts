import type {Reaction} from './SiteConfig.ts';
import type {Problem} from '../shared/problems/Problem.ts';

/** Takes a configured reaction; returns the severity its problems get, undefined when they are not wanted. */
export function reactionSeverity(reaction: Reaction): Problem['severity'] | undefined {
  if (reaction === 'ignore') return undefined;
  return reaction === 'throw' ? 'error' : 'warning';
}
