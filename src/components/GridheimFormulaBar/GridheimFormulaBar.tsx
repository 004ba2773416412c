import {type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState} from 'react';
import '../Gridheim/gridheim.css';
import {isFormula, parseFormula} from '../Gridheim/parseFormula.ts';
import {FormulaPaint} from './FormulaPaint.tsx';
import {complete, suggest} from './suggest.ts';

interface GridheimFormulaBarProps {
  address: string;
  /** The cell's content: a formula with its equals sign, or a value. */
  text: string;
  readonly?: boolean;
  onApply: (text: string) => void;
}

/** The active cell's address and text. Enter applies, Escape restores; an invalid formula stays and is marked. */
export function GridheimFormulaBar({
  address,
  text,
  readonly = false,
  onApply,
}: GridheimFormulaBarProps): ReactNode {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState(text);
  const [source, setSource] = useState({address, text});
  const [names, setNames] = useState<string[]>([]);
  const [chosen, setChosen] = useState(0);
  const [scroll, setScroll] = useState(0);
  const caret = useRef<number>(undefined);

  // Another cell, or another text in it, replaces the draft.
  if (source.address !== address || source.text !== text) {
    setSource({address, text});
    setDraft(text);
    setNames([]);
  }

  useLayoutEffect(() => {
    if (caret.current !== undefined) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });

  const faulty = isFormula(draft) && parseFormula(draft) === undefined;
  const open = names.length > 0;

  function change(next: string, position: number): void {
    setDraft(next);
    setNames(suggest(next, position));
    setChosen(0);
  }

  function insert(name: string): void {
    const completed = complete(draft, input.current?.selectionStart ?? draft.length, name);
    setDraft(completed.text);
    setNames([]);
    caret.current = completed.caret;
    input.current?.focus();
  }

  function press(event: KeyboardEvent): void {
    const {key} = event;
    if (open && (key === 'ArrowDown' || key === 'ArrowUp')) {
      setChosen((chosen + (key === 'ArrowDown' ? 1 : names.length - 1)) % names.length);
    } else if (open && (key === 'Enter' || key === 'Tab')) insert(names[chosen] ?? '');
    else if (open && key === 'Escape') setNames([]);
    else if (key === 'Enter') {
      if (!faulty) onApply(draft);
    } else if (key === 'Escape') setDraft(text);
    else return;
    event.preventDefault();
  }

  return (
    <div>
      <div className="gridheim-bar">
        <output className="gridheim-address" aria-label="Active cell">
          {address}
        </output>
        <div className="gridheim-formula">
          {isFormula(draft) && <FormulaPaint formula={draft} scroll={scroll} />}
          <input
            ref={input}
            role="combobox"
            aria-label="Formula or value"
            aria-autocomplete="list"
            aria-expanded={open}
            aria-controls={`${id}-names`}
            aria-activedescendant={open ? `${id}-${names[chosen]}` : undefined}
            aria-invalid={faulty}
            aria-describedby={`${id}-state`}
            data-painted={isFormula(draft) || undefined}
            autoComplete="off"
            spellCheck={false}
            readOnly={readonly}
            value={draft}
            onChange={({target}) => change(target.value, target.selectionStart ?? target.value.length)}
            onKeyDown={press}
            onBlur={() => setNames([])}
            onScroll={(event) => setScroll(event.currentTarget.scrollLeft)}
          />
          <ul
            id={`${id}-names`}
            className="gridheim-suggestions"
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the list of a combobox
            role="listbox"
            aria-label="Functions"
            hidden={!open}
          >
            {names.map((name, index) => (
              // biome-ignore lint/a11y/useFocusableInteractive: the input keeps the focus and names the active option
              // biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keys
              <li
                key={name}
                id={`${id}-${name}`}
                // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: an option of the list
                role="option"
                aria-selected={index === chosen}
                // The input must not lose the focus before the click.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => insert(name)}
              >
                {name}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <p className={faulty ? 'demo-error' : 'demo-note'} id={`${id}-state`} role="status">
        {faulty ? 'This is not a complete formula yet.' : 'Enter applies, Esc restores.'}
      </p>
    </div>
  );
}
