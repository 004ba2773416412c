/**
 * As `Promise.all`, but when one fails the others are waited for all the same: they must not go on writing into folders
 * that are being removed.
 */
export async function waitForAll<Results extends readonly unknown[] | []>(
  running: Results,
): Promise<{-readonly [Key in keyof Results]: Awaited<Results[Key]>}> {
  await Promise.allSettled(running);
  return Promise.all(running);
}
