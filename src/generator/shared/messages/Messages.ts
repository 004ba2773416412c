import type {ENGLISH} from './languages/en.ts';

/** The theme's own words in one language, in groups by where they are needed. */
export type Messages = {
  [Group in keyof typeof ENGLISH]: {[Key in keyof (typeof ENGLISH)[Group]]: string};
};

/** The words that components draw. */
export type ThemeMessages = Messages['theme'];

/** The words of what readers open: search, the list of shortcuts, enlarged images. */
export type DialogMessages = Messages['dialogs'];

/** The words of the forms of the reference. */
export type ComposerMessages = Messages['composer'];

/** The words of the pages of an OpenAPI document. */
export type ReferenceMessages = Messages['reference'];

/** The words that say what changed between two versions of an OpenAPI document. */
export type ChangeMessages = Messages['changes'];

/** Where a message is: group and key. */
export type MessagePlace = {
  [Group in keyof Messages]: `${Group}.${keyof Messages[Group] & string}`;
}[keyof Messages];
