import type {ComponentProps, ReactNode} from 'react';
import {MAX_QUERY} from './searchAddress.ts';
import {useMessages} from '../context/useMessages.ts';

type SearchFieldProps = Omit<ComponentProps<'input'>, 'onChange'> & {onChange: (query: string) => void};

/** The field for queries. Its type is `text`, since Escape would clear a search field first. */
export function SearchField({onChange, ...rest}: SearchFieldProps): ReactNode {
  const {search} = useMessages();
  return (
    <input
      className="search-field"
      name="q"
      type="text"
      inputMode="search"
      enterKeyHint="search"
      placeholder={search}
      aria-label={search}
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
