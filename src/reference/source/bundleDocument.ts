import type {Problem} from '../../problems/Problem.ts';
import {nearest} from '../../problems/nearest.ts';
import {parsePointer, pointerPart, valueAt} from './jsonPointer.ts';
import {isObject, listOf, objectOf, type PlainObject} from './plain.ts';
import {resolveReference, type Sources} from './readSources.ts';
import {canBeReference, type Kind, kindOfSection, ruleOf, SECTIONS} from './shapes.ts';
import type {Locate} from './createLocator.ts';
import type {Place} from './SourceFile.ts';

/** A document in one piece: every reference leads to a place in it, and none is written out. */
export interface Bundle {
  data: PlainObject;
  /** Where the value at a JSON pointer of the bundle was written. */
  originOf(pointer: string): Place;
  /** Pointers of components that no author named: they were made for references into other files. */
  unnamed: Set<string>;
  problems: Problem[];
}

interface Target extends Place {
  kind: Kind;
  name: string;
}

/**
 * Joins the files of an OpenAPI document into one document. What references of other files lead to becomes a
 * component under its own name; path items are put in their place, since components cannot hold them in 3.0.
 *
 * Takes the files and a function that finds lines. A reference to nothing is a problem, and an empty object in the
 * result.
 */
export function bundleDocument({root, files}: Sources, locate: Locate): Bundle {
  const problems: Problem[] = [];
  const unnamed = new Set<string>();
  const origins = new Map<string, Place>([['', {file: root, pointer: ''}]]);
  const rootData = objectOf(files.get(root)?.data);
  const sections = new Map<string, Map<string, Target | undefined>>();
  const targets = new Map<string, Target>();
  const queue: Target[] = [];
  const keyOf = ({file, pointer}: Place) => `${file}#${pointer}`;

  const report = (place: Place, message: string, hint?: string) => {
    problems.push({severity: 'error', file: place.file, ...locate(place), message, ...(hint && {hint})});
  };

  /** Follows a reference, and references it leads to, to the end. */
  const follow = (ref: string, from: Place): Place | undefined => {
    const seen = new Set<string>();
    let current = ref;
    let place = from;
    for (;;) {
      const target = resolveReference(current, place.file);
      if ('reason' in target) {
        report(from, `The reference \`${ref}\` ${target.reason}.`, target.hint);
        return undefined;
      }
      const file = files.get(target.file);
      if (!file) {
        report(
          from,
          `The reference \`${ref}\` names the file \`${target.file}\`, which does not exist.`,
          nearHint(target.file, [...files.keys()]) ?? 'References are relative to the file they stand in.',
        );
        return undefined;
      }
      // A file that could not be parsed has its own problem.
      if (file.data === undefined) return undefined;
      const value = valueAt(file.data, target.pointer);
      if (value === undefined) {
        report(from, `The reference \`${ref}\` leads to nothing.`, pointerHint(file.data, target.pointer));
        return undefined;
      }
      if (targets.has(keyOf(target)) || !canBeReference('schema', value) || Object.keys(value).length > 1)
        return target;
      if (seen.has(keyOf(target))) {
        report(
          from,
          `The reference \`${ref}\` leads back to itself.`,
          'Let one of the references lead to a definition.',
        );
        return undefined;
      }
      seen.add(keyOf(target));
      current = value.$ref;
      place = target;
    }
  };

  const register = (place: Place, kind: Kind, wanted: string): Target => {
    const section = SECTIONS[kind] ?? 'schemas';
    const names = sections.get(section) ?? new Map<string, Target | undefined>();
    sections.set(section, names);
    let name = wanted;
    for (let number = 2; names.has(name); number++) name = `${wanted}_${number}`;
    const target = {...place, kind, name};
    names.set(name, target);
    targets.set(keyOf(place), target);
    origins.set(`/components/${section}${pointerPart(name)}`, place);
    queue.push(target);
    return target;
  };

  const convert = (value: unknown, kind: Kind, place: Place, inlined: string[] = []): unknown => {
    if (canBeReference(kind, value)) return convertReference(value, kind, place, inlined);
    if (!isObject(value)) return value;
    const result: PlainObject = {};
    for (const [key, child] of Object.entries(value)) {
      const rule = kind === 'document' && key === 'components' ? undefined : ruleOf(kind, key, child);
      const below = {file: place.file, pointer: place.pointer + pointerPart(key)};
      setOwn(result, key, rule ? convertChild(child, rule, below, inlined) : child);
    }
    if (kind === 'schema') convertMapping(result, place);
    return result;
  };

  const convertChild = (
    child: unknown,
    [how, kind]: NonNullable<ReturnType<typeof ruleOf>>,
    place: Place,
    inlined: string[],
  ): unknown => {
    const at = (key: string | number) => ({file: place.file, pointer: place.pointer + pointerPart(key)});
    if (how === 'one') return convert(child, kind, place, inlined);
    if (how === 'list') return listOf(child).map((item, index) => convert(item, kind, at(index), inlined));
    const result: PlainObject = {};
    for (const [name, item] of Object.entries(objectOf(child)))
      setOwn(result, name, convert(item, kind, at(name), inlined));
    return result;
  };

  const convertReference = (
    {$ref, ...siblings}: {$ref: string} & PlainObject,
    kind: Kind,
    from: Place,
    inlined: string[],
  ): unknown => {
    const place = follow($ref, from);
    if (!place) return kind === 'schema' ? {...siblings} : {description: '', ...siblings};
    const key = keyOf(place);
    if (kind === 'pathItem') {
      if (inlined.includes(key)) {
        report(from, `The path item \`${$ref}\` holds itself.`);
        return {};
      }
      const data = valueAt(files.get(place.file)?.data, place.pointer);
      return {...objectOf(convert(data, kind, place, [...inlined, key])), ...siblings};
    }
    const known = targets.get(key);
    if (known) return {...siblings, $ref: pointerTo(known)};
    // A place inside of the root document stays where it is.
    if (place.file === root) return {...siblings, $ref: `#${place.pointer}`};
    const target = register(place, kind, nameFor(place));
    if (parsePointer(place.pointer).length > 1 && !isComponentPointer(place.pointer)) {
      unnamed.add(`/components/${SECTIONS[kind]}${pointerPart(target.name)}`);
    }
    return {...siblings, $ref: pointerTo(target)};
  };

  /** The mapping of a discriminator names schemas or refers to them. */
  const convertMapping = (schema: PlainObject, place: Place): void => {
    const discriminator = schema.discriminator;
    if (!isObject(discriminator) || !isObject(discriminator.mapping)) return;
    const mapping: PlainObject = {};
    for (const [value, ref] of Object.entries(discriminator.mapping)) {
      const from = {file: place.file, pointer: `${place.pointer}/discriminator/mapping${pointerPart(value)}`};
      const isName = typeof ref === 'string' && /^[\w.-]+$/.test(ref) && !/\.(?:ya?ml|json)$/i.test(ref);
      const target = typeof ref === 'string' && !isName ? follow(ref, from) : undefined;
      const known = target && (targets.get(keyOf(target)) ?? register(target, 'schema', nameFor(target)));
      setOwn(mapping, value, known ? pointerTo(known) : ref);
    }
    schema.discriminator = {...discriminator, mapping};
  };

  const own: [section: string, name: string, value: unknown][] = [];
  for (const [section, entries] of Object.entries(objectOf(rootData.components))) {
    if (!kindOfSection(section)) continue;
    for (const [name, value] of Object.entries(objectOf(entries))) own.push([section, name, value]);
  }
  // Names that the author gave come first, so that references find them whatever way they are written.
  for (const [section, name] of own) {
    const names = sections.get(section) ?? new Map<string, Target | undefined>();
    sections.set(section, names.set(name, undefined));
  }
  const definitions: Target[] = [];
  for (const [section, name, value] of own) {
    const kind = kindOfSection(section);
    if (!kind) continue;
    const place = {file: root, pointer: `/components/${section}${pointerPart(name)}`};
    const isAlias = canBeReference(kind, value) && Object.keys(value).length === 1;
    const end = isAlias && !value.$ref.startsWith('#') ? follow(value.$ref, place) : place;
    const source = end && !targets.has(keyOf(end)) && !isRootComponent(end, root) ? end : place;
    const target = {...source, kind, name};
    definitions.push(target);
    origins.set(place.pointer, source);
    targets.set(keyOf(source), target);
    if (source !== place) targets.set(keyOf(place), target);
  }

  const data = objectOf(convert(rootData, 'document', {file: root, pointer: ''}));
  const components: PlainObject = {...objectOf(rootData.components)};
  for (const [section] of own) components[section] = {};
  const define = ({kind, name, ...place}: Target) => {
    const section = SECTIONS[kind] ?? (kind === 'pathItem' ? 'pathItems' : 'schemas');
    const entries = objectOf(components[section]);
    components[section] = entries;
    setOwn(entries, name, convert(valueAt(files.get(place.file)?.data, place.pointer), kind, place));
  };
  for (const target of definitions) define(target);
  for (let target = queue.shift(); target; target = queue.shift()) define(target);
  if (Object.keys(components).length > 0) data.components = components;

  notePathOrigins(rootData, root, origins);
  return {
    data,
    unnamed,
    problems,
    originOf(pointer) {
      for (let prefix = pointer; ; prefix = prefix.slice(0, prefix.lastIndexOf('/'))) {
        const origin = origins.get(prefix);
        if (origin) return {file: origin.file, pointer: origin.pointer + pointer.slice(prefix.length)};
        if (prefix === '') return {file: root, pointer};
      }
    },
  };
}

