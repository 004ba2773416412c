import type {ReactNode} from 'react';
import {useDialogMessages} from '../context/useMessages.ts';
import type {Command} from './commands.ts';
import {OptionGroup} from './OptionGroup.tsx';
import type {Options} from './useOptions.ts';

/** The list box after `>`: commands for this page. */
export function CommandOptions({
  commands,
  options,
  onRun,
}: {
  commands: readonly Command[];
  options: Options;
  onRun: (command: Command) => void;
}): ReactNode {
  const messages = useDialogMessages();
  return (
    <div role="listbox" aria-label={messages.commands} {...options.listProps}>
      <OptionGroup title={messages.commands}>
        {commands.map((command) => (
          <button
            key={command.key}
            type="button"
            className="search-result search-start"
            onClick={() => onRun(command)}
            {...options.optionProps(command.key)}
          >
            {command.label}
          </button>
        ))}
      </OptionGroup>
    </div>
  );
}
