import type {TextSection} from '../../shared/page/PageText.ts';

/** What a heading adds to search besides its words. */
export type HeadingText = Pick<TextSection, 'names' | 'method'>;

/** Collects the sections of a page while its text is written. */
export interface Outline {
  /** Adds plain text to the current section. */
  add(text: string): void;
  /** Runs `write`, which adds the plain text of a heading, and begins a section that `id` points to; without id the text stays in the current one. */
  heading<T>(level: number, id: string | undefined, write: () => T, own?: HeadingText): T;
  /** Adds a section that is complete; text added later still belongs to the current one. */
  insert(section: TextSection): void;
  /** The sections so far, in document order. */
  sections(): TextSection[];
}

/** @param names Names of the page itself. */
export function createOutline(names?: string[]): Outline {
  let current: TextSection = {id: '', heading: '', level: 1, text: '', ...(names && {names})};
  const all = [current];
  return {
    add(text) {
      current.text += text;
    },
    heading(level, id, write, own) {
      const before = current.text;
      const result = write();
      if (id === undefined) return result;
      const heading = singleSpaced(current.text.slice(before.length));
      current.text = before;
      current = {id, heading, level, text: '', ...own};
      all.push(current);
      return result;
    },
    insert(section) {
      all.push(section);
    },
    sections: () => all.map((section) => ({...section, text: singleSpaced(section.text)})),
  };
}

function singleSpaced(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
