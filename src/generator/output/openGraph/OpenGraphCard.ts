/** What the image shows that other sites draw for a link to a page. */
export interface OpenGraphCard {
  /** Small line above the title: the part of the site that the page is in. */
  eyebrow: string;
  title: string;
  /** One or two sentences below the title. */
  text?: string;
  /** Last line: site, or authors and date. */
  footer: string;
  /** One of the product colors of the theme; absent: its accent. */
  color?: number;
}
