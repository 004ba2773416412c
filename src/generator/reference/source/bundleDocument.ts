import type {Problem} from '../../shared/problems/Problem.ts';
import {createAnchorLookup} from './findAnchors.ts';
import {isComponentPointer} from './componentName.ts';
import {createReferenceRewriter} from './createReferenceRewriter.ts';
import {createReferenceFollower, type Follow, type Report} from './createReferenceFollower.ts';
import type {Locate} from './createLocator.ts';
import {plainMistakes} from './checkForm.ts';
import {isRecord} from '../../shared/invariants/isRecord.ts';
import {
  componentPointer,
  createComponentRegistry,
  type Registry,
  sectionOf,
} from './createComponentRegistry.ts';
import {pointerPart} from './jsonPointer.ts';
import {objectOf, type PlainObject, setOwn} from './unknownData.ts';
import {resolveReference, type Sources} from './readSources.ts';
import {type Place, placeKey} from './SourceFile.ts';
import {canBeReference, kindOfSection} from './objectKinds.ts';
import {withOwnSections} from './withOwnSections.ts';

/** A document in one piece: all references are kept, and point to places within it. */
export interface Bundle {
  data: PlainObject;
  /** Where the value at a JSON pointer of the bundle comes from. */
  originOf(pointer: string): Place;
  /** Pointers of components that the author did not name, which were added for references to other files. */
  unnamed: Set<string>;
  problems: Problem[];
}

/**
 * Bundles the files of an OpenAPI document into one document. Targets of references to other files become components
 * under their own names; path items are inserted in place, since components cannot contain them in 3.0.
 *
 * Takes the files and a function that finds lines. A reference that does not resolve is a problem, and becomes an empty
 * object in the result.
 */
export function bundleDocument(read: Sources, locate: Locate): Bundle {
  const sources = withOwnSections(read);
  const {root, files} = sources;
  const problems: Problem[] = [];
  const reported = new Set<string>();
  const report: Report = (place, message, hint) => {
    // A component that is a reference is followed twice.
    const key = `${placeKey(place)} ${message}`;
    if (reported.has(key)) return;
    reported.add(key);
    problems.push({severity: 'error', file: place.file, ...locate(place), message, ...(hint && {hint})});
  };
  const warn: Report = (place, message, hint = 'It is left out.') => {
    problems.push({severity: 'warning', file: place.file, ...locate(place), message, hint});
  };
  const registry = createComponentRegistry();
  const anchorsOf = createAnchorLookup(files);
  const isEnd = (place: Place) => registry.at(place) !== undefined;
  const follow = createReferenceFollower({files, anchorsOf, isEnd, report});
  const unnamed = new Set<string>();
  const onUnnamed = (pointer: string) => unnamed.add(pointer);
  const convert = createReferenceRewriter({sources, registry, follow, anchorsOf, report, warn, onUnnamed});
  const rootData = objectOf(files.get(root)?.data);

  if (isRecord(rootData.components))
    for (const {keys = [], message, hint} of plainMistakes('components', rootData.components))
      warn({file: root, pointer: ['components', ...keys].map(pointerPart).join('')}, message, hint);
  const components: PlainObject = {...objectOf(rootData.components)};
  for (const section of declareComponents(rootData, root, registry, follow)) components[section] = {};
  const data = objectOf(convert('document', {file: root, pointer: ''}));
  const origins = new Map<string, Place>([['', {file: root, pointer: ''}]]);
  // Converting a component may add further ones to the end.
  for (const component of registry.components) {
    const section = sectionOf(component.kind);
    const entries = objectOf(components[section]);
    components[section] = entries;
    setOwn(entries, component.name, convert(component.kind, component.source));
    origins.set(componentPointer(component), component.source);
  }
  if (Object.keys(components).length > 0) data.components = components;
  notePathOrigins(rootData, root, origins);
  return {data, unnamed, problems, originOf: (pointer) => originOf(pointer, origins, root)};
}

/** Collects the components of the root document; returns their sections. */
function declareComponents(
  rootData: PlainObject,
  root: string,
  registry: Registry,
  follow: Follow,
): string[] {
  const own = Object.entries(objectOf(rootData.components)).flatMap(([section, entries]) => {
    const kind = kindOfSection(section);
    return kind
      ? Object.entries(objectOf(entries)).map(([name, value]) => ({section, kind, name, value}))
      : [];
  });
  // Reserve the author's names first, so that no generated name takes one of them.
  for (const {section, name} of own) registry.reserve(section, name);
  for (const {section, kind, name, value} of own) {
    const place = {file: root, pointer: `/components/${section}${pointerPart(name)}`};
    const isAlias = canBeReference(kind, value) && Object.keys(value).length === 1;
    const end = isAlias && !value.$ref.startsWith('#') ? follow(value.$ref, place) : place;
    const isOwn = end && !registry.at(end) && !(end.file === root && isComponentPointer(end.pointer));
    registry.declare({kind, name, source: isOwn ? end : place}, place);
  }
  return own.map(({section}) => section);
}

/** Records path items from other files, so that problems in them are reported there. */
function notePathOrigins(rootData: PlainObject, root: string, origins: Map<string, Place>): void {
  for (const section of ['paths', 'webhooks', 'x-webhooks']) {
    for (const [name, item] of Object.entries(objectOf(rootData[section]))) {
      if (!canBeReference('pathItem', item)) continue;
      const target = resolveReference(item.$ref, root);
      if (!('pointer' in target)) continue;
      const pointer = `/${section}${pointerPart(name)}`;
      origins.set(pointer, target);
      // What is next to the reference is not in the other file.
      for (const key of Object.keys(item).filter((one) => one !== '$ref'))
        origins.set(pointer + pointerPart(key), {file: root, pointer: pointer + pointerPart(key)});
    }
  }
}

/** The origin of a value: below the nearest known origin. */
function originOf(pointer: string, origins: ReadonlyMap<string, Place>, root: string): Place {
  for (let prefix = pointer; ; prefix = prefix.slice(0, prefix.lastIndexOf('/'))) {
    const origin = origins.get(prefix);
    if (origin) return {file: origin.file, pointer: origin.pointer + pointer.slice(prefix.length)};
    if (prefix === '') return {file: root, pointer};
  }
}
