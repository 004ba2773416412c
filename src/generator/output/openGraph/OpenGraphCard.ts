/** The content of the image that other sites show for a link to a page. */
export interface OpenGraphCard {
  /** Small line above the title: the part of the site that contains the page. */
  eyebrow: string;
  title: string;
  /** One or two sentences below the title. */
  text?: string;
  /** Last line: site, or authors and date. */
  footer: string;
  /** One of the theme's product colors; defaults to its accent color. */
  color?: number;
}
