/** Files opened at the same time: enough to keep the disk busy, far below what systems allow a process. */
export const FILES_AT_ONCE = 64;
