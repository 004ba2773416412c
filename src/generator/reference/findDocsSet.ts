import type {ConfigSource} from '../config/Site.ts';
import type {ReferenceConfig, SiteConfig} from '../config/SiteConfig.ts';
import type {DocsSetPlan} from '../content/Content.ts';
import type {Problem} from '../shared/problems/Problem.ts';
import {listNames} from '../shared/text/listNames.ts';

type Place = Pick<ReferenceConfig, 'docs' | 'docsVersion'>;

/** The docs that contain the pages of an OpenAPI document: by default the current version of the first instance. */
export function findDocsSet<Set extends DocsSetPlan>(
  {docs, docsVersion}: Place,
  sets: readonly Set[],
): Set | undefined {
  const instance = docs ?? sets[0]?.instance;
  return sets.find(
    (set) => set.instance === instance && (docsVersion === undefined || set.version.name === docsVersion),
  );
}

/** Reports docs and versions that are configured for OpenAPI documents but do not exist on the site. */
export function referencePlaceProblems(
  {openapi}: Pick<SiteConfig, 'openapi'>,
  sets: readonly DocsSetPlan[],
  {configFile, locateConfig}: ConfigSource,
): Problem[] {
  return openapi.flatMap((one, index): Problem[] => {
    if (sets.length === 0 || findDocsSet(one, sets)) return [];
    const instances = [...new Set(sets.map(({instance}) => instance))];
    const instance = one.docs ?? instances[0];
    const isKnown = instance !== undefined && instances.includes(instance);
    const key = isKnown ? 'docsVersion' : 'docs';
    const names = isKnown
      ? sets.filter((set) => set.instance === instance).map(({version}) => version.name)
      : instances;
    const what = isKnown ? `version \`${one.docsVersion}\`` : `docs with the id \`${instance}\``;
    return [
      {
        severity: 'error',
        file: configFile,
        ...(locateConfig(['openapi', index, key]) ?? locateConfig(['openapi', key])),
        message: `The pages of \`${one.path}\` belong to ${what}, which the site does not have.`,
        hint: `It has ${listNames(names)}.`,
      },
    ];
  });
}
