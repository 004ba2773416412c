import {type ReactNode, useId} from 'react';
import type {ComposerField} from '../../shared/composer/ComposerData.ts';
import {isRecord} from '../../shared/invariants/isRecord.ts';
import {ownValue} from '../../shared/invariants/ownValue.ts';
import {fillMessage} from '../../shared/messages/fillMessage.ts';
import {Control} from './Control.tsx';
import {Fold} from './Fold.tsx';
import {type Place, useForm} from './FormContext.ts';
import {mistakeText} from './mistakeText.ts';

export interface FieldProps {
  field: ComposerField;
  value: unknown;
  place: Place;
  /** Shown instead of the field's name. */
  label?: string;
  onChange(value: unknown): void;
}

/** A value to fill in: label, control, hint and error; groups of fields for objects and lists. */
export function Field(props: FieldProps): ReactNode {
  const {kind, name} = props.field;
  const label = props.label ?? name;
  if (kind === 'object') return <ObjectField {...props} label={label} />;
  if (kind === 'list') return <ListField {...props} label={label} />;
  return <SingleField {...props} label={label} />;
}

type LabeledProps = FieldProps & {label: string};

function SingleField({field, value, place, label, onChange}: LabeledProps): ReactNode {
  const id = useId();
  const {messages, mistakeAt, touch} = useForm();
  const mistake = mistakeAt(place);
  const {type, hint, required} = field;
  return (
    <div className="composer-field">
      <label htmlFor={id}>
        <span className="composer-name">{label}</span> <span className="composer-type">{type}</span>
        {required && <span className="composer-required"> {messages.required}</span>}
      </label>
      <Control
        id={id}
        field={field}
        value={value}
        place={place}
        describedBy={`${id}-about`}
        isWrong={mistake !== undefined}
        onLeave={() => touch(place)}
        onChange={onChange}
      />
      <p id={`${id}-about`} className="composer-about">
        {mistake && <span className="composer-mistake">{mistakeText(mistake, messages)} </span>}
        {field.kind === 'json' && place.length > 1 && <>{messages.jsonNote} </>}
        {hint}
      </p>
    </div>
  );
}

/** The fields of an object, required ones first; the others stay folded until one has a value. */
export function ObjectFields({field, value, place, onChange}: FieldProps): ReactNode {
  const {messages} = useForm();
  const values: Record<string, unknown> = isRecord(value) ? value : {};
  const {fields = []} = field;
  const change = (name: string, next: unknown): void => {
    const {[name]: _, ...rest} = values;
    const all = next === undefined ? rest : {...values, [name]: next};
    onChange(Object.keys(all).length === 0 && !field.required ? undefined : all);
  };
  const draw = (one: ComposerField): ReactNode => (
    <Field
      key={one.name}
      field={one}
      value={ownValue(values, one.name)}
      place={[...place, one.name]}
      onChange={(next) => change(one.name, next)}
    />
  );
  const required = fields.filter((one) => one.required);
  const optional = fields.filter((one) => !one.required);
  const isOpen =
    (required.length === 0 && place.length === 1) ||
    optional.some(({name}) => ownValue(values, name) !== undefined);
  return (
    <>
      {required.map(draw)}
      {optional.length > 0 && (
        <Fold title={fillMessage(messages.optionalPart, {count: optional.length})} isOpen={isOpen}>
          {optional.map(draw)}
        </Fold>
      )}
    </>
  );
}

function ObjectField(props: LabeledProps): ReactNode {
  return (
    <Group {...props}>
      <ObjectFields {...props} />
    </Group>
  );
}

function ListField(props: LabeledProps): ReactNode {
  const {field, value, place, label, onChange} = props;
  const {messages} = useForm();
  const {item} = field;
  const items: unknown[] = Array.isArray(value) ? value : [];
  if (!item) return null;
  const replace = (next: unknown[]): void =>
    onChange(next.length === 0 && !field.required ? undefined : next);
  const start = item.kind === 'object' ? {} : item.kind === 'boolean' ? false : '';
  return (
    <Group {...props}>
      {items.map((one, index) => {
        const name = fillMessage(messages.itemName, {name: label, number: index + 1});
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: items have no identity other than their index.
          <div key={index} className="composer-item">
            <Field
              field={{...item, required: true}}
              label={name}
              value={one}
              place={[...place, index]}
              onChange={(next) =>
                replace(items.map((other, number) => (number === index ? (next ?? start) : other)))
              }
            />
            <button
              type="button"
              className="composer-plain"
              onClick={() => replace(items.filter((_, number) => number !== index))}
            >
              {fillMessage(messages.removeItem, {name})}
            </button>
          </div>
        );
      })}
      <button type="button" className="composer-plain" onClick={() => replace([...items, start])}>
        {fillMessage(messages.addItem, {name: label})}
      </button>
    </Group>
  );
}

function Group({field, place, label, children}: LabeledProps & {children: ReactNode}): ReactNode {
  const id = useId();
  const {messages, mistakeAt} = useForm();
  const {type, hint, required} = field;
  const mistake = mistakeAt(place);
  return (
    <fieldset
      className="composer-group"
      aria-describedby={`${id}-about`}
      data-mistake={mistake !== undefined || undefined}
      tabIndex={mistake === undefined ? undefined : -1}
    >
      <legend>
        <span className="composer-name">{label}</span> <span className="composer-type">{type}</span>
        {required && <span className="composer-required"> {messages.required}</span>}
      </legend>
      <p id={`${id}-about`} className="composer-about">
        {mistake && <span className="composer-mistake">{mistakeText(mistake, messages)} </span>}
        {hint}
      </p>
      {children}
    </fieldset>
  );
}
