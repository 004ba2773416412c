import {mappedValues} from '../example/variantValues.ts';
import type {Schema} from '../model/Schema.ts';
import {BOTH, NARROWER, NEITHER, WIDER} from './breaks.ts';
import type {Breaks, Finding} from './Change.ts';
import {inside, type Place, statedPlace} from './Place.ts';
import {say} from './Statement.ts';

const KEYWORD = 'discriminator';

/**
 * Compares what selects the variant of a value: the field, and the model that each of its values stands for. Models that
 * only one version has are no part of it, since they are reported as variants.
 */
export function compareDiscriminators(before: Schema, after: Schema, place: Place): Finding[] {
  const [from, to] = [before.discriminator?.property, after.discriminator?.property];
  if (from !== to) return propertyChange(from, to, place);
  if (to === undefined) return [];
  const [older, newer] = [modelsByValue(before), modelsByValue(after)];
  const models = new Set(older.values());
  const common = new Set([...newer.values()].filter((model) => models.has(model)));
  const where = statedPlace(inside(place, to));
  const findings: Finding[] = [];
  for (const value of new Set([...older.keys(), ...newer.keys()])) {
    const [was, is] = [older.get(value), newer.get(value)];
    if (was === is) continue;
    const isKnown = (model: string | undefined): model is string => model !== undefined && common.has(model);
    if (isKnown(was) && isKnown(is)) {
      const [then, now] = [`${value}: ${was}`, `${value}: ${is}`];
      const text = say('limitChanged', {place: statedPlace(place), limit: KEYWORD, from: then, to: now});
      findings.push({breaks: BOTH, text});
    } else if (isKnown(was) && is === undefined)
      findings.push({breaks: NARROWER, text: say('valueRemoved', {place: where, value})});
    else if (isKnown(is) && was === undefined)
      findings.push({breaks: WIDER, text: say('valueAdded', {place: where, value})});
  }
  return findings;
}

/** Values are the same with and without the keyword, which only helps clients to read them. */
function propertyChange(from: string | undefined, to: string | undefined, place: Place): Finding[] {
  const where = {place: statedPlace(place), limit: KEYWORD};
  const finding = (breaks: Breaks, text: Finding['text']): Finding[] => [{breaks, text}];
  if (from !== undefined && to !== undefined) return finding(BOTH, say('limitChanged', {...where, from, to}));
  if (to !== undefined) return finding(NEITHER, say('limitAdded', {...where, value: to}));
  return from === undefined ? [] : finding(NEITHER, say('limitRemoved', {...where, value: from}));
}

/** The model of each value of the field. */
function modelsByValue({discriminator, oneOf, anyOf}: Schema): Map<string, string> {
  if (!discriminator) return new Map();
  const variants = (oneOf ?? anyOf ?? []).flatMap(({ref}) =>
    ref === undefined ? [] : mappedValues(discriminator, ref).map((value): [string, string] => [value, ref]),
  );
  return new Map([...Object.entries(discriminator.mapping), ...variants]);
}
