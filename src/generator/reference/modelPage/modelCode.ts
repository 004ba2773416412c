import {fillMessage} from '../../shared/messages/fillMessage.ts';
import type {ElementContent} from 'hast';
import {codeTabs} from '../elements/codeSamples.ts';
import {inlineCode} from '../elements/inline.ts';
import {pageSection} from '../elements/pageSection.ts';
import {samplePanel} from '../elements/samplePanel.ts';
import {createExample} from '../example/createExample.ts';
import type {NamedSchema} from '../model/ApiModel.ts';
import type {PageState} from '../render/PageState.ts';
import type {RenderContext} from '../render/RenderContext.ts';
import {exactCode, exactJson} from '../source/exactNumbers.ts';
import {javaClass} from '../types/javaClass.ts';
import {jsonSchema} from '../types/jsonSchema.ts';
import {typeScriptType} from '../types/typeScriptType.ts';

/** Longer code is not shown. */
const LONGEST_CODE = 12_000;

/** A model as JSON, as JSON with only the required fields, and as a type in several languages. */
export function modelCode(
  {name, schema}: NamedSchema,
  context: RenderContext,
  page: PageState,
): ElementContent[] {
  const {words} = context;
  const {schemas, longIntegers} = context.model;
  const json = (value: unknown) => (value === undefined ? undefined : exactJson(value, longIntegers));
  const full = json(createExample({types: [], ref: name}, {schemas, direction: 'both', minimal: false}));
  const minimal = json(createExample({types: [], ref: name}, {schemas, direction: 'request', minimal: true}));
  const forms = [
    {value: 'json', label: 'JSON', language: 'json', code: full},
    {
      value: 'json-minimal',
      label: words.minimalJson,
      language: 'json',
      code: minimal === full ? undefined : minimal,
    },
    {
      value: 'ts',
      label: 'TypeScript',
      language: 'ts',
      code: typeScriptType(name, schema, schemas),
    },
    {value: 'java', label: 'Java', language: 'java', code: javaClass(name, schema, schemas)},
    {value: 'json-schema', label: 'JSON Schema', language: 'json', code: json(jsonSchema(name, schema))},
  ];
  const shown = forms.flatMap(({code, ...form}) =>
    code === undefined || code.length > LONGEST_CODE
      ? []
      : [{...form, code: form.language === 'json' ? code : exactCode(code, longIntegers)}],
  );
  const panel = samplePanel({
    title: [inlineCode(name)],
    content: codeTabs(shown, fillMessage(words.severalForms, {name}), context, page),
  });
  return pageSection({title: words.code, anchor: 'code'}, panel, page, context);
}
