/** JSON that may be in a script element: `</script>` and `<!--` cannot occur (HTML standard, "Restrictions for contents of script elements"). */
export function escapeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
