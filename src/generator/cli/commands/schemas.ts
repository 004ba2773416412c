import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {readCommandLine} from '../readCommandLine.ts';
import {generatorDir} from '../../files/generatorDir.ts';
import {createEditorFiles} from '../../editor/createEditorFiles.ts';

const HELP = `Usage: npm run schemas [-- --check]

Writes what is made from the validators of configuration and content: JSON Schemas and snippets for editors
(.vscode/), the configuration reference (.github/guide/configuration.md), and the doc comments of the validators, which
editors show in site.config.ts and sidebars.ts. Run it after changing a validator.

Options:
  --check   write nothing; the exit code is 1 when a file is out of date
  --help    show this text
`;

const {values} = readCommandLine(HELP, {check: {type: 'boolean', default: false}});
const files = Object.entries(
  createEditorFiles((file) => readFileSync(path.join(generatorDir, file), 'utf8')),
);
const stale = files.filter(([file, text]) => read(file) !== text);
for (const [file, text] of stale) {
  console.log(`${values.check ? 'Out of date' : 'Wrote'}: ${file}`);
  if (!values.check) write(file, text);
}
if (stale.length === 0) console.log(`${files.length} files are up to date.`);
process.exitCode = values.check && stale.length > 0 ? 1 : 0;

function read(file: string): string | undefined {
  try {
    return readFileSync(path.join(generatorDir, file), 'utf8');
  } catch {
    // No such file yet.
    return undefined;
  }
}

function write(file: string, text: string): void {
  const target = path.join(generatorDir, file);
  mkdirSync(path.dirname(target), {recursive: true});
  writeFileSync(target, text);
}
