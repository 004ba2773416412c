import {type FormEvent, type ReactNode, useEffect, useId, useRef, useState} from 'react';
import './alertDismissable.css';
import {AlertDismissable} from './AlertDismissable.tsx';

type Outcome = 'none' | 'missing' | 'saved';

/** A form with one alert above it: an error stays until it's closed, and a success closes after six seconds. */
export default function AlertDismissableDemo(): ReactNode {
  const [outcome, setOutcome] = useState<Outcome>('none');
  const [name, setName] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const hint = useId();

  useEffect(() => {
    if (outcome !== 'saved') return;
    const timer = setTimeout(() => setOutcome('none'), 6000);
    return () => clearTimeout(timer);
  }, [outcome]);

  function save(event: FormEvent): void {
    event.preventDefault();
    setOutcome(name.trim() === '' ? 'missing' : 'saved');
  }

  function close(): void {
    setOutcome('none');
    // The close button disappears, so move the focus to the next useful control.
    field.current?.focus();
  }

  return (
    <div className="demo-stack">
      <div className="alert-place" role="alert" data-severity={outcome === 'saved' ? 'success' : 'danger'}>
        <AlertDismissable title={outcome === 'saved' ? 'Saved' : 'Not saved'} show={outcome !== 'none'}>
          <p>{outcome === 'saved' ? `The project ${name} is stored.` : 'The project needs a name.'}</p>
          <button type="button" className="demo-button" onClick={close}>
            Close
          </button>
        </AlertDismissable>
      </div>
      <form className="demo-row" onSubmit={save}>
        <label className="demo-field">
          Project name
          <input
            ref={field}
            value={name}
            aria-invalid={outcome === 'missing'}
            aria-describedby={hint}
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        <button type="submit" className="demo-button demo-primary">
          Save
        </button>
      </form>
      <p className="demo-note" id={hint}>
        Save without a name to see the error.
      </p>
    </div>
  );
}
