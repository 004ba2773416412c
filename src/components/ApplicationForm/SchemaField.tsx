import {type ReactNode, useId} from 'react';
import type {FieldValue, PropertySchema, Reference} from './EntitySchema.ts';

/** A record that a reference can be set to. */
export interface Choice extends Reference {
  label: string;
}

interface SchemaFieldProps {
  name: string;
  schema: PropertySchema;
  required: boolean;
  multiline: boolean;
  value: FieldValue;
  problem: string | undefined;
  choices: Choice[];
  onChange: (value: FieldValue) => void;
}

/** The label of a property, its control, its description and its error message. */
export function SchemaField(props: SchemaFieldProps): ReactNode {
  const {name, schema, problem, value, required, onChange} = props;
  const id = useId();
  const shared = {
    id,
    name,
    required,
    'aria-invalid': problem !== undefined,
    'aria-describedby': `${id}-hint`,
  };
  const hint = (
    <span id={`${id}-hint`}>
      {problem !== undefined && <span className="demo-error">{problem} </span>}
      <span className="demo-note">{schema.description}</span>
    </span>
  );
  if (schema.type === 'boolean')
    return (
      <div className="form-field">
        <label className="demo-check">
          <input
            type="checkbox"
            checked={value === true}
            {...shared}
            onChange={() => onChange(value !== true)}
          />
          {name}
        </label>
        {hint}
      </div>
    );
  if (schema.type === 'array') return <MultipleReference {...props} hint={hint} />;
  return (
    <div className="form-field demo-field">
      <label htmlFor={id}>{name}</label>
      <SingleControl {...props} shared={shared} />
      {hint}
    </div>
  );
}

function SingleControl({
  schema,
  multiline,
  value,
  choices,
  onChange,
  shared,
}: SchemaFieldProps & {shared: Record<string, unknown>}): ReactNode {
  const text = typeof value === 'string' ? value : '';
  const change = (event: {target: {value: string}}) => onChange(event.target.value || undefined);
  if (schema.type === 'object') {
    const id = typeof value === 'object' && !Array.isArray(value) ? value.id : '';
    return (
      <select
        {...shared}
        value={id}
        onChange={({target}) => onChange(target.value ? {id: target.value} : undefined)}
      >
        <option value="">No {schema.ref}</option>
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {choice.label}
          </option>
        ))}
      </select>
    );
  }
  if (schema.enum)
    return (
      <select {...shared} value={text} onChange={change}>
        <option value="">Not set</option>
        {schema.enum.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    );
  if (multiline) return <textarea {...shared} rows={2} value={text} onChange={change} />;
  return <input {...shared} type={schema.format === 'url' ? 'url' : 'text'} value={text} onChange={change} />;
}

function MultipleReference({
  name,
  value,
  choices,
  onChange,
  hint,
}: SchemaFieldProps & {hint: ReactNode}): ReactNode {
  const chosen = Array.isArray(value) ? value : [];
  const toggle = (id: string) =>
    onChange(
      chosen.some((item) => item.id === id) ? chosen.filter((item) => item.id !== id) : [...chosen, {id}],
    );
  return (
    <fieldset className="form-field">
      <legend>{name}</legend>
      {choices.map((choice) => (
        <label className="demo-check" key={choice.id}>
          <input
            type="checkbox"
            checked={chosen.some((item) => item.id === choice.id)}
            onChange={() => toggle(choice.id)}
          />
          {choice.label}
        </label>
      ))}
      {hint}
    </fieldset>
  );
}
