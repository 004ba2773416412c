import {type ReactNode, useId, useState} from 'react';
import type {ServerChoice} from '../../shared/composer/ComposerData.ts';
import type {YourValues} from '../../shared/composer/fillParts.ts';
import {headerText} from '../../shared/composer/headerText.ts';
import {fillMessage} from '../../shared/messages/fillMessage.ts';
import {announce} from '../actions/announce.ts';
import {fillPage, idsOfPage} from './fillPage.ts';
import {Fold} from './Fold.tsx';
import {useForm} from './FormContext.ts';
import {keepYourValues} from './yourValues.ts';

interface ValuesFormProps {
  values: YourValues;
  /** Server that requests go to when the reader names none. */
  proposed: string;
  /** Character of the token that cannot be sent in a header. */
  refused: string | undefined;
  /** Address of the API in the samples. */
  documented: string;
  /** Servers to choose from. */
  servers: readonly ServerChoice[];
  onChange(values: YourValues): void;
}

/** The reader's own base URL, token and ids, which are kept for the tab and filled into every sample. */
export function ValuesForm({
  values,
  proposed,
  refused,
  documented,
  servers,
  onChange,
}: ValuesFormProps): ReactNode {
  const {messages} = useForm();
  const [ids] = useState(() => {
    const found = idsOfPage(document);
    for (const placeholder of Object.keys(values.ids))
      if (!found.has(placeholder)) found.set(placeholder, placeholder);
    return [...found];
  });
  const change = (next: YourValues): void => {
    const all = {...next, documented: [...new Set([...(values.documented ?? []), documented])]};
    keepYourValues(all);
    fillPage(document);
    onChange(all);
  };
  const server = values.server ?? '';
  const isWrong = server !== '' && !/^https?:\/\/[^/\s]/i.test(server);
  return (
    <Fold title={messages.yourValues} isOpen={values.server !== undefined || values.token !== undefined}>
      <p className="composer-about">{messages.valuesNote}</p>
      <TextField
        label={messages.baseUrl}
        value={server}
        placeholder={proposed}
        choices={servers}
        mistake={isWrong ? fillMessage(messages.mistakeServer, {example: proposed}) : undefined}
        onChange={(text) => change(withText(values, 'server', text))}
      />
      <TextField
        label={messages.token}
        value={values.token ?? ''}
        about={messages.tokenNote}
        isSecret
        mistake={refused === undefined ? undefined : fillMessage(messages.mistakeHeader, {example: refused})}
        onChange={(text) => change(withText(values, 'token', headerText(text)))}
      />
      {ids.length > 0 && <p className="composer-about">{messages.idsNote}</p>}
      {ids.map(([placeholder, label]) => (
        <TextField
          key={placeholder}
          label={label}
          value={values.ids[placeholder] ?? ''}
          placeholder={placeholder}
          onChange={(text) => {
            const {[placeholder]: _, ...others} = values.ids;
            change({...values, ids: text === '' ? others : {...others, [placeholder]: text}});
          }}
        />
      ))}
      <button
        type="button"
        className="composer-plain"
        onClick={() => {
          change({ids: {}});
          announce(document, messages.forgotten);
        }}
      >
        {messages.forget}
      </button>
    </Fold>
  );
}

function withText(values: YourValues, key: 'server' | 'token', text: string): YourValues {
  const {[key]: _, ...others} = values;
  return text === '' ? others : {...others, [key]: text};
}

function TextField({
  label,
  value,
  placeholder,
  choices = [],
  about,
  mistake,
  isSecret = false,
  onChange,
}: {
  label: string;
  value: string;
  placeholder?: string;
  choices?: readonly ServerChoice[];
  about?: string;
  mistake?: string;
  isSecret?: boolean;
  onChange(text: string): void;
}): ReactNode {
  const id = useId();
  return (
    <div className="composer-field">
      <label htmlFor={id} className="composer-name">
        {label}
      </label>
      <input
        id={id}
        type={isSecret ? 'password' : 'text'}
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        placeholder={placeholder}
        list={choices.length > 0 ? `${id}-choices` : undefined}
        value={value}
        aria-invalid={mistake !== undefined}
        aria-describedby={`${id}-about`}
        onChange={({target}) => onChange(target.value.trim())}
      />
      {choices.length > 0 && (
        <datalist id={`${id}-choices`}>
          {choices.map(({url, label: name}) => (
            <option key={url} value={url} label={name} />
          ))}
        </datalist>
      )}
      <p id={`${id}-about`} className="composer-about">
        {mistake !== undefined && <span className="composer-mistake">{mistake} </span>}
        {about}
      </p>
    </div>
  );
}
