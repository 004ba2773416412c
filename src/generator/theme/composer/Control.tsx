import {type ReactNode, useState} from 'react';
import type {ComposerField} from '../../shared/composer/ComposerData.ts';
import {isLongInteger} from '../../shared/composer/isLongInteger.ts';
import {type Place, useForm} from './FormContext.ts';

interface ControlProps {
  id: string;
  field: ComposerField;
  value: unknown;
  place: Place;
  describedBy: string;
  isWrong: boolean;
  onLeave(): void;
  onChange(value: unknown): void;
}

/** Longer texts get a field of several lines. */
const LONG_TEXT = 200;

/** What is shown of a body that is a text. */
const BODY_LINES = 8;

/** The control of a single value. */
export function Control({
  id,
  field,
  value,
  place,
  describedBy,
  isWrong,
  onLeave,
  onChange,
}: ControlProps): ReactNode {
  const {messages, chooseFiles} = useForm();
  const shared = {
    id,
    required: field.required,
    'aria-invalid': isWrong,
    'aria-describedby': describedBy,
    onBlur: onLeave,
  };
  const {kind, choices, limits, item} = field;
  switch (kind) {
    case 'choice':
    case 'boolean': {
      const options: unknown[] = choices ?? [true, false];
      const chosen = options.findIndex((option) => JSON.stringify(option) === JSON.stringify(value));
      return (
        <select {...shared} value={chosen} onChange={({target}) => onChange(options[Number(target.value)])}>
          <option value={-1}>{messages.notSet}</option>
          {options.map((option, index) => (
            <option key={String(option)} value={index}>
              {String(option)}
            </option>
          ))}
        </select>
      );
    }
    case 'file':
      return (
        <input
          {...shared}
          type="file"
          multiple={item !== undefined}
          onChange={({target}) => {
            const files = [...(target.files ?? [])];
            chooseFiles(String(place.at(-1) === 'body' ? '' : place.at(-1)), files);
            onChange(files[0]?.name);
          }}
        />
      );
    case 'json':
      return <JsonControl shared={shared} place={place} value={value} onChange={onChange} />;
    case 'number':
    case 'integer':
      return <NumberControl shared={shared} isText={place[0] !== 'body'} value={value} onChange={onChange} />;
    default: {
      const text = typeof value === 'string' ? value : '';
      const change = ({target}: {target: {value: string}}): void =>
        onChange(target.value === '' ? undefined : target.value);
      const isBody = place.length === 1;
      return isBody || (limits?.maxLength ?? 0) > LONG_TEXT ? (
        <textarea {...shared} rows={isBody ? BODY_LINES : 2} value={text} onChange={change} />
      ) : (
        <input
          {...shared}
          type="text"
          dir="auto"
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={change}
        />
      );
    }
  }
}

type Shared = Record<string, unknown>;

/** Keeps the text as typed: `1.` may become a number. */
function NumberControl({
  shared,
  isText,
  value,
  onChange,
}: {
  shared: Shared;
  /** Whether it is sent as text, which has room for long integers. */
  isText: boolean;
  value: unknown;
  onChange(value: unknown): void;
}): ReactNode {
  const [text, setText] = useState(value === undefined ? '' : String(value));
  return (
    <input
      {...shared}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      value={text}
      onChange={({target}) => {
        const typed = target.value.trim();
        setText(target.value);
        if (typed === '') onChange(undefined);
        else
          onChange(
            Number.isFinite(Number(typed)) && !(isText && isLongInteger(typed)) ? Number(typed) : typed,
          );
      }}
    />
  );
}

function JsonControl({
  shared,
  place,
  value,
  onChange,
}: {
  shared: Shared;
  place: Place;
  value: unknown;
  onChange(value: unknown): void;
}): ReactNode {
  const {setBroken} = useForm();
  const [text, setText] = useState(value === undefined ? '' : JSON.stringify(value, null, 2));
  return (
    <textarea
      {...shared}
      className="composer-json"
      rows={Math.min(20, Math.max(3, text.split('\n').length))}
      spellCheck={false}
      dir="ltr"
      value={text}
      onChange={({target}) => {
        setText(target.value);
        const parsed = parseJson(target.value);
        setBroken(place, parsed === undefined);
        if (parsed) onChange(parsed.value);
      }}
    />
  );
}

function parseJson(text: string): {value: unknown} | undefined {
  if (text.trim() === '') return {value: undefined};
  try {
    return {value: JSON.parse(text)};
  } catch {
    return undefined;
  }
}
