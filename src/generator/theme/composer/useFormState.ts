import {useMemo, useState} from 'react';
import {checkField, type FieldMistake} from '../../shared/composer/checkField.ts';
import {
  type ComposerOperation,
  type ComposerParameter,
  type ComposerValues,
  PARAMETER_PLACES,
} from '../../shared/composer/ComposerData.ts';
import {headerText, refusedInHeader} from '../../shared/composer/headerText.ts';
import {ownValue} from '../../shared/invariants/ownValue.ts';
import type {ComposerMessages} from '../../shared/messages/Messages.ts';
import {parameterText} from '../../shared/samples/parameterPairs.ts';
import {type FormState, placeKey} from './FormContext.ts';

/** What a form knows about its values. */
interface KnownForm {
  fields: FormState;
  mistakes: readonly FieldMistake[];
  /** The mistakes that are marked: after the reader has left their field or tried to send. */
  shown: readonly FieldMistake[];
  /** The chosen files, by the name of their field. */
  files: ReadonlyMap<string, readonly File[]>;
  /** Whether the reader has tried to send. */
  isChecked: boolean;
  /** Marks all mistakes from now on. */
  check(): void;
  /** Forgets which fields contain text that is not valid JSON: they are replaced by others. */
  forgetBroken(): void;
}

/** Finds the mistakes in the values of a form, and decides which are marked. */
export function useFormState(
  operation: ComposerOperation,
  values: ComposerValues,
  messages: ComposerMessages,
): KnownForm {
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set());
  const [files, setFiles] = useState<ReadonlyMap<string, readonly File[]>>(new Map());
  const [isChecked, setChecked] = useState(false);
  const mistakes = useMemo(() => findMistakes(operation, values, broken), [operation, values, broken]);
  const shown = new Map(
    mistakes
      .map((mistake): [string, FieldMistake] => [placeKey(mistake.place), mistake])
      .filter(([key]) => isChecked || touched.has(key)),
  );
  const fields: FormState = {
    messages,
    mistakeAt: (place) => shown.get(placeKey(place)),
    touch: (place) => setTouched((known) => new Set([...known, placeKey(place)])),
    setBroken: (place, isBroken) =>
      setBroken((known) => {
        const next = new Set(known);
        if (isBroken) next.add(placeKey(place));
        else next.delete(placeKey(place));
        return next;
      }),
    chooseFiles: (name, chosen) => setFiles((known) => new Map([...known, [name, chosen]])),
  };
  return {
    fields,
    mistakes,
    shown: [...shown.values()],
    files,
    isChecked,
    check: () => setChecked(true),
    forgetBroken: () => setBroken(new Set()),
  };
}

function checkParameter(
  place: (typeof PARAMETER_PLACES)[number],
  field: ComposerParameter,
  value: unknown,
): FieldMistake[] {
  const at = [place, field.name];
  const found = checkField(field, value, at);
  if (found.length > 0 || place !== 'header' || value === undefined) return found;
  const example = refusedInHeader(headerText(parameterText(field.name, value, field.form)));
  return example === undefined ? [] : [{place: at, kind: 'header', example}];
}

function findMistakes(
  {parameters, body}: ComposerOperation,
  values: ComposerValues,
  broken: ReadonlySet<string>,
): FieldMistake[] {
  const found = [
    ...PARAMETER_PLACES.flatMap((place) =>
      parameters[place].flatMap((field) => checkParameter(place, field, ownValue(values[place], field.name))),
    ),
    ...(body ? checkField(body.field, values.body, ['body']) : []),
  ].filter(({place}) => !broken.has(placeKey(place)));
  const unreadable = [...broken].map((key): FieldMistake => ({place: JSON.parse(key), kind: 'json'}));
  return [...found, ...unreadable];
}
