/** A line that opens or closes fenced code, also in a quote or list: the marks, and what follows them. */
export const FENCE = /^(?:[ \t>]|[-*+][ \t]|\d+[.)][ \t])*?(`{3,}|~{3,})([^\n]*)$/;
