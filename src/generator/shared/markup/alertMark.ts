/** The first line of a quote that is an alert (GitHub, basic writing syntax: alerts). Its group is the type. */
export const ALERT_MARK = /^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\][^\S\n]*(?:\n|$)/;
