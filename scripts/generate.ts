import {readFileSync} from 'node:fs';
import path from 'node:path';
import {readCommandLine} from '../src/generator/cli/readCommandLine.ts';
import {writeGenerated} from '../src/generator/cli/writeGenerated.ts';
import {createEditorFiles, createOwnFiles} from '../src/generator/editor/createEditorFiles.ts';
import {generatorDir} from '../src/generator/files/packages/generatorDir.ts';
import {DOCUMENTED_OPTIONS} from '../src/generator/pipeline/compatibility.ts';

const HELP = `Usage: npm run schemas [-- --check]

Writes the files that are generated from the validators of configuration and content: JSON Schemas and snippets for editors
(.vscode/), the configuration reference (.github/guide/configuration.md), and the doc comments of the validators, which
editors show in site.config.ts and sidebars.ts. Run it after changing a validator.

Options:
  --check   write nothing; the exit code is 1 if a file is out of date
  --help    show this text
`;

const {values} = readCommandLine(HELP, {check: {type: 'boolean', default: false}});
const own = createOwnFiles((file) => readFileSync(path.join(generatorDir, file), 'utf8'), DOCUMENTED_OPTIONS);
process.exitCode = writeGenerated(generatorDir, {...createEditorFiles(), ...own}, values);
