import type {ReactNode} from 'react';
import {fillMessage} from '../../shared/messages/fillMessage.ts';
import {useSite} from '../context/SiteContext.ts';
import {Fold} from './Fold.tsx';
import {useForm} from './FormContext.ts';
import type {Outcome} from './sendRequest.ts';

interface ResponseViewProps {
  outcome: Outcome;
  method: string;
  /** Origin that the request went to. */
  server: string;
  allowed: readonly string[];
}

/** Characters of a body that are shown; more would slow down the page. */
const SHOWN = 100_000;

/** The result of a request: status, time, headers and body, or why there was no response. */
export function ResponseView({outcome, method, server, allowed}: ResponseViewProps): ReactNode {
  const {messages} = useForm();
  const {locale} = useSite();
  const number = new Intl.NumberFormat(locale);
  if (outcome.kind === 'canceled') return null;
  if (outcome.kind === 'failed') {
    const text = {
      policy: messages.failedPolicy,
      mixed: messages.failedMixed,
      cors: messages.failedCors,
      network: messages.failedNetwork,
      body: messages.failedBody,
      method: messages.failedMethod,
    }[outcome.reason];
    const values = {server, method, site: location.origin, allowed: allowed.join(', ')};
    return <p className="composer-failure">{fillMessage(text, values)}</p>;
  }
  const {status, isError, time, headers, body} = outcome;
  return (
    <>
      <p className={`composer-status ${isError ? 'status-error' : 'status-success'}`}>
        {fillMessage(messages.statusLine, {status, time: number.format(time)})}
      </p>
      <Fold title={messages.headerPart}>
        <dl className="composer-headers">
          {headers.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Fold>
      {body === '' ? (
        <p className="composer-about">{messages.emptyBody}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it must be scrollable with the keyboard.
        <pre className="composer-body" dir="ltr" tabIndex={0}>
          {body.slice(0, SHOWN)}
        </pre>
      )}
      {body.length > SHOWN && (
        <p className="composer-about">{fillMessage(messages.cutBody, {count: number.format(SHOWN)})}</p>
      )}
    </>
  );
}
