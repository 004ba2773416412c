import type {ReactNode} from 'react';
import {useDialogMessages} from '../context/useMessages.ts';
import type {Command} from './commands.ts';
import type {OptionProps} from './ResultGroups.tsx';

/** The options of the list box after `>`: commands for this page. */
export function CommandOptions({
  commands,
  optionProps,
  onRun,
}: {
  commands: readonly Command[];
  optionProps: (key: string) => OptionProps;
  onRun: (command: Command) => void;
}): ReactNode {
  const messages = useDialogMessages();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a list box contains groups, not field sets
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
          {...optionProps(command.key)}
        >
          {command.label}
        </button>
      ))}
    </div>
  );
}
