/**
 * Reads files of which a thread needs one for many tasks. Only the last result is kept: each has its own file, so the same
 * name means the same content.
 */
export function latestFile<Content>(read: (file: string) => Content): (file: string) => Content {
  let latest: {file: string; content: Content} | undefined;
  return (file) => {
    if (latest?.file !== file) latest = {file, content: read(file)};
    return latest.content;
  };
}
