import type {MediaContent, Operation} from '../model/ApiModel.ts';
import {isJson} from '../model/isJson.ts';

/** What samples send if there is a choice: JSON if the operation accepts it, or else the first content. */
export function mainContent({body}: Operation): MediaContent | undefined {
  return body?.contents.find(({type}) => isJson(type)) ?? body?.contents[0];
}

/**
 * Forms that an operation accepts besides the content that its samples send. Of two forms with the same fields it is
 * the multipart one, which can hold files.
 */
export function otherForms(operation: Operation): MediaContent[] {
  const main = mainContent(operation);
  const known = new Set(main && isForm(main) ? [fieldsOf(main)] : []);
  const forms = (operation.body?.contents ?? []).filter((content) => content !== main && isForm(content));
  return [...forms.filter(isMultipart), ...forms.filter((form) => !isMultipart(form))].filter((form) => {
    const isNew = !known.has(fieldsOf(form));
    known.add(fieldsOf(form));
    return isNew;
  });
}

/** Whether a body is a form whose parts may be files. */
export function isMultipart({type}: MediaContent): boolean {
  return /^multipart\/form-data\b/i.test(type);
}

/** Whether a body is a form of texts only. */
export function isUrlEncoded({type}: MediaContent): boolean {
  return /^application\/x-www-form-urlencoded\b/i.test(type);
}

function isForm(content: MediaContent): boolean {
  return isMultipart(content) || isUrlEncoded(content);
}

function fieldsOf({schema}: MediaContent): string {
  return JSON.stringify(schema) ?? '';
}
