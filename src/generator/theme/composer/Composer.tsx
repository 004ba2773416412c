import './composer.css';
import {type FormEvent, type ReactNode, useEffect, useId, useMemo, useRef, useState} from 'react';
import {checkField, type FieldMistake} from '../../shared/composer/checkField.ts';
import type {
  ComposerData,
  ComposerField,
  ComposerOperation,
  ComposerValues,
  ParameterPlace,
} from '../../shared/composer/ComposerData.ts';
import {composeRequest} from '../../shared/composer/composeRequest.ts';
import {fillMessage} from '../../shared/messages/fillMessage.ts';
import type {ComposerMessages} from '../../shared/messages/Messages.ts';
import {pluralMessage} from '../../shared/messages/pluralMessage.ts';
import {useSite} from '../context/SiteContext.ts';
import {Field, ObjectFields} from './Field.tsx';
import {FormContext, type FormState, placeKey, useForm} from './FormContext.ts';
import {mistakeText} from './mistakeText.ts';
import {ResponseView} from './ResponseView.tsx';
import {type Outcome, sendRequest} from './sendRequest.ts';
import {ValuesForm} from './ValuesForm.tsx';
import {readYourValues} from './yourValues.ts';

interface ComposerProps {
  operation: ComposerOperation;
  page: Pick<ComposerData, 'server' | 'allowed'>;
  messages: ComposerMessages;
  /** What was filled in before the form was closed. */
  start: ComposerValues;
  onChange(values: ComposerValues): void;
  onClose(): void;
}

const PLACES = [
  ['path', 'pathPart'],
  ['query', 'queryPart'],
  ['header', 'headerPart'],
] as const;

/** The form of an operation: what to send, where to, and what came back. */
export function Composer({operation, page, messages, start, onChange, onClose}: ComposerProps): ReactNode {
  const id = useId();
  const {locale} = useSite();
  const {method, summary, parameters, body} = operation;
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [values, setValues] = useState(start);
  const [yours, setYours] = useState(readYourValues);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set());
  const [files, setFiles] = useState<ReadonlyMap<string, readonly File[]>>(new Map());
  const [isChecked, setChecked] = useState(false);
  const [isJson, setJson] = useState(false);
  const [sending, setSending] = useState<AbortController>();
  const [outcome, setOutcome] = useState<Outcome>();

  useEffect(() => heading.current?.focus({preventScroll: true}), []);
  useEffect(() => onChange(values), [values, onChange]);

  const mistakes = useMemo(() => findMistakes(operation, values, broken), [operation, values, broken]);
  const shown = new Map(
    mistakes
      .map((mistake): [string, FieldMistake] => [placeKey(mistake.place), mistake])
      .filter(([key]) => isChecked || touched.has(key)),
  );
  const state: FormState = {
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

  const proposed = proposedServer(operation.server, page.server);
  const server = yours.server ?? proposed;
  const request = composeRequest(operation, values, {server, token: yours.token});
  const canSend = URL.canParse(request.url);

  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setChecked(true);
    if (mistakes.length > 0 || !canSend) {
      setOutcome(undefined);
      // Mistakes are only marked after the next render.
      requestAnimationFrame(() =>
        form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-mistake]')?.focus(),
      );
      return;
    }
    const controller = new AbortController();
    setSending(controller);
    setOutcome(await sendRequest(request, {token: yours.token ?? '', files, signal: controller.signal}));
    setSending(undefined);
  };

  return (
    <FormContext value={state}>
      <form ref={form} className="composer" noValidate aria-labelledby={`${id}-title`} onSubmit={send}>
        <div className="composer-head">
          <h3 ref={heading} id={`${id}-title`} tabIndex={-1}>
            {fillMessage(messages.formOf, {operation: summary})}
          </h3>
          <button type="button" className="composer-plain" onClick={onClose}>
            {messages.close}
          </button>
        </div>
        <ValuesForm values={yours} proposed={proposed} documented={operation.server} onChange={setYours} />
        {PLACES.map(([place, title]) => (
          <ParameterFields
            key={place}
            title={messages[title]}
            place={place}
            fields={parameters[place]}
            values={values[place]}
            onChange={(next) => setValues((known) => ({...known, [place]: next}))}
          />
        ))}
        {body && (
          <fieldset className="composer-part">
            <legend>{messages.bodyPart}</legend>
            {body.field.kind === 'object' && (
              <label className="composer-switch">
                <input
                  type="checkbox"
                  checked={isJson}
                  onChange={({target}) => {
                    setJson(target.checked);
                    setBroken(new Set());
                  }}
                />
                {messages.asJson}
              </label>
            )}
            <BodyField
              field={body.field}
              isJson={isJson}
              value={values.body}
              mistakes={[...shown.values()].filter(({place}) => place[0] === 'body')}
              onChange={(next) => setValues((known) => ({...known, body: next}))}
            />
          </fieldset>
        )}
        <p className="composer-about">{fillMessage(messages.sendTo, {url: request.url})}</p>
        <div className="composer-actions">
          <button type="submit" className="button" aria-disabled={sending !== undefined}>
            {sending ? messages.sending : messages.send}
          </button>
          {sending && (
            <button type="button" className="composer-plain" onClick={() => sending.abort()}>
              {messages.cancel}
            </button>
          )}
        </div>
        <div role="status" className="composer-response">
          {isChecked && mistakes.length > 0 && (
            <p className="composer-mistake">{pluralMessage(messages.toFix, mistakes.length, locale)}</p>
          )}
          {outcome && (
            <ResponseView
              outcome={outcome}
              method={method}
              server={canSend ? new URL(request.url).origin : server}
              allowed={page.allowed}
            />
          )}
        </div>
      </form>
    </FormContext>
  );
}

function ParameterFields({
  title,
  place,
  fields,
  values,
  onChange,
}: {
  title: string;
  place: ParameterPlace;
  fields: ComposerField[];
  values: Record<string, unknown>;
  onChange(values: Record<string, unknown>): void;
}): ReactNode {
  if (fields.length === 0) return null;
  const field: ComposerField = {name: '', kind: 'object', type: '', required: true, fields};
  return (
    <fieldset className="composer-part">
      <legend>{title}</legend>
      <ObjectFields
        field={field}
        value={values}
        place={[place]}
        onChange={(next) => onChange(typeof next === 'object' && next !== null ? {...next} : {})}
      />
    </fieldset>
  );
}

function BodyField({
  field,
  isJson,
  value,
  mistakes,
  onChange,
}: {
  field: ComposerField;
  isJson: boolean;
  value: unknown;
  mistakes: readonly FieldMistake[];
  onChange(value: unknown): void;
}): ReactNode {
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

function findMistakes(
  {parameters, body}: ComposerOperation,
  values: ComposerValues,
  broken: ReadonlySet<string>,
): FieldMistake[] {
  const found = [
    ...PLACES.flatMap(([place]) =>
      parameters[place].flatMap((field) => checkField(field, values[place][field.name], [place, field.name])),
    ),
    ...(body ? checkField(body.field, values.body, ['body']) : []),
  ].filter(({place}) => !broken.has(placeKey(place)));
  const unreadable = [...broken].map((key): FieldMistake => ({place: JSON.parse(key), kind: 'json'}));
  return [...found, ...unreadable];
}

/** The path of the document's server on the proposed server; a local server in the document stays as it is. */
function proposedServer(documented: string, proposed: string): string {
  const {origin, hostname, pathname} = new URL(documented);
  const base = /^(?:localhost|127\.0\.0\.1)$/.test(hostname) ? origin : proposed;
  return `${base}${pathname}`.replace(/\/+$/, '');
}
