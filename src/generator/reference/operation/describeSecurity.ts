import type {ElementContent} from 'hast';
import {text} from '../../shared/markup/element.ts';
import {inlineCode, joined} from '../elements/inline.ts';
import type {SecurityRequirement, SecurityScheme} from '../model/ApiModel.ts';
import type {RenderContext} from '../render/RenderContext.ts';

/** Says what a caller has to prove, in one sentence. */
export function describeSecurity(
  security: readonly SecurityRequirement[],
  {model}: Pick<RenderContext, 'model'>,
): ElementContent[] {
  if (security.length === 0) return [text('Needs no authentication.')];
  const required = security.filter((requirement) => requirement.length > 0);
  const alternatives = required.map((requirement) =>
    joined(
      requirement.map(({name, scopes}) => {
        const scheme = model.securitySchemes[name];
        return [...(scheme ? describeScheme(scheme) : [inlineCode(name)]), ...neededScopes(scopes)];
      }),
      ' and ',
    ),
  );
  const optional = required.length < security.length ? ' It also works without.' : '';
  return [text('Needs '), ...joined(alternatives, ', or '), text(`.${optional}`)];
}

function neededScopes(scopes: readonly string[]): ElementContent[] {
  if (scopes.length === 0) return [];
  const codes = scopes.map((scope) => [inlineCode(scope)]);
  return [text(` with ${scopes.length === 1 ? 'scope' : 'scopes'} `), ...joined(codes, ', ')];
}

/** `a bearer token (JWT) in the header Authorization`. */
export function describeScheme({
  type,
  scheme = '',
  format,
  name = '',
  in: place = 'header',
}: SecurityScheme): ElementContent[] {
  const kind = format === undefined ? '' : ` (${format})`;
  const word = scheme.toLowerCase();
  switch (type) {
    case 'http':
      return [
        text(
          word === 'basic'
            ? 'a user name and password by HTTP Basic in the header '
            : `a ${word} token${kind} in the header `,
        ),
        inlineCode('Authorization'),
      ];
    case 'apiKey':
      return [text(`an API key in the ${place} ${place === 'query' ? 'parameter ' : ''}`), inlineCode(name)];
    case 'oauth2':
      return [text('an OAuth 2 token in the header '), inlineCode('Authorization')];
    case 'openIdConnect':
      return [text('an OpenID Connect token')];
    case 'mutualTLS':
      return [text('a client certificate (mutual TLS)')];
    default:
      return [text(type)];
  }
}
