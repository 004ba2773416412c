import {createHash} from 'node:crypto';
import type {Chunk, Compiler, Module} from 'webpack';
import {compareText} from '../../shared/text/compareText.ts';
import {unescapePath} from '../modules/modulePath.ts';

/** Room for collisions: ids get enough digits for this many times as many numbers as are assigned. */
const ROOM = 20;

/**
 * The end of the identifier of concatenated modules: a hash of the paths between them. The first module's name precedes
 * it.
 */
const CONCATENATED = /\|[0-9a-f]{16,}(?=$|\|)/;

/**
 * Assigns modules and chunks ids that are derived from their names alone: short numbers that don't change when others
 * are added and are the same wherever the site and the generator are. webpack's own `deterministic` ids are derived
 * from relative paths.
 *
 * @see https://webpack.js.org/configuration/optimization/#optimizationmoduleids
 */
export class PortableIdsPlugin {
  readonly #toNames: (text: string) => string;

  /** @param toNames Replaces the paths in a module's identifier with portable names. */
  constructor(toNames: (text: string) => string) {
    this.#toNames = toNames;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('PortableIdsPlugin', (compilation) => {
      const nameOf = (module: Module): string =>
        this.#toNames(unescapePath(module.identifier()).replace(CONCATENATED, ''));
      compilation.hooks.moduleIds.tap('PortableIdsPlugin', (modules) => {
        const {chunkGraph} = compilation;
        const open = [...modules].filter(
          (module) =>
            module.needId &&
            chunkGraph.getNumberOfModuleChunks(module) > 0 &&
            chunkGraph.getModuleId(module) === null,
        );
        for (const [module, id] of numbered(open, nameOf)) chunkGraph.setModuleId(module, id);
      });
      compilation.hooks.chunkIds.tap('PortableIdsPlugin', (chunks) => {
        const {chunkGraph} = compilation;
        const chunkName = (chunk: Chunk): string =>
          chunk.name ?? chunkGraph.getChunkRootModules(chunk).map(nameOf).sort(compareText).join();
        const open = [...chunks].filter(({id}) => id === null);
        for (const [chunk, id] of numbered(open, chunkName)) {
          chunk.id = id;
          chunk.ids = [id];
        }
      });
    });
  }
}

/** Assigns each item a unique number; if two have the same hash, the one whose name sorts first keeps it. */
function numbered<Item>(items: readonly Item[], nameOf: (item: Item) => string): Map<Item, number> {
  const named = items.map((item) => ({item, name: nameOf(item)})).sort((a, b) => compareText(a.name, b.name));
  const range = 10 ** Math.max(3, Math.ceil(Math.log10(items.length * ROOM)));
  const taken = new Set<number>();
  return new Map(
    named.map(({item, name}) => {
      let id = hashIn(range, name);
      for (let again = 1; taken.has(id); again++) id = hashIn(range, `${name} ${again}`);
      taken.add(id);
      return [item, id];
    }),
  );
}

function hashIn(range: number, text: string): number {
  return createHash('sha1').update(text).digest().readUInt32BE() % range;
}
