import type * as z from 'zod';
import type {MigratedFeature} from './MigratedFeature.ts';
import type {SiteConfig} from './SiteConfig.ts';
import type {KeyPath, Position} from '../shared/problems/Position.ts';
import type {Problem} from '../shared/problems/Problem.ts';

/** Another generator's way to configure a site, so that its sites can be tried as they are. */
export interface ConfigDialect {
  /** What may be written apart from the options: named where an unknown key is reported. */
  schema: z.core.$ZodType;
  /** Rewrites a configuration as this generator's own; `siteDir` is the absolute path of the site folder. */
  translate(value: unknown, file: ConfigFile, siteDir: string): Translation;
  /** Reports files of the site folder that have an effect in that generator alone. */
  findFiles(siteDir: string): Problem[];
  /** Text of the CommonJS module that replaces a package that a configuration imports; undefined for any other. */
  standIn(request: string): string | undefined;
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
  /** Where what a key path of the value points to was written. */
  originOf(path: KeyPath): KeyPath;
  /** Says what becomes of the other generator's features; absent for a configuration under a name of this one's own. */
  migration?(siteDir: string): MigratedFeature[];
  /** Whether components and style sheets of the site may ask for the ids of docs. */
  namesDocs?: true;
  /** Whether what the other generator accepts is a warning at most. */
  isLoose?: true;
  /** Runs code of the site that adds to its configuration; absent when there is none. */
  extend?(config: SiteConfig, siteDir: string): Promise<Extension>;
}

/** What code of the site has made of its configuration. */
export interface Extension {
  config: SiteConfig;
  problems: Problem[];
  /** What becomes of each of its parts. */
  migration: MigratedFeature[];
  /** Absolute paths of files to watch. */
  files: string[];
}
