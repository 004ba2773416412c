import {foreignFileProblems} from '../output/OutputList.ts';
import {readOutputState} from '../output/OutputState.ts';
import type {OutputTask, OutputTaskResult} from './tasks.ts';

/** Checks what is in an output folder. */
export async function outputTask({
  outDir,
  manifestFile,
  foldersFile,
  version,
}: OutputTask): Promise<OutputTaskResult> {
  const foreign = await foreignFileProblems(outDir, foldersFile);
  return {foreign, state: readOutputState(outDir, manifestFile, version)};
}
