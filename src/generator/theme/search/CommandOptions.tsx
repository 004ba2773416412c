import type {ReactNode} from 'react';
import {useDialogMessages} from '../context/useMessages.ts';
import type {Command} from './commands.ts';
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
      {/* biome-ignore lint/a11y/useSemanticElements: a list box contains groups, not field sets */}
      <div className="search-group" role="group" aria-label={messages.commands}>
        <span className="search-group-title" role="presentation">
          {messages.commands}
        </span>
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
      </div>
    </div>
  );
}
