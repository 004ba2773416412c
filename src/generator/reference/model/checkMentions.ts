import {listOf} from '../../shared/invariants/listOf.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import {nearest} from '../../shared/text/nearest.ts';
import type {Bundle} from '../source/bundleDocument.ts';
import type {Locate} from '../source/createLocator.ts';
import {pointerPart} from '../source/jsonPointer.ts';
import {objectOf} from '../source/unknownData.ts';
import type {ApiModel} from './ApiModel.ts';
import type {Schema} from './Schema.ts';
import {operationsOf, pathItems, webhookItems} from './pathItems.ts';

/** A name at a place in the document. */
interface Mention {
  name: string;
  pointer: string;
}

/** Finds names of security schemes, and of schemas in discriminators, that the document does not declare. */
export function checkMentions(model: ApiModel, {data, originOf}: Bundle, locate: Locate): Problem[] {
  const report = ({name, pointer}: Mention, known: object, what: string, otherwise: string): Problem[] => {
    if (Object.hasOwn(known, name)) return [];
    const place = originOf(pointer);
    const near = nearest(name, Object.keys(known));
    return [
      {
        severity: 'warning',
        file: place.file,
        ...locate(place),
        message: `${what} \`${name}\`, which the document does not have.`,
        hint: near === undefined ? otherwise : `Did you mean \`${near}\`?`,
      },
    ];
  };
  return [
    ...requirements(data).flatMap((mention) =>
      report(
        mention,
        model.securitySchemes,
        '`security` names the scheme',
        'Declare it in `components.securitySchemes`.',
      ),
    ),
    ...variants(model).flatMap((mention) =>
      report(
        mention,
        model.schemas,
        'This discriminator names the schema',
        'Name a schema of `components.schemas`, or refer to it: `#/components/schemas/Dog`.',
      ),
    ),
  ];
}

/** The security schemes that the document and its operations name. */
function requirements(data: Bundle['data']): Mention[] {
  const operations = [...pathItems(data), ...webhookItems(data)].flatMap(operationsOf);
  return [{value: data, pointer: ''}, ...operations].flatMap(({value, pointer}) =>
    listOf(value.security).flatMap((requirement, index) =>
      Object.keys(objectOf(requirement)).map((name) => ({
        name,
        pointer: `${pointer}/security/${index}${pointerPart(name)}`,
      })),
    ),
  );
}

function namedVariants({discriminator}: Schema): [name: string, pointer: string][] {
  if (!discriminator) return [];
  const {mapping, fallback} = discriminator;
  return [
    ...Object.entries(mapping).map(([value, name]): [string, string] => [
      name,
      `/mapping${pointerPart(value)}`,
    ]),
    ...(fallback === undefined ? [] : [[fallback, '/defaultMapping'] satisfies [string, string]]),
  ];
}

/** The schemas that the discriminators of models name. */
function variants({schemas}: ApiModel): Mention[] {
  return Object.values(schemas).flatMap(({name, schema}) =>
    namedVariants(schema)
      // References are checked where they are resolved.
      .filter(([variant]) => /^[\w.-]+$/.test(variant) && !/\.(?:ya?ml|json)$/i.test(variant))
      .map(([variant, key]) => ({
        name: variant,
        pointer: `/components/schemas${pointerPart(name)}/discriminator${key}`,
      })),
  );
}
