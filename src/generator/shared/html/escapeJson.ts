/**
 * JSON that is safe in a script element: it contains neither `</script>` nor `<!--` (HTML standard, "Restrictions for
 * contents of script elements").
 */
export function escapeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
