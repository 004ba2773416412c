import type {ElementContent} from 'hast';
import {text} from '../../shared/markup/element.ts';
import {link} from '../../shared/markup/link.ts';
import {docsFacts, webLink} from '../elements/docsLink.ts';
import type {Fact} from '../elements/facts.ts';
import {inlineCode, joined} from '../elements/inline.ts';
import type {ApiModel, Contact, License} from '../model/ApiModel.ts';
import type {ReferenceWords} from '../ReferenceWords.ts';

/** Who provides the API, on which terms, and where to read more. */
export function partyFacts(
  {contact, license, terms, docs}: Pick<ApiModel, 'contact' | 'license' | 'terms' | 'docs'>,
  words: ReferenceWords,
): Fact[] {
  return [
    ...(contact ? [[words.contact, contactNodes(contact)] satisfies Fact] : []),
    ...(license ? [[words.license, licenseNodes(license)] satisfies Fact] : []),
    ...(terms === undefined ? [] : [[words.termsOfService, webLink(terms, terms)] satisfies Fact]),
    ...docsFacts(docs, words),
  ];
}

function contactNodes({name, url, email}: Contact): ElementContent[] {
  const who = url === undefined ? name && [text(name)] : webLink(url, name ?? url);
  const mail = email && [
    link<ElementContent>({href: `mailto:${email}`, kind: 'page', children: [text(email)]}),
  ];
  return joined(
    [who, mail].flatMap((nodes) => (nodes ? [nodes] : [])),
    ' · ',
  );
}

function licenseNodes({name, url, identifier}: License): ElementContent[] {
  const named = url === undefined ? [text(name)] : webLink(url, name);
  return identifier === undefined || identifier === name
    ? named
    : [...named, text(' '), inlineCode(identifier)];
}
