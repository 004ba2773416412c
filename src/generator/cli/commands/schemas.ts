import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {readCommandLine} from '../readCommandLine.ts';
import {createEditorFiles} from '../../editor/createEditorFiles.ts';

const HELP = `Usage: npm run schemas [-- --check]

Writes what is made from the validators of configuration and content: JSON Schemas and snippets for editors
(.vscode/), the type of site.config.ts (src/generator/config/UserSiteConfig.ts) and the configuration reference
(.github/guide/configuration.md). Run it after changing a validator.

Options:
  --check   write nothing; the exit code is 1 when a file is out of date
  --help    show this text
`;

/** The files belong to the generator, not to the site that it is pointed at. */
const repositoryDir = path.dirname(path.dirname(path.resolve(process.argv[1] ?? 'scripts/schemas.ts')));

const {values} = readCommandLine(HELP, {check: {type: 'boolean', default: false}});
const files = Object.entries(createEditorFiles());
const stale = files.filter(([file, text]) => read(file) !== text);
for (const [file, text] of stale) {
  console.log(`${values.check ? 'Out of date' : 'Wrote'}: ${file}`);
  if (!values.check) write(file, text);
}
if (stale.length === 0) console.log(`${files.length} files are up to date.`);
process.exitCode = values.check && stale.length > 0 ? 1 : 0;

function read(file: string): string | undefined {
  try {
    return readFileSync(path.join(repositoryDir, file), 'utf8');
  } catch {
    // No such file yet.
    return undefined;
  }
}

function write(file: string, text: string): void {
  const target = path.join(repositoryDir, file);
  mkdirSync(path.dirname(target), {recursive: true});
  writeFileSync(target, text);
}
