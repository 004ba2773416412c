/** Styles of the overlay, which is in its own shadow tree and takes only the color mode from the page. */
export const OVERLAY_STYLES = `
:host {
  all: initial;
  color-scheme: inherit;
  --bg: light-dark(#ffffff, #1c1f26);
  --sunken: light-dark(#f6f7f9, #0e1014);
  --text: light-dark(#1f2430, #e6e8ec);
  --muted: light-dark(#566072, #a3abb9);
  --line: light-dark(#cdd2da, #3a404c);
  --error: light-dark(#b3261e, #ff8f87);
  --warning: light-dark(#8f5200, #e8b45c);
  --on-mark: light-dark(#ffffff, #14161b);
  --focus: light-dark(#2f5bd0, #8fb0ff);
  position: fixed;
  inset: auto 0 0 0;
  z-index: 2147483647;
  pointer-events: none;
  font: 15px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", Arial, sans-serif;
  color: var(--text);
}
* { box-sizing: border-box; }
[hidden] { display: none !important; }
.stack {
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 8px;
  padding: 12px;
  max-height: 100dvh;
}
.panel {
  pointer-events: auto;
  align-self: center;
  display: flex;
  flex-direction: column;
  width: min(880px, 100%);
  min-height: 0;
  max-height: min(75dvh, 640px);
  background: var(--bg);
  border: 1px solid var(--line);
  border-top: 4px solid var(--mark);
  border-radius: 8px;
  box-shadow: 0 8px 32px rgb(0 0 0 / 25%);
}
.bar {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  padding: 8px 8px 8px 16px;
  border-bottom: 1px solid var(--line);
}
.count { margin: 0 auto 0 0; font-weight: 600; color: var(--mark); }
.list { overflow: auto; padding: 4px 16px 12px; overflow-wrap: anywhere; }
article + article { border-top: 1px solid var(--line); }
article { padding: 8px 0; }
h2 { margin: 0 0 4px; font: 600 14px/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
p { margin: 4px 0; white-space: pre-wrap; }
.message { font-weight: 600; }
.hint { color: var(--muted); }
pre {
  margin: 8px 0;
  padding: 8px 12px;
  overflow-x: auto;
  background: var(--sunken);
  border-radius: 4px;
  font: 13px/1.6 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
  tab-size: 2;
}
.marked { color: var(--mark); font-weight: 600; }
button {
  font: inherit;
  color: var(--text);
  background: var(--sunken);
  border: 1px solid var(--line);
  border-radius: 6px;
  padding: 3px 10px;
  cursor: pointer;
}
button:focus-visible, pre:focus-visible, .list:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
.badge {
  pointer-events: auto;
  padding: 4px 14px;
  border: 0;
  border-radius: 999px;
  background: var(--mark);
  color: var(--on-mark);
  font-weight: 600;
  box-shadow: 0 2px 10px rgb(0 0 0 / 25%);
}
.lost {
  pointer-events: auto;
  margin: 0;
  padding: 4px 14px;
  border: 1px solid var(--line);
  border-radius: 999px;
  background: var(--bg);
}
.error { --mark: var(--error); }
.warning { --mark: var(--warning); }
@media print { :host { display: none; } }
@media (forced-colors: active) { .panel, .badge, .lost { border: 2px solid CanvasText; } }
`;
