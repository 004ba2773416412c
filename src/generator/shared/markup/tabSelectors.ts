/** Selects the tabs of an element that `tabs` made, but not those of tabs in its panels. */
export const OWN_TABS = ':scope > .tabs-list > [role="tab"]';

/** Selects its panels. */
export const OWN_PANELS = ':scope > [role="tabpanel"]';
