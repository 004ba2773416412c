import {copyFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {mapConcurrent} from '../files/mapConcurrent.ts';
import {createFile, createPlacer, NEW_COPY} from './createFile.ts';
import type {OutputFile} from './OutputFile.ts';
import type {OutputManifest, WrittenOutput, WrittenOutputs} from './OutputManifest.ts';
import {requireStamp} from './stampFile.ts';
import {type PiecedFile, type WrittenPiece, writePieces} from './writePieces.ts';

/**
 * Writes copies and texts into the next output folder.
 *
 * @param last The last output, for files that are written in pieces.
 */
export async function writeFiles(
  next: string,
  files: readonly OutputFile[],
  last?: {outDir: string; written: OutputManifest['written']},
): Promise<WrittenOutputs> {
  const place = createPlacer(next);
  const lastOf = ({id, to}: OutputFile): PiecedFile | undefined => {
    const {files = [], pieces} = last?.written.get(id) ?? {};
    const [, stamp] = files.find(([file]) => file === to) ?? [];
    return last && pieces && stamp !== undefined
      ? {file: path.join(last.outDir, to), stamp, pieces}
      : undefined;
  };
  const written = await mapConcurrent(files, async (file) => {
    const {id, key, to, source} = file;
    const target = await place(to);
    let pieces: WrittenPiece[] | undefined;
    if (source.type === 'copy') {
      await createFile(target, () => copyFile(source.from, target, NEW_COPY));
    } else if (source.type === 'pieces') {
      await createFile(target, async () => {
        pieces = writePieces(target, source.pieces, lastOf(file));
      });
    } else {
      const text = source.type === 'made' ? await source.make() : source.type === 'text' ? source.text : '';
      const content = () => (source.type === 'parts' ? source.parts() : text);
      await createFile(target, () => writeFile(target, content(), {flag: 'wx'}));
    }
    return [id, {key, files: [[to, requireStamp(target)]], ...(pieces && {pieces})}] as const;
  });
  return new Map<string, WrittenOutput>(written);
}
