import type {Route} from './Route.ts';
import {typographicHtml} from '../shared/text/typographicHtml.ts';
import {type QuotationMarks, typographicText} from '../shared/text/typographicText.ts';

/** Properties that hold text which readers see; everything else, such as ids and addresses, is unchanged. */
const TEXTS = new Set(['title', 'label', 'description', 'lead', 'headline', 'tagline', 'alt', 'tags']);

/** Properties that hold HTML made from such text. */
const HTML = new Set(['titleHtml']);

/** What is compiled, made by the site's code, or was made typographic together with its sidebar. */
const FINISHED = new Set(['content', 'own', 'sidebar', 'toc', 'messages', 'customFields', 'themeFields']);

/** Makes the quotation marks and apostrophes in data that the theme shows typographic. */
export type SetData = <Data extends object>(data: Data) => Data;

export function createSetData(marks: QuotationMarks | undefined): SetData {
  if (!marks) return (data) => data;
  // Pages share lists, such as that of a blog's sidebar.
  const known = new WeakMap<object, object>();
  const setObject = (data: object): object => {
    const done = known.get(data);
    if (done) return done;
    const made: object = Array.isArray(data)
      ? data.map((value) => setValue(value, ''))
      : Object.fromEntries(
          Object.entries(data).map(([key, value]) => [key, setValue(value, textKey(key, data))]),
        );
    known.set(data, made);
    return made;
  };
  const setValue = (value: unknown, key: string): unknown => {
    if (FINISHED.has(key)) return value;
    if (typeof value === 'string') {
      if (HTML.has(key)) return typographicHtml(value, marks);
      return TEXTS.has(key) ? typographicText(value, marks) : value;
    }
    if (Array.isArray(value) && TEXTS.has(key)) {
      return value.map((one) =>
        typeof one === 'object' && one !== null ? setObject(one) : setValue(one, key),
      );
    }
    return typeof value === 'object' && value !== null ? setObject(value) : value;
  };
  // The result has the same properties, with strings where there were strings.
  return <Data extends object>(data: Data) => setObject(data) as Data;
}

/** The name of a person or of an item of structured data is text; the names of sidebars and versions are ids. */
function textKey(key: string, owner: object): string {
  return key === 'name' && ('@type' in owner || 'socials' in owner) ? 'title' : key;
}

/** A route whose data is typographic. */
export function setRoute(route: Route, set: SetData): Route {
  return {...route, data: set(route.data)};
}
