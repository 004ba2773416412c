/**
 * Returns the response to a request for a file of the site.
 *
 * @throws when the host does not have the file, or could not send it
 */
export function expectOk<Answer extends {ok: boolean; url: string; status: number}>(
  response: Answer,
): Answer {
  if (!response.ok) throw new Error(`${response.url} returned status ${response.status}.`);
  return response;
}
