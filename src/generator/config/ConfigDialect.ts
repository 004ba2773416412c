import type * as z from 'zod';
import type {MigratedFeature} from './MigratedFeature.ts';
import type {SiteConfig} from './SiteConfig.ts';
import type {KeyPath, Position} from '../shared/problems/Position.ts';
import type {Problem} from '../shared/problems/Problem.ts';

/** Another generator's configuration format, so that its sites can be built as they are. */
export interface ConfigDialect {
  /** Keys that are allowed in addition to the options: suggested where an unknown key is reported. */
  schema: z.core.$ZodType;
  /** Called before the file of that name is loaded. */
  prepare(file: string): void;
  /** Rewrites a configuration as this generator's own; `siteDir` is the absolute path of the site folder. */
  translate(value: unknown, file: ConfigFile, siteDir: string): Promise<Translation>;
  /** Reports files of the site folder that have an effect in that generator alone. */
  findFiles(siteDir: string): Problem[];
  /** Text of the CommonJS module that replaces a package that a configuration imports; undefined for any other. */
  standIn(request: string, isMissing: boolean): string | undefined;
}

/** A configuration file, as problems name it. */
export interface ConfigFile {
  /** Relative to the site folder. */
  file: string;
  /** Where a key or its value is. */
  locate(path: KeyPath, where: 'key' | 'value'): Position | undefined;
}

export interface Translation {
  value: unknown;
  problems: Problem[];
  /** Where the value at a key path was written. */
  originOf(path: KeyPath): KeyPath;
  /**
   * Describes what happens to the other generator's features; absent for a configuration under one of this generator's
   * names.
   */
  migration?(siteDir: string): MigratedFeature[];
  /** Absolute paths of more files to watch. */
  files?: string[];
  /** Whether components and style sheets of the site may use the ids of docs. */
  namesDocs?: true;
  /** Whether components of the site read the front matter of pages. */
  readsFrontMatter?: true;
  /** Whether anything that the other generator accepts is at most a warning. */
  isLoose?: true;
  /** Whether the address of a doc with `slug: /` keeps the slash at its end. */
  keepsRootSlash?: true;
  /** Whether descriptions of docs are meant for search engines and cards alone, and not shown below the titles. */
  hidesDescriptions?: true;
  /** The module with a function that adds languages to the highlighter, relative to the site folder; absent without one. */
  grammars?: string;
  /** Returns the code of a module with the configuration as the site has it; absent if nothing can import it. */
  configModule?(): string;
  /** Runs code of the site that adds to its configuration; absent when there is none. */
  extend?(config: SiteConfig, siteDir: string): Promise<Extension>;
}

/** The configuration after the site's code has extended it. */
export interface Extension {
  config: SiteConfig;
  problems: Problem[];
  /** What happens to each of its features. */
  migration: MigratedFeature[];
  /** Absolute paths of files to watch. */
  files: string[];
}
