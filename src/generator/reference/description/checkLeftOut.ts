import {offsetOfLine, positionAt} from '../../shared/problems/Position.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import {pointerPart} from '../source/jsonPointer.ts';
import type {ApiModel} from '../model/ApiModel.ts';
import {createAnchorFinder} from '../model/createAnchorFinder.ts';
import type {Locate} from '../source/createLocator.ts';
import type {SourceFile} from '../source/SourceFile.ts';
import {readLeftOut} from './readDescription.ts';
import type {LeftOut} from './sanitizeDescription.ts';

/** Only a text with one of these can contain an image or a link that is left out. */
const SUSPECT = /!\[|<img\b|\]\(|\]:\s|<a\b|<[a-z][a-z\d+.-]*:/i;

/** Keys whose values are data rather than parts of the description of an API. */
const DATA = new Set(['example', 'examples', 'default', 'enum', 'const', 'value']);

/** Keys whose objects have names as keys, which may be those of any other. */
const NAMED = new Set(['properties', 'patternProperties', 'schemas']);

/** Reports the images and links that the descriptions of a document lose on their way into a page. */
export function checkLeftOut(
  files: ReadonlyMap<string, SourceFile>,
  model: ApiModel,
  locate: Locate,
): Problem[] {
  const findAnchor = createAnchorFinder(model);
  const isKnown = (address: string) => findAnchor(address) !== undefined;
  return [...files.values()].flatMap((source) => {
    const lost = new Map<string, Lost>();
    for (const {text, pointer} of descriptionsIn(source.data)) {
      const parts = readLeftOut(text, isKnown);
      // Most descriptions lose nothing: a large file is searched only for those that do.
      if (parts.length === 0) continue;
      const start = locate({file: source.file, pointer});
      let from = offsetOfLine(source.text, start.line ?? 1);
      for (const part of parts) {
        const found = source.text.indexOf(part.address, from);
        if (found !== -1) from = found + part.address.length;
        const key = `${part.kind} ${part.address}`;
        const earlier = lost.get(key);
        if (earlier) earlier.count++;
        else lost.set(key, {part, place: found === -1 ? start : positionAt(source.text, found), count: 1});
      }
    }
    return [...lost.values()].map(
      ({part, place, count}): Problem => ({
        severity: 'warning',
        file: source.file,
        ...place,
        ...wording(part, count),
      }),
    );
  });
}

/** What descriptions lose, perhaps several times. */
interface Lost {
  part: LeftOut;
  /** Where it is for the first time. */
  place: ReturnType<Locate>;
  count: number;
}

function wording({kind, address}: LeftOut, count: number): Pick<Problem, 'message' | 'hint'> {
  const isOne = count === 1;
  if (kind === 'image')
    return {
      message: isOne
        ? `The image \`${address}\` in a description is left out: a page shows its alternative text.`
        : `The image \`${address}\` is left out ${count} times in descriptions: pages show its alternative text.`,
      hint: 'Link to the image instead, or show it on a page of your own.',
    };
  const message = isOne
    ? `The link to \`${address}\` in a description is left out: a page shows its text.`
    : `${count} links to \`${address}\` in descriptions are left out: pages show their texts.`;
  return /^[#?]/.test(address)
    ? {message, hint: 'Write the address with the page, such as `/docs/guide#first-steps`.'}
    : {message, hint: 'Only paths of the site and `http:`, `https:` and `mailto:` addresses become links.'};
}

/**
 * The texts of all descriptions that may contain images or links, with their JSON pointers.
 *
 * @param hasNames Whether the keys of the data are names.
 */
function* descriptionsIn(
  data: unknown,
  pointer = '',
  hasNames = false,
): Generator<{text: string; pointer: string}> {
  if (typeof data !== 'object' || data === null) return;
  for (const [key, value] of Object.entries(data)) {
    const place = `${pointer}${pointerPart(key)}`;
    if (typeof value === 'object') {
      const isData = !hasNames && (DATA.has(key) || key.startsWith('x-'));
      if (!isData) yield* descriptionsIn(value, place, !hasNames && NAMED.has(key));
    } else if (key === 'description' && typeof value === 'string' && SUSPECT.test(value))
      yield {text: value, pointer: place};
  }
}
