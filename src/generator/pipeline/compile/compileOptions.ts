import {existsSync} from 'node:fs';
import path from 'node:path';
import type {SiteConfig} from '../../config/SiteConfig.ts';
import type {MarkdownDocument} from '../../content/Content.ts';
import type {SiteContent} from '../../reference/SiteContent.ts';
import {packageFoldersAbove} from '../../files/packages/dependencies.ts';
import type {CompileOptions} from '../../markdown/CompileOptions.ts';
import {componentOptions} from '../compatibility.ts';
import {siteMarks} from '../../config/typography.ts';
import {allowsHandlers} from '../../shared/html/contentSecurityPolicy.ts';
import {contentMessages} from '../../shared/messages/contentMessages.ts';
import {sourceNames, type TranslatedSection} from '../../content/translatedFiles.ts';

/** Whether the site has Mermaid's own package, as Docusaurus sites with diagrams do. */
function hasFullMermaid(siteDir: string): boolean {
  return packageFoldersAbove(siteDir).some((folder) =>
    existsSync(path.join(folder, 'mermaid/dist/mermaid.min.js')),
  );
}

/** The compiler's settings for a site, with the address of each of its documents. */
export function compileOptions(siteDir: string, config: SiteConfig, content: SiteContent): CompileOptions {
  const marks = siteMarks(config);
  const defaultBaseUrl = sharedBaseUrl(config);
  return {
    siteDir,
    baseUrl: config.baseUrl,
    ...(defaultBaseUrl !== undefined && {defaultBaseUrl}),
    trailingSlash: config.trailingSlash,
    messages: contentMessages(config.messages),
    ...(marks && {quotationMarks: marks}),
    markdown: config.markdown,
    prism: config.themeConfig.prism,
    ...(config.pluginBundle && {plugins: config.pluginBundle}),
    ...componentOptions(siteDir, config.bundling),
    ...(config.markdown.mermaid && hasFullMermaid(siteDir) && {hasFullMermaid: true as const}),
    ...(allowsHandlers(config.contentSecurityPolicy) && {allowsHandlers: true as const}),
    ...(config.isLoose && {isLoose: config.isLoose}),
    ...(config.liveCode && {liveCode: config.liveCode}),
    staticDirectories: config.staticDirectories,
    permalinks: Object.fromEntries(
      sectionsOf(content).flatMap(({documents, section}) =>
        documents.flatMap(({file, permalink}) => sourceNames(section, file).map((name) => [name, permalink])),
      ),
    ),
  };
}

/** The base URL of the default language; undefined unless the site has several, all on one host. */
function sharedBaseUrl({locales = [], defaultLocale}: SiteConfig): string | undefined {
  const own = locales.find(({locale}) => locale === defaultLocale);
  return locales.every(({url}) => url === own?.url) ? own?.baseUrl : undefined;
}

/** The documents of each section. */
function sectionsOf({
  docsSets,
  blogs,
  pagesSets,
}: SiteContent): {documents: MarkdownDocument[]; section: TranslatedSection}[] {
  return [
    ...docsSets.map(({docs, options}) => ({documents: docs, section: options})),
    ...blogs.map(({posts, options}) => ({documents: posts, section: options})),
    ...pagesSets.map(({pages, options}) => ({
      documents: pages.flatMap(({document}) => document ?? []),
      section: options,
    })),
  ];
}
