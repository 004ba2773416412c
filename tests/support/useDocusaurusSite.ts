import {afterAll, beforeAll, expect} from 'vitest';
import {createSite, type TestSite} from './createSite.ts';

/** What the tests of one file share; available only while they run. */
export interface DocusaurusSite {
  readonly site: TestSite;
  /** Everything that its build has printed. */
  readonly printed: string;
}

/** Builds a Docusaurus site with these files, which include its configuration, for the tests of one file. */
export function useDocusaurusSite(files: Record<string, string>): DocusaurusSite {
  let site: TestSite;
  let printed: string;
  beforeAll(async () => {
    site = createSite(files);
    site.remove('site.config.ts');
    const built = await site.build();
    printed = built.stdout + built.stderr;
    expect(printed).toContain('Built');
    expect(built.code).toBe(0);
  });
  afterAll(() => site?.dispose());
  return {
    get site() {
      return site;
    },
    get printed() {
      return printed;
    },
  };
}
