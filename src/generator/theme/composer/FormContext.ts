import {createContext, useContext} from 'react';
import type {FieldMistake} from '../../shared/composer/checkField.ts';
import {expectDefined} from '../../shared/invariants/expectDefined.ts';
import type {ComposerMessages} from '../../shared/messages/Messages.ts';

/** Names and indexes that point to a value: `body`, `lines`, 0. */
export type Place = readonly (string | number)[];

/** What the fields of a form share. */
export interface FormState {
  messages: ComposerMessages;
  /** The mistake in a value, once it should be shown. */
  mistakeAt(place: Place): FieldMistake | undefined;
  /** Records that the reader has left a field. */
  touch(place: Place): void;
  /** Records whether a field's text is valid JSON; if not, the previous value stays. */
  setBroken(place: Place, isBroken: boolean): void;
  chooseFiles(name: string, files: readonly File[]): void;
}

export const FormContext = createContext<FormState | undefined>(undefined);

/** The state of the form that a field is in. */
export function useForm(): FormState {
  return expectDefined(useContext(FormContext), 'the form of a field');
}

/** A place as a key. */
export function placeKey(place: Place): string {
  return JSON.stringify(place);
}
