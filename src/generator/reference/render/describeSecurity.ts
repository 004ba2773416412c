import type {SecurityRequirement, SecurityScheme} from '../model/ApiModel.ts';
import {codeHtml, escapeText} from './html.ts';
import type {RenderContext} from './RenderContext.ts';

/** Says what a caller has to prove, as inline HTML: one sentence. */
export function describeSecurity(security: SecurityRequirement[], {model}: RenderContext): string {
  if (security.length === 0) return 'Needs no authentication.';
  const required = security.filter((requirement) => requirement.length > 0);
  const alternatives = required.map((requirement) =>
    requirement
      .map(({name, scopes}) => {
        const scheme = model.securitySchemes[name];
        const text = scheme ? describeScheme(scheme) : codeHtml(name);
        const needed =
          scopes.length === 0
            ? ''
            : ` with ${scopes.length === 1 ? 'scope' : 'scopes'} ${scopes.map(codeHtml).join(', ')}`;
        return text + needed;
      })
      .join(' and '),
  );
  const optional = required.length < security.length ? ' It also works without.' : '';
  return `Needs ${alternatives.join(', or ')}.${optional}`;
}

/** `a bearer token (JWT) in the header Authorization`. */
export function describeScheme({type, scheme, format, name, in: place}: SecurityScheme): string {
  const kind = format === undefined ? '' : ` (${escapeText(format)})`;
  switch (type) {
    case 'http':
      return scheme?.toLowerCase() === 'basic'
        ? `a user name and password by HTTP Basic in the header ${codeHtml('Authorization')}`
        : `a ${escapeText(scheme?.toLowerCase() ?? '')} token${kind} in the header ${codeHtml('Authorization')}`;
    case 'apiKey':
      return `an API key in the ${escapeText(place ?? 'header')} ${place === 'query' ? 'parameter' : ''} ${codeHtml(name ?? '')}`.replace(
        '  ',
        ' ',
      );
    case 'oauth2':
      return `an OAuth 2 token in the header ${codeHtml('Authorization')}`;
    case 'openIdConnect':
      return 'an OpenID Connect token';
    case 'mutualTLS':
      return 'a client certificate (mutual TLS)';
    default:
      return escapeText(type);
  }
}
