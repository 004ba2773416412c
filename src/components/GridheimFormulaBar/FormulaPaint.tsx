import {tokenize} from '@borgar/fx';
import type {ReactNode} from 'react';

/** The site's code colors, by kind of token. */
const classes: Record<string, string> = {
  func: 'tk-f',
  number: 'tk-n',
  bool: 'tk-n',
  string: 'tk-s',
  range: 'tk-t',
  range_named: 'tk-a',
  error: 'tk-k',
  operator: 'tk-p',
};

/** A highlighted formula. It's below the input and hidden from screen readers, which read the input. */
export function FormulaPaint({formula, scroll}: {formula: string; scroll: number}): ReactNode {
  const counts = new Map<string, number>();
  return (
    <div className="gridheim-paint" aria-hidden="true">
      <span style={{marginInlineStart: -scroll}}>
        {tokenize(formula).map(({type, value}) => {
          const number = (counts.get(value) ?? 0) + 1;
          counts.set(value, number);
          return (
            <span key={`${value} ${number}`} className={classes[type]}>
              {value}
            </span>
          );
        })}
      </span>
    </div>
  );
}
