import type {ReactNode} from 'react';
import {useSite} from '../context/SiteContext.ts';
import {COMMAND_SIGN} from './commands.ts';
import {searchPath} from './searchPath.ts';
import {type Wanted, writeSearch} from './searchAddress.ts';
import {useDialogMessages} from '../context/useMessages.ts';
import {Filled} from '../messages/Filled.tsx';

const ARROWS = (
  <>
    <kbd>↑</kbd> <kbd>↓</kbd>
  </>
);

/** The last line of the dialog: what the keys do, and a link to the page with all results, if there are any. */
export function KeyHints({wanted, hasOptions}: {wanted: Wanted; hasOptions: boolean}): ReactNode {
  const site = useSite();
  const messages = useDialogMessages();
  return (
    <div className="search-keys">
      {hasOptions && (
        <>
          <span>
            <Filled text={messages.toMove} values={{keys: ARROWS}} />
          </span>
          <span>
            <Filled text={messages.toOpen} values={{key: <kbd>Enter</kbd>}} />
          </span>
        </>
      )}
      <span>
        <Filled text={messages.toClose} values={{key: <kbd>Esc</kbd>}} />
      </span>
      <span>
        <Filled text={messages.toCommands} values={{key: <kbd>{COMMAND_SIGN}</kbd>}} />
      </span>
      {hasOptions && !wanted.query.startsWith(COMMAND_SIGN) && (
        <a href={searchPath(site) + writeSearch(wanted)}>
          {wanted.query.trim() === '' ? messages.searchPage : messages.allResults}
        </a>
      )}
    </div>
  );
}
