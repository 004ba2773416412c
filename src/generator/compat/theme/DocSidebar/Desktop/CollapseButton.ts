/** The button that hides the sidebar: here it stays visible (Docusaurus `DocSidebar/Desktop/CollapseButton`). */
export default function CollapseButton(): null {
  return null;
}
