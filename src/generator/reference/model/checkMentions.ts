import {listOf} from '../../shared/invariants/listOf.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import {nearest} from '../../shared/text/nearest.ts';
import type {Bundle} from '../source/bundleDocument.ts';
import type {Locate} from '../source/createLocator.ts';
import {pointerPart} from '../source/jsonPointer.ts';
import {objectOf} from '../source/unknownData.ts';
import type {ApiModel, SecurityScheme} from './ApiModel.ts';
import type {Schema} from './Schema.ts';
import {operationsOf, pathItems, webhookItems} from './pathItems.ts';

/** A name at a place in the document. */
interface Mention {
  name: string;
  pointer: string;
}

/**
 * Finds names of security schemes, and of schemas in discriminators, that the document does not declare, and schemes
 * that cannot be combined.
 */
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
    ...requirements(data).flatMap(({names, pointer}) =>
      names.flatMap((name) =>
        report(
          {name, pointer: `${pointer}${pointerPart(name)}`},
          model.securitySchemes,
          '`security` names the scheme',
          'Declare it in `components.securitySchemes`.',
        ),
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
    ...checkCombined(model, {data, originOf}, locate),
  ];
}

/** What the document and its operations require of a client: each needs all of the schemes that it names. */
function requirements(data: Bundle['data']): {names: string[]; pointer: string}[] {
  const operations = [...pathItems(data), ...webhookItems(data)].flatMap(operationsOf);
  return [{value: data, pointer: ''}, ...operations].flatMap(({value, pointer}) =>
    listOf(value.security).map((requirement, index) => ({
      names: Object.keys(objectOf(requirement)),
      pointer: `${pointer}/security/${index}`,
    })),
  );
}

/** Finds schemes that no request can meet together, since each has its own value of the header `Authorization`. */
function checkCombined(
  model: ApiModel,
  {data, originOf}: Pick<Bundle, 'data' | 'originOf'>,
  locate: Locate,
): Problem[] {
  return requirements(data).flatMap(({names, pointer}): Problem[] => {
    const kinds = new Map(names.map((name) => [authorizationOf(model.securitySchemes[name]), name]));
    kinds.delete(undefined);
    const [first, second] = [...kinds.values()];
    if (first === undefined || second === undefined) return [];
    const place = originOf(pointer);
    return [
      {
        severity: 'warning',
        file: place.file,
        ...locate(place),
        message: `\`security\` asks for \`${first}\` together with \`${second}\`, but the header \`Authorization\` can only have one of them.`,
        hint: `If either is enough, list each by itself: \`security: [{${first}: []}, {${second}: []}]\`.`,
      },
    ];
  });
}

/** What the header `Authorization` begins with; undefined for schemes that do not use it. */
function authorizationOf(scheme: SecurityScheme | undefined): string | undefined {
  if (scheme?.type === 'http') return scheme.scheme?.toLowerCase();
  return scheme?.type === 'oauth2' || scheme?.type === 'openIdConnect' ? 'bearer' : undefined;
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
