/**
 * The first line of a blockquote that is an alert (GitHub, basic writing syntax: alerts). The capturing group is the
 * type.
 */
export const ALERT_MARK = /^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\][^\S\n]*(?:\n|$)/;
