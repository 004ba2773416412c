import type {ENGLISH} from './languages/en.ts';

/** The theme's messages in one language, grouped by where they are needed. */
export type Messages = {
  [Group in keyof typeof ENGLISH]: {[Key in keyof (typeof ENGLISH)[Group]]: string};
};

/** The messages that components render. */
export type ThemeMessages = Messages['theme'];

/** The messages of dialogs: search, the list of shortcuts, enlarged images. */
export type DialogMessages = Messages['dialogs'];

/** The messages of the reference's forms. */
export type ComposerMessages = Messages['composer'];

/** The messages on the pages of an OpenAPI document. */
export type ReferenceMessages = Messages['reference'];

/** The messages that say what changed between two versions of an OpenAPI document. */
export type ChangeMessages = Messages['changes'];

/** A message by its group and key. */
export type MessagePlace = {
  [Group in keyof Messages]: `${Group}.${keyof Messages[Group] & string}`;
}[keyof Messages];
