import {type ReactNode, useState} from 'react';
import type {FieldMistake} from '../../shared/composer/checkField.ts';
import type {ComposerField} from '../../shared/composer/ComposerData.ts';
import {Field, ObjectFields} from './Field.tsx';
import {placeKey, useForm} from './FormContext.ts';
import {mistakeText} from './mistakeText.ts';

interface BodyProps {
  field: ComposerField;
  value: unknown;
  /** The marked mistakes in the body. */
  mistakes: readonly FieldMistake[];
  onChange(value: unknown): void;
}

/** The part of a form with the body of the request: its fields or, if the reader prefers that, JSON. */
export function BodyFields({onSwitch, ...body}: BodyProps & {onSwitch(): void}): ReactNode {
  const {messages} = useForm();
  const [isJson, setJson] = useState(false);
  return (
    <fieldset className="composer-part">
      <legend>{messages.bodyPart}</legend>
      {body.field.kind === 'object' && (
        <label className="composer-switch">
          <input
            type="checkbox"
            checked={isJson}
            onChange={({target}) => {
              setJson(target.checked);
              onSwitch();
            }}
          />
          {messages.asJson}
        </label>
      )}
      <BodyField isJson={isJson} {...body} />
    </fieldset>
  );
}

function BodyField({field, isJson, value, mistakes, onChange}: BodyProps & {isJson: boolean}): ReactNode {
  const {messages} = useForm();
  const place = ['body'];
  if (field.kind === 'object' && !isJson)
    return (
      <ObjectFields field={{...field, required: true}} value={value} place={place} onChange={onChange} />
    );
  const shown: ComposerField = isJson ? {...field, kind: 'json'} : field;
  return (
    <>
      <Field field={shown} label={messages.bodyPart} value={value} place={place} onChange={onChange} />
      {isJson &&
        mistakes
          .filter((mistake) => mistake.place.length > 1)
          .map((mistake) => (
            <p key={placeKey(mistake.place)} className="composer-mistake">
              <code>{mistake.place.slice(1).join('.')}</code>: {mistakeText(mistake, messages)}
            </p>
          ))}
    </>
  );
}
