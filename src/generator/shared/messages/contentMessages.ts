import type {AdmonitionMessages} from './admonitionTitle.ts';
import type {Messages} from './Messages.ts';

/** The words that are in the text of pages: what the compiler needs. */
export type ContentMessages = AdmonitionMessages &
  Pick<
    Messages['theme'],
    'copy' | 'copyCode' | 'showAllLines' | 'showFewerLines' | 'headingLink' | 'details'
  > &
  Pick<Messages['build'], 'taskDone' | 'taskNotDone'>;

/** Takes the words of the compiler out of all: a change of the others compiles nothing. */
export function contentMessages({theme, build}: Messages): ContentMessages {
  const {
    note,
    tip,
    info,
    warning,
    danger,
    caution,
    important,
    copy,
    copyCode,
    showAllLines,
    showFewerLines,
    headingLink,
    details,
  } = theme;
  const {taskDone, taskNotDone} = build;
  return {
    ...{note, tip, info, warning, danger, caution, important},
    ...{copy, copyCode, showAllLines, showFewerLines, headingLink, details, taskDone, taskNotDone},
  };
}
