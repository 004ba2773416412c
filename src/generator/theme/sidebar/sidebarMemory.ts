import {readStorage, writeStorage} from '../storage.ts';

/** What is remembered about a sidebar until the browser tab is closed. */
export interface SidebarMemory {
  /** By level key: whether the reader opened or closed the category; categories in their default state are absent. */
  open: Record<string, boolean>;
  scrollTop: number;
}

/** Reads what was remembered about the sidebar; empty if storage is blocked or contains something else. */
export function readSidebarMemory(name: string): SidebarMemory {
  try {
    const value: unknown = JSON.parse(readStorage(storageKey(name), 'sessionStorage') ?? '{}');
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
  const memory = {...readSidebarMemory(name), ...change};
  if (!writeStorage(storageKey(name), JSON.stringify(memory), 'sessionStorage')) return;
  // Read by the script in the head of the next document, which then hides the sidebar until it is restored.
  writeStorage('sidebar-changed', Object.keys(memory.open).length > 0 ? '1' : null, 'sessionStorage');
}

function storageKey(name: string): string {
  return `sidebar.${name}`;
}
