import {listOf} from '../../shared/invariants/listOf.ts';
import {hasName} from './componentName.ts';
import type {Follow, Report} from './createReferenceFollower.ts';
import {createReferenceInserter} from './createReferenceInserter.ts';
import type {Anchors} from './findAnchors.ts';
import type {FormMistake} from './FormMistake.ts';
import {componentPointer, type Registry} from './createComponentRegistry.ts';
import {kindMistake, plainMistakes} from './checkForm.ts';
import {parameterExampleMistakes} from './exampleMistakes.ts';
import {formMistake} from './valueForms.ts';
import {parsePointer} from './jsonPointer.ts';
import {isRecord} from '../../shared/invariants/isRecord.ts';
import {objectOf, type PlainObject, setOwn} from './unknownData.ts';
import type {Sources} from './readSources.ts';
import {below, type Place, placeKey, valueAtPlace} from './SourceFile.ts';
import {canBeReference, type Kind, plainParts, ruleOf} from './objectKinds.ts';

export interface RewriterTools {
  sources: Sources;
  registry: Registry;
  follow: Follow;
  anchorsOf(file: string): Anchors;
  report: Report;
  /** Reports what the pages leave out. */
  warn: Report;
  /** Called with the pointer of each component that the author did not name. */
  onUnnamed(pointer: string): void;
}

/**
 * Creates a function that copies the value at a place with all references rewritten to point into the bundle. Targets
 * in other files are added to the registry.
 */
