import type {ComponentProps, ReactNode} from 'react';
import {MAX_QUERY} from './searchAddress.ts';

type SearchFieldProps = Omit<ComponentProps<'input'>, 'onChange'> & {onChange: (query: string) => void};

/** The field that queries are typed into. Its type is `text`: in a search field Escape would first delete the query. */
export function SearchField({onChange, ...rest}: SearchFieldProps): ReactNode {
  return (
    <input
      className="search-field"
      name="q"
      type="text"
      inputMode="search"
      enterKeyHint="search"
      placeholder="Search"
      aria-label="Search"
      autoComplete="off"
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      maxLength={MAX_QUERY}
      onChange={(event) => onChange(event.target.value)}
      {...rest}
    />
  );
}
