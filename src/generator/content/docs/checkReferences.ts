import type {KeyPath, Position} from '../../shared/problems/Position.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import {availableNames} from '../availableNames.ts';
import type {Doc} from '../Content.ts';

interface Known {
  docs: readonly Doc[];
  draftIds: ReadonlySet<string>;
  /** Undefined when they could not be read; then they are not checked. */
  sidebarNames?: readonly string[];
  locate(file: string, path: KeyPath): Position | undefined;
}

/** Reports unknown sidebar names and doc ids in the front matter of docs. */
export function checkReferences({docs, draftIds, sidebarNames, locate}: Known): Problem[] {
  const ids = new Set(docs.map((doc) => doc.id));
  return docs.flatMap((doc) => {
    const problems: Problem[] = [];
    const report = (key: string, message: string, hint: string) =>
      problems.push({severity: 'error', file: doc.file, ...locate(doc.file, [key]), message, hint});
    const sidebar = doc.displayedSidebar;
    if (typeof sidebar === 'string' && sidebarNames && !sidebarNames.includes(sidebar)) {
      const message = `\`displayed_sidebar\` names the sidebar \`${sidebar}\`, which does not exist.`;
      report('displayed_sidebar', message, availableNames(sidebar, sidebarNames, 'sidebars'));
    }
    for (const [key, id] of [
      ['pagination_next', doc.paginationNext],
      ['pagination_prev', doc.paginationPrev],
    ] as const) {
      if (typeof id !== 'string' || ids.has(id) || draftIds.has(id)) continue;
      const message = `\`${key}\` names the doc \`${id}\`, which does not exist.`;
      report(key, message, availableNames(id, [...ids], 'doc ids'));
    }
    return problems;
  });
}
