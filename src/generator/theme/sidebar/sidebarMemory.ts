/** What is remembered about a sidebar until the browser tab is closed. */
export interface SidebarMemory {
  /** By level key: whether the reader opened or closed the category; categories in their default state are absent. */
  open: Record<string, boolean>;
  scrollTop: number;
}

/** Reads what was remembered about the sidebar; empty if storage is blocked or contains something else. */
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
    // Storage may be full or blocked: the state then lasts until the next page load.
  }
}

function storageKey(name: string): string {
  return `sidebar.${name}`;
}
