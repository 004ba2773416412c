import type {ConfigDialect} from '../config/ConfigDialect.ts';
import {docusaurusSchema} from './docusaurusSchema.ts';
import {findUnsupportedFiles} from './findUnsupportedFiles.ts';
import {keepConfig} from './generatedFiles.ts';
import {standIns} from './standIns.ts';
import {translateConfig} from './translateConfig.ts';

/** The configuration format of a Docusaurus site with the classic preset. */
export const DOCUSAURUS_DIALECT: ConfigDialect = {
  schema: docusaurusSchema,
  translate(value, written, siteDir) {
    keepConfig(siteDir, value);
    return translateConfig(value, written, siteDir);
  },
  findFiles: findUnsupportedFiles,
  standIn: standIns,
};
