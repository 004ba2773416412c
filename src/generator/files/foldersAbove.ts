/** The folders above a relative path with `/`, from the nearest one up: `a/b` and `a` for `a/b/c.html`. */
export function* foldersAbove(file: string): Generator<string> {
  for (let end = file.lastIndexOf('/'); end > 0; end = file.lastIndexOf('/', end - 1))
    yield file.slice(0, end);
}
