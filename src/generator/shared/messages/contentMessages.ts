import {type AdmonitionMessages, type AdmonitionNames, admonitionNames} from './admonitionTitle.ts';
import type {Messages} from './Messages.ts';

/** The messages in the text of pages, which the compiler needs. */
export type ContentMessages = AdmonitionMessages &
  AdmonitionNames &
  Pick<
    Messages['theme'],
    'copy' | 'copyCode' | 'showAllLines' | 'showFewerLines' | 'headingLink' | 'details'
  > &
  Pick<Messages['build'], 'taskDone' | 'taskNotDone'>;

/** Picks the compiler's messages: a change of any other leaves compiled pages as they are. */
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
    ...admonitionNames(theme),
    ...{copy, copyCode, showAllLines, showFewerLines, headingLink, details, taskDone, taskNotDone},
  };
}
