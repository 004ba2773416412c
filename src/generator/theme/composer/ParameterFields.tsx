import type {ReactNode} from 'react';
import type {ComposerField, ParameterPlace} from '../../shared/composer/ComposerData.ts';
import {ObjectFields} from './Field.tsx';
import {useForm} from './FormContext.ts';

const TITLES = {path: 'pathPart', query: 'queryPart', header: 'headerPart'} as const;

/** The part of a form with the parameters of one place; nothing if there are none. */
export function ParameterFields({
  place,
  fields,
  values,
  onChange,
}: {
  place: ParameterPlace;
  fields: ComposerField[];
  values: Record<string, unknown>;
  onChange(values: Record<string, unknown>): void;
}): ReactNode {
  const {messages} = useForm();
  if (fields.length === 0) return null;
  const field: ComposerField = {name: '', kind: 'object', type: '', required: true, fields};
  return (
    <fieldset className="composer-part">
      <legend>{messages[TITLES[place]]}</legend>
      <ObjectFields
        field={field}
        value={values}
        place={[place]}
        onChange={(next) => onChange(typeof next === 'object' && next !== null ? {...next} : {})}
      />
    </fieldset>
  );
}
