import {nearest} from '../../shared/text/nearest.ts';
import {parsePointer, pointerPart, valueAt} from './jsonPointer.ts';
import type {Anchors} from './findAnchors.ts';
import {isRecord} from '../../shared/invariants/isRecord.ts';
import {resolveReference} from './readSources.ts';
import {type Place, placeKey, type SourceFile} from './SourceFile.ts';
import {canBeReference} from './objectKinds.ts';

/** Reports a mistake at a place in the document. */
export type Report = (place: Place, message: string, hint?: string) => void;

/** Finds the place that a reference finally points to; if it does not resolve, reports that and returns undefined. */
export type Follow = (ref: string, from: Place) => Place | undefined;

interface FollowerTools {
  files: ReadonlyMap<string, SourceFile>;
  anchorsOf(file: string): Anchors;
  isEnd(place: Place): boolean;
  report: Report;
}

/**
 * Creates a function that follows chains of references. It stops at places for which `isEnd` returns true, whatever is
 * there.
 */
export function createReferenceFollower({files, anchorsOf, isEnd, report}: FollowerTools): Follow {
  /** Resolves a single reference. */
  const resolve = (ref: string, base: string): Resolved | undefined => {
    const target = parse(ref, base);
    return target && 'data' in target ? atPointer(target, target.pointer, []) : target;
  };

  /** The file that a reference points into, and where; or the place of an anchor. */
  const parse = (ref: string, base: string): (SourceFile & {pointer: string}) | Resolved | undefined => {
    const target = resolveReference(ref, base);
    if ('reason' in target) return {mistake: target.reason, hint: target.hint};
    const file = files.get(target.file);
    if (!file) {
      // A reference to a place in its own file has no file name.
      const others = [...files.keys()].filter((name) => name !== base);
      const near = nearest(target.file, others);
      return {
        mistake: `points to the file \`${target.file}\`, which does not exist`,
        hint: near ? `Did you mean \`${near}\`?` : 'References are relative to the file they are in.',
      };
    }
    // A file that cannot be parsed has been reported already.
    if (file.data === undefined) return undefined;
    if ('anchor' in target) return resolveAnchor(target.anchor, file);
    return {...file, pointer: target.pointer};
  };

  /** The place at a pointer. Some bundlers write pointers that lead through references: the rest is in their targets. */
  const atPointer = (source: SourceFile, pointer: string, passed: readonly string[]): Resolved => {
    const {file, data} = source;
    const value = valueAt(data, pointer);
    if (value !== undefined) return {file, pointer, value};
    const mistake = {mistake: 'does not resolve', hint: pointerHint(data, pointer)};
    const keys = parsePointer(pointer);
    const lengths = keys.map((_, index) => index + 1);
    const pointerOf = (parts: readonly string[]) => parts.map(pointerPart).join('');
    const length = lengths.find((one) =>
      canBeReference('schema', valueAt(data, pointerOf(keys.slice(0, one)))),
    );
    if (length === undefined) return mistake;
    const at = {file, pointer: pointerOf(keys.slice(0, length))};
    const reference = valueAt(data, at.pointer);
    // A reference to what is within itself leads nowhere.
    if (!canBeReference('schema', reference) || passed.includes(placeKey(at))) return mistake;
    const target = parse(reference.$ref, file);
    const rest = pointerOf(keys.slice(length));
    const found =
      target && 'data' in target && atPointer(target, target.pointer + rest, [...passed, placeKey(at)]);
    return found && !('mistake' in found) ? found : mistake;
  };

  const resolveAnchor = (name: string, {file, data}: SourceFile): Resolved => {
    const {all} = anchorsOf(file);
    const [pointer] = all.get(name) ?? [];
    if (pointer !== undefined) return {file, pointer, value: valueAt(data, pointer)};
    const near = nearest(name, [...all.keys()]);
    return {
      mistake: 'is neither a JSON pointer nor an `$anchor` of a schema',
      hint: near
        ? `Did you mean \`#${near}\`?`
        : 'Write `#/` and then the keys that lead to the target, separated by `/`.',
    };
  };

  return (ref, from) => {
    const seen = new Set<string>();
    let current = ref;
    let base = from.file;
    for (;;) {
      const step = resolve(current, base);
      if (!step) return undefined;
      if ('mistake' in step) {
        report(from, `The reference \`${ref}\` ${step.mistake}.`, step.hint);
        return undefined;
      }
      const {value, ...place} = step;
      if (isEnd(place) || !canBeReference('schema', value) || Object.keys(value).length > 1) return place;
      const key = placeKey(place);
      if (seen.has(key)) {
        const hint = 'Point one of the references to a definition.';
        report(from, `The reference \`${ref}\` refers back to itself.`, hint);
        return undefined;
      }
      seen.add(key);
      current = value.$ref;
      base = place.file;
    }
  };
}

/** The place that a reference points to, or why there is none. */
type Resolved = (Place & {value: unknown}) | Mistake;

interface Mistake {
  /** What is wrong with the reference, as the rest of a sentence. */
  mistake: string;
  hint?: string;
}

function pointerHint(data: unknown, pointer: string): string | undefined {
  const keys = parsePointer(pointer);
  const last = keys.pop();
  const parent = valueAt(data, keys.map(pointerPart).join(''));
  if (last === undefined || !isRecord(parent)) return undefined;
  return nearHint(last, Object.keys(parent));
}

function nearHint(name: string, names: string[]): string | undefined {
  const near = nearest(name, names);
  if (near !== undefined) return `Did you mean \`${near}\`?`;
  if (names.length === 0 || names.length > 12) return undefined;
  return `There ${names.length === 1 ? 'is' : 'are'} ${names.map((one) => `\`${one}\``).join(', ')}.`;
}
