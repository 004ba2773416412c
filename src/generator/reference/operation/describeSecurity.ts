import {fillNodes} from '../elements/fillNodes.ts';
import type {ReferenceWords} from '../ReferenceWords.ts';
import type {ElementContent} from 'hast';
import {text} from '../../shared/markup/element.ts';
import {codeList, inlineCode, joined} from '../elements/inline.ts';
import type {SecurityRequirement, SecurityScheme} from '../model/ApiModel.ts';
import type {RenderContext} from '../render/RenderContext.ts';

/** Describes the authentication of an operation in one sentence. */
export function describeSecurity(
  security: readonly SecurityRequirement[],
  {model, words}: Pick<RenderContext, 'model' | 'words'>,
): ElementContent[] {
  if (security.length === 0) return [text(words.noAuthentication)];
  const required = security.filter((requirement) => requirement.length > 0);
  const alternatives = required.map((requirement) =>
    joined(
      requirement.map(({name, scopes}) => {
        const scheme = model.securitySchemes[name];
        return [
          ...(scheme ? describeScheme(scheme, words) : [inlineCode(name)]),
          ...neededScopes(scopes, words),
        ];
      }),
      words.and,
    ),
  );
  const optional = required.length < security.length ? [text(` ${words.worksWithout}`)] : [];
  return [...fillNodes(words.needs, {what: joined(alternatives, words.or)}), ...optional];
}

function neededScopes(scopes: readonly string[], {withScope, withScopes}: ReferenceWords): ElementContent[] {
  if (scopes.length === 0) return [];
  return fillNodes(scopes.length === 1 ? withScope : withScopes, {scopes: codeList(scopes)});
}

/** `a bearer token (JWT) in the header Authorization`. */
export function describeScheme(
  {type, scheme = '', format, name = '', in: place = 'header'}: SecurityScheme,
  words: ReferenceWords,
): ElementContent[] {
  const header = [inlineCode('Authorization')];
  switch (type) {
    case 'http': {
      const word = scheme.toLowerCase();
      if (word === 'basic') return fillNodes(words.httpBasic, {header});
      const kind = format === undefined ? [] : [text(` (${format})`)];
      return fillNodes(words.httpToken, {scheme: [text(word)], format: kind, header});
    }
    case 'apiKey': {
      const message =
        place === 'query' ? words.apiKeyQuery : place === 'cookie' ? words.apiKeyCookie : words.apiKeyHeader;
      return fillNodes(message, {name: [inlineCode(name)]});
    }
    case 'oauth2':
      return fillNodes(words.oauth2, {header});
    case 'openIdConnect':
      return [text(words.openId)];
    case 'mutualTLS':
      return [text(words.mutualTls)];
    default:
      return [text(type)];
  }
}
