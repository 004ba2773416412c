/** Nothing: the theme's menu of narrow windows contains the posts (Docusaurus `BlogSidebar/Mobile`). */
export default function BlogSidebarMobile(): null {
  return null;
}
