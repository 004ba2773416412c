import {type FormEvent, type ReactNode, useRef, useState} from 'react';
import type {EntitySchema, FormValues} from './EntitySchema.ts';
import {type Choice, SchemaField} from './SchemaField.tsx';
import {validate} from './validate.ts';

interface SchemaFormProps {
  schema: EntitySchema;
  initial: FormValues;
  /** Records that references can be set to, by entity. */
  choices: Record<string, Choice[]>;
  /** Properties with multi-line text. */
  multiline: string[];
  /** Properties in the collapsed section. */
  advanced: string[];
  submitLabel: string;
  /** Called with values that satisfy the schema. */
  onSubmit: (values: FormValues) => void;
}

/** A form with one field for each property of a schema. An invalid submit shows all errors and moves the focus to the first. */
export function SchemaForm({
  schema,
  initial,
  choices,
  multiline,
  advanced,
  submitLabel,
  onSubmit,
}: SchemaFormProps): ReactNode {
  const [values, setValues] = useState(initial);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const form = useRef<HTMLFormElement>(null);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const found = validate(schema, values);
    setProblems(found);
    const [first] = Object.keys(found);
    if (first === undefined) onSubmit(values);
    else form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }

  const field = (name: string) => {
    const property = schema.properties[name];
    if (property === undefined) return null;
    return (
      <SchemaField
        key={name}
        name={name}
        schema={property}
        required={schema.required?.includes(name) ?? false}
        multiline={multiline.includes(name)}
        value={values[name]}
        problem={problems[name]}
        choices={choices[property.ref ?? ''] ?? []}
        onChange={(value) => setValues({...values, [name]: value})}
      />
    );
  };
  const names = Object.keys(schema.properties);
  return (
    <form className="schema-form" ref={form} noValidate onSubmit={submit} aria-label={schema.title}>
      {names.filter((name) => !advanced.includes(name)).map(field)}
      <details>
        <summary>Advanced</summary>
        <div className="schema-form">{advanced.map(field)}</div>
      </details>
      <div>
        <button type="submit" className="demo-button demo-primary">
          {submitLabel}
        </button>
      </div>
    </form>
  );
}
