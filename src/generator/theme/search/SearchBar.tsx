import type {ComponentProps, ReactNode} from 'react';
import {useDialogMessages} from '../context/useMessages.ts';
import {Icon} from '../icons/Icon.tsx';
import {SearchField} from './SearchField.tsx';

interface SearchBarProps extends ComponentProps<typeof SearchField> {
  isSlow: boolean;
  listId: string;
  hasOptions: boolean;
  activeId: string | undefined;
  onClose: () => void;
}

/** The top of the search dialog: the field, which is a combobox, and the button that closes the dialog. */
export function SearchBar({
  isSlow,
  listId,
  hasOptions,
  activeId,
  onClose,
  ...field
}: SearchBarProps): ReactNode {
  const {closeSearch} = useDialogMessages();
  return (
    <div className="search-bar">
      {isSlow ? <span className="spinner-ring" aria-hidden="true" /> : <Icon name="search" />}
      <SearchField
        {...field}
        role="combobox"
        aria-expanded={hasOptions}
        aria-controls={listId}
        aria-activedescendant={activeId}
        aria-autocomplete="list"
      />
      <button type="button" className="icon-button" aria-label={closeSearch} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
}
