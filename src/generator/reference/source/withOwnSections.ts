import path from 'node:path';
import {isRecord} from '../../shared/invariants/isRecord.ts';
import {pointerPart} from './jsonPointer.ts';
import {resolveReference, type Sources} from './readSources.ts';
import {valueAtPlace} from './SourceFile.ts';
import {type PlainObject, setOwn} from './unknownData.ts';

/**
 * Replaces each section of the root document that is a reference as a whole, such as `paths: {$ref: paths.yaml}`, by
 * references to its entries, so that each of them has a place in the document.
 */
export function withOwnSections(sources: Sources): Sources {
  const {root, files} = sources;
  const file = files.get(root);
  if (!file || !isRecord(file.data)) return sources;

  const entriesOf = (section: unknown, from: string, within: readonly string[]): unknown => {
    if (!isRecord(section) || typeof section.$ref !== 'string') return section;
    const {$ref, ...own} = section;
    const target = resolveReference($ref, from);
    if (!('pointer' in target)) return section;
    const address = `${path.posix.relative(path.posix.dirname(root), target.file)}#${target.pointer}`;
    const found = valueAtPlace(files, target);
    if (!isRecord(found) || within.includes(address)) return section;
    if (typeof found.$ref === 'string') return entriesOf(found, target.file, [...within, address]);
    const entries: PlainObject = {};
    for (const name of Object.keys(found))
      setOwn(entries, name, {$ref: (address + pointerPart(name)).replaceAll('%', '%25')});
    return {...entries, ...own};
  };
  const withEntries = (data: PlainObject, keys: readonly string[]): PlainObject => {
    const result = {...data};
    for (const key of keys) if (Object.hasOwn(data, key)) setOwn(result, key, entriesOf(data[key], root, []));
    return result;
  };

  const data = withEntries(file.data, ['paths', 'webhooks', 'x-webhooks', 'components']);
  const {components} = data;
  if (isRecord(components)) data.components = withEntries(components, Object.keys(components));
  return {...sources, files: new Map([...files, [root, {...file, data}]])};
}
