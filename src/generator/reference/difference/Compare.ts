import type {Schema} from '../model/Schema.ts';
import type {Finding} from './Change.ts';
import type {Place} from './Place.ts';

/** Compares two versions of a part of a schema. */
export type Compare = (before: Schema, after: Schema, place: Place) => Finding[];
