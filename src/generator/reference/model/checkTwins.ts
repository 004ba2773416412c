import {listOf} from '../../shared/invariants/listOf.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import type {Bundle} from '../source/bundleDocument.ts';
import type {Locate} from '../source/createLocator.ts';
import {followReference} from './followReference.ts';
import {operationsOf, type PathItem, pathItems, webhookItems} from './pathItems.ts';

/** Warns of paths that differ only in the names of their parameters, and of parameters that a list declares twice. */
export function checkTwins(bundle: Bundle, locate: Locate): Problem[] {
  const warn = (pointer: string, message: string, hint: string): Problem => {
    const place = bundle.originOf(pointer);
    return {severity: 'warning', file: place.file, ...locate(place), message, hint};
  };
  const paths = pathItems(bundle.data);
  return [
    ...twinPaths(paths, warn),
    ...[...paths, ...webhookItems(bundle.data)].flatMap((path) => [
      ...twinParameters(path.item.parameters, path.pointer, bundle, warn),
      ...operationsOf(path).flatMap(({value, pointer}) =>
        twinParameters(value.parameters, pointer, bundle, warn),
      ),
    ]),
  ];
}

type Warn = (pointer: string, message: string, hint: string) => Problem;

/** OpenAPI 3.1, "Paths Object": such paths are identical, and invalid. */
function twinPaths(paths: readonly PathItem[], warn: Warn): Problem[] {
  const first = new Map<string, string>();
  return paths.flatMap(({name, pointer}) => {
    const form = name.replace(/\{[^{}]*\}/g, '{}');
    const other = first.get(form);
    if (other !== undefined) {
      const message = `The path \`${name}\` is the same as \`${other}\`: only names of parameters differ.`;
      return [warn(pointer, message, 'Put their operations under one of them.')];
    }
    first.set(form, name);
    return [];
  });
}

/** OpenAPI 3.1, "Operation Object": a parameter is known by its name and its place. */
function twinParameters(parameters: unknown, pointer: string, {data}: Bundle, warn: Warn): Problem[] {
  const known = new Set<string>();
  return listOf(parameters).flatMap((parameter, index) => {
    const {name, in: place} = followReference(parameter, data);
    if (typeof name !== 'string' || typeof place !== 'string') return [];
    const key = `${place} ${name}`;
    if (known.has(key)) {
      const message = `The ${place} parameter \`${name}\` is declared twice; the last one counts.`;
      return [warn(`${pointer}/parameters/${index}`, message, 'Remove one of them.')];
    }
    known.add(key);
    return [];
  });
}
