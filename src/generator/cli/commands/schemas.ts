import {existsSync} from 'node:fs';
import path from 'node:path';
import {CONFIG_FILES} from '../../config/configFiles.ts';
import {noConfigFile} from '../../config/noConfigFile.ts';
import {createEditorFiles, createEditorSettings} from '../../editor/createEditorFiles.ts';
import {printProblems} from '../../problems/printProblems.ts';
import {readCommandLine} from '../readCommandLine.ts';
import {runCommand} from '../runCommand.ts';
import {writeGenerated} from '../writeGenerated.ts';

const HELP = `Usage: valkyr-docs schemas [SITE_DIR] [options]

Writes editor support for the files of a site, generated from the validators of this version: JSON Schemas and snippets in
.vscode/, and a .vscode/settings.json that maps them to files, unless one exists.

Options:
  --check   write nothing; the exit code is 1 if a file is out of date
  --help    show this text
`;

const {values, siteDir} = readCommandLine(HELP, {check: {type: 'boolean', default: false}});
void runCommand(siteDir, main);

async function main(): Promise<number> {
  if (!CONFIG_FILES.some((name) => existsSync(path.join(siteDir, name)))) {
    printProblems([noConfigFile(siteDir)], siteDir);
    return 1;
  }
  const hasSettings = Object.keys(createEditorSettings()).some((file) =>
    existsSync(path.join(siteDir, file)),
  );
  const files = {...createEditorFiles(), ...(!hasSettings && createEditorSettings())};
  return writeGenerated(siteDir, files, values);
}