/** Path items that stand in other files: problems in them are shown there. */
function notePathOrigins(rootData: PlainObject, root: string, origins: Map<string, Place>): void {
  for (const section of ['paths', 'webhooks']) {
    for (const [name, item] of Object.entries(objectOf(rootData[section]))) {
      if (!canBeReference('pathItem', item)) continue;
      const target = resolveReference(item.$ref, root);
      if ('file' in target) origins.set(`/${section}${pointerPart(name)}`, target);
    }
  }
}

function pointerTo({kind, name}: Target): string {
  return `#/components/${SECTIONS[kind] ?? 'pathItems'}${pointerPart(name)}`;
}

function isRootComponent({file, pointer}: Place, root: string): boolean {
  return file === root && isComponentPointer(pointer);
}

function isComponentPointer(pointer: string): boolean {
  return /^\/(?:components\/[^/]+|definitions|\$defs)\/[^/]+$/.test(pointer);
}

/** A name for what a reference into another file leads to: its key, or the file's name. */
function nameFor({file, pointer}: Place): string {
  const structural = new Set(['properties', 'items', 'components', 'schemas', 'definitions', '$defs']);
  const keys = parsePointer(pointer).filter((key) => !structural.has(key));
  const name = isComponentPointer(pointer) ? (keys.at(-1) ?? '') : keys.join('_');
  const base = file.slice(file.lastIndexOf('/') + 1).replace(/\.[^.]+$/, '');
  return (name || base).replace(/[^\w.-]+/g, '_') || 'Unnamed';
}

function pointerHint(data: unknown, pointer: string): string | undefined {
  const keys = parsePointer(pointer);
  const last = keys.pop();
  const parent = valueAt(data, keys.map(pointerPart).join(''));
  if (last === undefined || !isObject(parent)) return undefined;
  return nearHint(last, Object.keys(parent));
}

function nearHint(name: string, names: string[]): string | undefined {
  const near = nearest(name, names);
  if (near !== undefined) return `Did you mean \`${near}\`?`;
  if (names.length === 0 || names.length > 12) return undefined;
  return `There are ${names.map((one) => `\`${one}\``).join(', ')}.`;
}

/** Sets a key whatever its name is: `__proto__` is a name like any other. */
function setOwn(object: PlainObject, key: string, value: unknown): void {
  if (key === '__proto__') {
    Object.defineProperty(object, key, {value, enumerable: true, configurable: true, writable: true});
  } else object[key] = value;
}