export function createReferenceRewriter(tools: RewriterTools): (kind: Kind, place: Place) => unknown {
  const {sources, registry, follow, anchorsOf, report, warn, onUnnamed} = tools;
  const {root, files} = sources;
  const inserter = createReferenceInserter(files, follow, report);

  const convert = (value: unknown, kind: Kind, place: Place, inlined: readonly string[]): unknown => {
    if (canBeReference(kind, value)) return convertReference(value, kind, place, inlined);
    if (kind === 'schema' && isDynamicReference(value)) return convertDynamic(value, place, inlined);
    if (kind === 'schema' && isRecord(value) && value.$recursiveRef === '#')
      return convertAround(value, place, inlined);
    const mistake = value === undefined ? undefined : kindMistake(kind, value);
    if (mistake !== undefined) warn(place, mistake);
    if (!isRecord(value)) return value;
    const object = {...value};
    for (const key of plainParts(kind))
      if (Object.hasOwn(object, key)) object[key] = inserter.insert(object[key], below(place, key));
    const mistakes = [
      ...plainMistakes(kind, object),
      ...(kind === 'parameter' || kind === 'header' ? exampleMistakes(object, kind, place, tools) : []),
    ];
    for (const {keys = [], message, hint} of mistakes) warn(keys.reduce(below, place), message, hint);
    const result: PlainObject = {};
    for (const [key, child] of Object.entries(object)) {
      const rule = kind === 'document' && key === 'components' ? undefined : ruleOf(kind, key, child);
      setOwn(result, key, rule ? convertChild(child, rule, below(place, key), inlined) : child);
    }
    if (kind === 'schema') convertMapping(result, place, tools);
    return result;
  };

  const convertChild = (
    child: unknown,
    [how, kind]: NonNullable<ReturnType<typeof ruleOf>>,
    place: Place,
    inlined: readonly string[],
  ): unknown => {
    if (how === 'one') return convert(child, kind, place, inlined);
    const key = parsePointer(place.pointer).at(-1) ?? '';
    const mistake = formMistake(key, how === 'list' ? 'list' : 'object', child);
    if (mistake !== undefined) warn(place, mistake);
    if (how === 'list')
      return listOf(child).map((item, index) => convert(item, kind, below(place, index), inlined));
    const result: PlainObject = {};
    for (const [name, item, from] of inserter.entriesOf(child, place)) {
      // Fields may have any name.
      const isExtension = name.startsWith('x-') && kind !== 'schema' && kind !== 'header';
      setOwn(result, name, isExtension ? item : convert(item, kind, from, inlined));
    }
    return result;
  };

  const convertReference = (
    {$ref, ...siblings}: {$ref: string} & PlainObject,
    kind: Kind,
    from: Place,
    inlined: readonly string[],
  ): unknown => {
    const place = follow($ref, from);
    if (!place) return kind === 'schema' ? {...siblings} : {description: '', ...siblings};
    if (kind === 'pathItem' || kind === 'operation') {
      const key = placeKey(place);
      if (inlined.includes(key)) {
        report(from, `\`${$ref}\` contains itself.`);
        return {};
      }
      const target = objectOf(convert(valueAtPlace(files, place), kind, place, [...inlined, key]));
      if (kind === 'pathItem') warnOfBoth(siblings, target, from, place, warn);
      return {...target, ...objectOf(convert(siblings, kind, from, inlined))};
    }
    const known = registry.at(place);
    if (known) return {...siblings, $ref: `#${componentPointer(known)}`};
    // A place inside the root document stays where it is.
    if (place.file === root) return {...siblings, $ref: `#${place.pointer}`};
    const pointer = componentPointer(registry.add(place, kind));
    if (!hasName(place)) onUnnamed(pointer);
    return {...siblings, $ref: `#${pointer}`};
  };

  /**
   * A dynamic reference means its anchor. If several schemas have one of that name, which one is meant depends on the
   * schema that a validator began with: for a reader of the component around it, that component, if it is one of them.
   */
  const convertDynamic = (
    {$dynamicRef, ...others}: DynamicReference,
    place: Place,
    inlined: readonly string[],
  ): unknown => {
    const named = anchorsOf(place.file).dynamic.get($dynamicRef.replace(/^#/, '')) ?? [];
    const around = componentAround(place, registry);
    if (around && named.includes(around.pointer)) return convertAround(others, place, inlined);
    if (named.length < 2) return convertReference({...others, $ref: $dynamicRef}, 'schema', place, inlined);
    const from = below(place, '$dynamicRef');
    const message = `\`${$dynamicRef}\` can mean any of ${named.length} schemas with this \`$dynamicAnchor\`.`;
    warn(from, message, 'Pages show a value of any type; write `$ref` to name one of them.');
    return convert(others, 'schema', place, inlined);
  };

  /** A reference to the component around it, as JSON Schema 2019-09 has it: `$recursiveRef: '#'`. */
  const convertAround = (
    {$recursiveRef: _, ...others}: PlainObject,
    place: Place,
    inlined: readonly string[],
  ): unknown => {
    const around = componentAround(place, registry);
    const component = around && registry.at(around);
    const schema = objectOf(convert(others, 'schema', place, inlined));
    return component ? {...schema, $ref: `#${componentPointer(component)}`} : schema;
  };

  return (kind, place) => convert(valueAtPlace(files, place), kind, place, []);
}

type DynamicReference = {$dynamicRef: string} & PlainObject;

function isDynamicReference(value: unknown): value is DynamicReference {
  return isRecord(value) && typeof value.$dynamicRef === 'string';
}

/** The place of the component that contains a place. */
function componentAround({file, pointer}: Place, registry: Registry): Place | undefined {
  for (let around = pointer; around !== ''; around = around.slice(0, around.lastIndexOf('/')))
    if (registry.at({file, pointer: around})) return {file, pointer: around};
  return registry.at({file, pointer: ''}) && {file, pointer: ''};
}

/** The examples of a parameter or header that its schema does not allow. */
function exampleMistakes(
  object: PlainObject,
  kind: 'parameter' | 'header',
  place: Place,
  {sources: {files}, follow}: RewriterTools,
): FormMistake[] {
  // What it contains is written in another form.
  if (object.content !== undefined) return [];
  const read = (schema: unknown, from: Place): [PlainObject, Place] => {
    const target = canBeReference('schema', schema) ? follow(schema.$ref, from) : from;
    return target ? [objectOf(valueAtPlace(files, target)), target] : [{}, from];
  };
  const [schema, at] = read(object.schema, below(place, 'schema'));
  const [items] = read(schema.items, below(at, 'items'));
  return parameterExampleMistakes(object, {schema, items}, kind);
}

/** The specification does not say which one counts (OpenAPI 3.1, "Path Item Object", `$ref`). */
function warnOfBoth(own: PlainObject, target: PlainObject, from: Place, place: Place, warn: Report): void {
  for (const key of Object.keys(own)) {
    if (!Object.hasOwn(target, key) || key === 'summary' || key === 'description') continue;
    const where = place.file === from.file ? `\`#${place.pointer}\`` : `\`${place.file}\``;
    const message = `This path has \`${key}\` both here and in ${where}, to which its \`$ref\` points.`;
    warn(below(from, key), message, 'The one here is used; remove one of them.');
  }
}

/** The mapping of a discriminator names schemas or refers to them. */
function convertMapping(schema: PlainObject, place: Place, {registry, follow}: RewriterTools): void {
  const discriminator = schema.discriminator;
  if (!isRecord(discriminator)) return;
  const at = below(place, 'discriminator');
  const convertName = (ref: unknown, from: Place): unknown => {
    const isName = typeof ref === 'string' && /^[\w.-]+$/.test(ref) && !/\.(?:ya?ml|json)$/i.test(ref);
    const target = typeof ref === 'string' && !isName ? follow(ref, from) : undefined;
    const known = target && (registry.at(target) ?? registry.add(target, 'schema'));
    return known ? `#${componentPointer(known)}` : ref;
  };
  const result: PlainObject = {...discriminator};
  if (isRecord(discriminator.mapping)) {
    const mapping: PlainObject = {};
    for (const [value, ref] of Object.entries(discriminator.mapping))
      setOwn(mapping, value, convertName(ref, below(below(at, 'mapping'), value)));
    result.mapping = mapping;
  }
  if ('defaultMapping' in result)
    result.defaultMapping = convertName(result.defaultMapping, below(at, 'defaultMapping'));
  schema.discriminator = result;
}
