import type {ConfigDialect} from '../config/ConfigDialect.ts';
import {isDocusaurusConfig} from './docusaurusConfigFile.ts';
import {docusaurusSchema} from './options/docusaurusSchema.ts';
import {findUnsupportedFiles} from './findUnsupportedFiles.ts';
import {docusaurusConfigModule} from './generatedFiles.ts';
import {hasForeignPresets} from './options/foreignPresets.ts';
import {isPlainObject} from '../shared/invariants/isPlainObject.ts';
import {shareBundler} from './shareBundler.ts';
import {standIns} from './options/standIns.ts';
import {translateConfig} from './translateConfig.ts';

/** The configuration format of a Docusaurus site. */
export const DOCUSAURUS_DIALECT: ConfigDialect = {
  schema: docusaurusSchema,
  prepare(file) {
    if (isDocusaurusConfig(file)) shareBundler();
  },
  async translate(value, written, siteDir) {
    // Only components of a site that was written for Docusaurus import it.
    const more = isDocusaurusConfig(written.file) && {configModule: () => docusaurusConfigModule(value)};
    if (!isPlainObject(value) || !isDocusaurusConfig(written.file) || !hasForeignPresets(value)) {
      return {...translateConfig(value, written, siteDir), ...more};
    }
    const {expandPresets} = await import('./lifecycle/expandPresets.ts');
    const {value: expanded, problems, files} = await expandPresets(value, siteDir, written);
    const translation = translateConfig(expanded, written, siteDir);
    return {...translation, ...more, problems: [...translation.problems, ...problems], files};
  },
  findFiles: findUnsupportedFiles,
  standIn: standIns,
};
