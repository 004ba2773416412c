import {type ListedModule, listSource, listStubs} from '../modules/listedModules.ts';
import {GENERATOR_ALIAS} from '../modules/sourceRoots.ts';

/**
 * The modules of the app that have a state, such as a React context: a site's components, which are bundled separately,
 * use the app's copy of them. They contain copies of other modules of the theme that they import.
 */
const APP_MODULES: Readonly<Record<string, readonly string[]>> = {
  'theme/context/MenuProvider': ['MenuProvider', 'SetMenuContext', 'useMenuContent'],
  'theme/context/PageContext': ['PageContext', 'usePage'],
  'theme/context/PageModulesContext': ['PageModulesContext', 'useComponentModule', 'usePageModules'],
  'theme/context/SidebarContext': ['SidebarContext', 'useSidebarLevels'],
  'theme/context/SiteContext': ['SiteContext', 'useSite'],
  'theme/context/useMessages': ['DialogMessagesContext', 'useDialogMessages', 'useMessages'],
  'theme/head/HeadCollector': ['HeadCollector'],
  'theme/head/HeadProvider': ['HeadProvider', 'SetHeadsContext', 'useAddedTags'],
  'theme/links/LinkReportsContext': ['LinkReportsContext'],
  'theme/messages/translations': ['findTranslation', 'setTranslations'],
  'theme/regions/Main': ['Main', 'PendingContext'],
};

const LIST = 'globalThis.docsApp';

/** The modules, in the order of the list; requests are relative to the generator's modules. */
export const LISTED_APP_MODULES: readonly ListedModule[] = Object.entries(APP_MODULES).map(
  ([request, exports]) => ({request, exports}),
);

/** The statements with which the app creates the list. */
export function appModulesSource(): string[] {
  const modules = LISTED_APP_MODULES.map(({request, ...rest}) => ({
    ...rest,
    request: `${GENERATOR_ALIAS}/${request}`,
  }));
  return listSource(LIST, modules);
}

/** Modules that replace the app's in the bundle of a site's components: sources by file name. */
export function appModuleStubs(): Record<string, string> {
  return listStubs(LIST, LISTED_APP_MODULES);
}
