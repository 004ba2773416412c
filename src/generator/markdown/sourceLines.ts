import {oncePerObject} from '../shared/collections/oncePerObject.ts';
import type {SourceInput} from './SourceContext.ts';

/** The lines of a source as the parser sees them, split once: checks of single nodes look them up. */
export const sourceLines = oncePerObject(({text}: Pick<SourceInput, 'text'>): readonly string[] =>
  text.split('\n'),
);
