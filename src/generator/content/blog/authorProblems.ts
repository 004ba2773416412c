import {editDistance} from '../../shared/text/editDistance.ts';
import type {KeyPath, Position} from '../../shared/problems/Position.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import {misspelledKey} from '../misspelledKey.ts';
import {OTHER_AUTHOR_KEYS} from '../otherKeys.ts';
import type {WrittenAuthor} from './createAuthor.ts';
import {KNOWN_PLATFORMS, resolveSocials} from './socials.ts';

/** Where an author is written, and which keys it may have there. */
interface AuthorPlace {
  file: string;
  /** What messages call the author, with an article. */
  subject: string;
  keys: readonly string[];
  /** Locates a key of the author. */
  locate(path: KeyPath): Position | undefined;
}

/** Reports misspelled keys of an author, and accounts without an address. */
export function authorProblems(author: WrittenAuthor, {file, subject, keys, locate}: AuthorPlace): Problem[] {
  const known = Object.fromEntries(keys.map((name) => [name, true]));
  const misspelled = Object.keys(author).flatMap<Problem>((name) => {
    const near = misspelledKey(name, known, OTHER_AUTHOR_KEYS);
    if (near === undefined) return [];
    const message = `Unknown key \`${name}\` of ${subject}.`;
    return [{severity: 'warning', file, ...locate([name]), message, hint: `Did you mean \`${near}\`?`}];
  });
  const unknown = resolveSocials(author.socials).unknown.map<Problem>((platform) => {
    // Other platforms have similar names: `gitlab` is not a misspelled `github`.
    const near = KNOWN_PLATFORMS.find((one) => editDistance(platform.toLowerCase(), one) === 1);
    return {
      severity: 'error',
      file,
      ...locate(['socials', platform]),
      message: `The account of ${subject} on \`${platform}\` must be a full URL.`,
      hint:
        near === undefined
          ? `A name is enough on ${KNOWN_PLATFORMS.join(', ')}.`
          : `Did you mean \`${near}\`, where a name is enough?`,
    };
  });
  return [...misspelled, ...unknown];
}
