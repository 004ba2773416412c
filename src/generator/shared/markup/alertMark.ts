/** GitHub's alerts (GitHub, basic writing syntax: alerts). */
export const ALERT_TYPES = ['NOTE', 'TIP', 'IMPORTANT', 'WARNING', 'CAUTION'];

/** The first line of a blockquote that is an alert, in any case. The capturing group is the type. */
export const ALERT_MARK = new RegExp(String.raw`^\[!(${ALERT_TYPES.join('|')})\][^\S\n]*(?:\n|$)`, 'i');
