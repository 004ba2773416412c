/** What is remembered of a sidebar while the browser tab lives. */
export interface SidebarMemory {
  /** By level key: whether the reader opened or closed the category; those left as the site has them are absent. */
  open: Record<string, boolean>;
  scrollTop: number;
}

/** Reads what was remembered of the sidebar; nothing, when storage is forbidden or holds something else. */
export function readSidebarMemory(name: string): SidebarMemory {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(storageKey(name)) ?? '{}');
    const {open, scrollTop} = value as Partial<Record<keyof SidebarMemory, unknown>>;
    return {
      open: typeof open === 'object' && open !== null ? (open as Record<string, boolean>) : {},
      scrollTop: typeof scrollTop === 'number' ? scrollTop : 0,
    };
  } catch {
    return {open: {}, scrollTop: 0};
  }
}

/** Remembers a part of the sidebar's state until the browser tab is closed. */
export function writeSidebarMemory(name: string, change: Partial<SidebarMemory>): void {
  try {
    const memory = {...readSidebarMemory(name), ...change};
    sessionStorage.setItem(storageKey(name), JSON.stringify(memory));
    // Read by the script in the head of the next document, which then hides the sidebar until it is restored.
    if (Object.keys(memory.open).length > 0) sessionStorage.setItem('sidebar-changed', '1');
    else sessionStorage.removeItem('sidebar-changed');
  } catch {
    // Storage may be full or forbidden: the state then lasts as long as the page.
  }
}

function storageKey(name: string): string {
  return `sidebar.${name}`;
}
