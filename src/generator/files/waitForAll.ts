/**
 * Like `Promise.all`, but if one promise fails, it still waits for the others: they must not keep writing to folders
 * that are being removed.
 */
export async function waitForAll<Results extends readonly unknown[] | []>(
  running: Results,
): Promise<{-readonly [Key in keyof Results]: Awaited<Results[Key]>}> {
  await Promise.allSettled(running);
  return Promise.all(running);
}
