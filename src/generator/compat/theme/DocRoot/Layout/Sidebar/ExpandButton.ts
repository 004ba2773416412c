/** The button that shows a hidden sidebar: here it stays visible (Docusaurus `DocRoot/Layout/Sidebar/ExpandButton`). */
export default function ExpandButton(): null {
  return null;
}
