import './composer.css';
import {type FormEvent, type ReactNode, useEffect, useId, useRef, useState} from 'react';
import {
  type ComposerData,
  type ComposerOperation,
  type ComposerValues,
  PARAMETER_PLACES,
} from '../../shared/composer/ComposerData.ts';
import {composeRequest} from '../../shared/composer/composeRequest.ts';
import {refusedInHeader} from '../../shared/composer/headerText.ts';
import {proposedServer} from '../../shared/composer/proposedServer.ts';
import {fillMessage} from '../../shared/messages/fillMessage.ts';
import type {ComposerMessages} from '../../shared/messages/Messages.ts';
import {pluralMessage} from '../../shared/messages/pluralMessage.ts';
import {useSite} from '../context/SiteContext.ts';
import {BodyFields} from './BodyFields.tsx';
import {FormContext} from './FormContext.ts';
import {ParameterFields} from './ParameterFields.tsx';
import {ResponseView} from './ResponseView.tsx';
import {type Outcome, sendRequest, tokenText} from './sendRequest.ts';
import {useFormState} from './useFormState.ts';
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

/** The form of an operation: what to send, where to, and what came back. */
export function Composer({operation, page, messages, start, onChange, onClose}: ComposerProps): ReactNode {
  const id = useId();
  const {locale} = useSite();
  const {method, summary, parameters, body} = operation;
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [values, setValues] = useState(start);
  const [yours, setYours] = useState(readYourValues);
  const {fields, mistakes, shown, files, ...known} = useFormState(operation, values, messages);
  const [sending, setSending] = useState<AbortController>();
  const [outcome, setOutcome] = useState<Outcome>();

  useEffect(() => {
    heading.current?.focus({preventScroll: true});
    // At the lower edge of the window, a form that opens next to its samples is easily missed.
    if ((form.current?.getBoundingClientRect().top ?? 0) > window.innerHeight / 2)
      form.current?.scrollIntoView();
  }, []);
  useEffect(() => onChange(values), [values, onChange]);

  const proposed = proposedServer(operation.server, page.server);
  const server = yours.server ?? proposed;
  const request = composeRequest(operation, values, {server, token: yours.token});
  const {auth} = request;
  const refused = auth && refusedInHeader(tokenText(auth, yours.token ?? ''));
  const canSend = URL.canParse(request.url) && refused === undefined;

  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    // The button keeps the focus, so it is not disabled.
    if (sending) return;
    known.check();
    if (mistakes.length > 0 || !canSend) {
      setOutcome(undefined);
      // Mistakes are only marked after the next render.
      requestAnimationFrame(() => {
        const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-mistake]');
        if (field) showField(field);
      });
      return;
    }
    const controller = new AbortController();
    setSending(controller);
    setOutcome(await sendRequest(request, {token: yours.token ?? '', files, signal: controller.signal}));
    setSending(undefined);
  };

  return (
    <FormContext value={fields}>
      <form ref={form} className="composer" noValidate aria-labelledby={`${id}-title`} onSubmit={send}>
        <div className="composer-head">
          <h3 ref={heading} id={`${id}-title`} tabIndex={-1}>
            {fillMessage(messages.formOf, {operation: summary})}
          </h3>
          <button type="button" className="composer-plain" onClick={onClose}>
            {messages.close}
          </button>
        </div>
        <ValuesForm
          values={yours}
          proposed={proposed}
          refused={refused}
          documented={operation.server}
          servers={operation.servers ?? []}
          onChange={setYours}
        />
        {PARAMETER_PLACES.map((place) => (
          <ParameterFields
            key={place}
            place={place}
            fields={parameters[place]}
            values={values[place]}
            onChange={(next) => setValues((last) => ({...last, [place]: next}))}
          />
        ))}
        {body && (
          <BodyFields
            field={body.field}
            value={values.body}
            mistakes={shown.filter(({place}) => place[0] === 'body')}
            onChange={(next) => setValues((last) => ({...last, body: next}))}
            onSwitch={known.forgetBroken}
          />
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
          {known.isChecked && mistakes.length > 0 && (
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

/** Focuses a field, which may be in folded parts of the form. */
function showField(field: HTMLElement): void {
  for (let fold = field.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true;
  field.focus();
}
