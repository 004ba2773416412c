/** Event on the document after its color mode, the attribute `data-theme` of `<html>`, has changed. */
export const COLOR_MODE_EVENT = 'colormodechange';
