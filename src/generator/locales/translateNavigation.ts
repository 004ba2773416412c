import type {BlogConfig, NavbarItem, SiteConfig, ThemeConfig} from '../config/SiteConfig.ts';
import type {Words} from './Words.ts';

/** Translates the labels of a navbar, by the ids of Docusaurus' `navbar.json`. */
export function translateNavbar(navbar: ThemeConfig['navbar'], words: Words): ThemeConfig['navbar'] {
  const item = <Item extends NavbarItem>(one: Item): Item => ({
    ...one,
    ...(one.label !== undefined && {
      label: words(`item.label.${one.label}`, one.label, `Navbar item with label ${one.label}`),
    }),
    ...(one.items && {items: one.items.map(item)}),
    ...(one.dropdownItemsBefore && {dropdownItemsBefore: one.dropdownItemsBefore.map(item)}),
    ...(one.dropdownItemsAfter && {dropdownItemsAfter: one.dropdownItemsAfter.map(item)}),
  });
  return {
    ...navbar,
    title: words('title', navbar.title, 'The title in the navbar'),
    ...(navbar.logo && {
      logo: {...navbar.logo, alt: words('logo.alt', navbar.logo.alt, 'The alt text of navbar logo')},
    }),
    items: navbar.items.map(item),
  };
}

/** Translates the announcement bar, for which Docusaurus has no message. */
export function translateAnnouncement(
  bar: ThemeConfig['announcementBar'],
  words: Words,
): ThemeConfig['announcementBar'] {
  if (!bar) return bar;
  return {...bar, content: words('announcementBar.content', bar.content, 'The HTML of the announcement bar')};
}

/** Translates the names of the products. */
export function translateProducts(products: SiteConfig['products'], words: Words): SiteConfig['products'] {
  return products.map((product) => ({
    ...product,
    label: words(
      `product.label.${product.label}`,
      product.label,
      `The name of the product at ${product.path}`,
    ),
  }));
}

/** Translates the labels of a footer, by the ids of Docusaurus' `footer.json`. */
export function translateFooter(footer: ThemeConfig['footer'], words: Words): ThemeConfig['footer'] {
  const copyright = words('copyright', footer.copyright ?? '', 'The footer copyright');
  return {
    ...footer,
    ...(copyright !== '' && {copyright}),
    ...(footer.logo && {
      logo: {...footer.logo, alt: words('logo.alt', footer.logo.alt, 'The alt text of footer logo')},
    }),
    links: footer.links.map(({title, items, ...group}) => ({
      ...group,
      ...(title !== undefined && {
        title: words(`link.title.${title}`, title, `Footer links column with title ${title}`),
      }),
      items: items.map((link) => ({
        ...link,
        ...(link.label !== undefined && {
          label: words(`link.item.label.${link.label}`, link.label, `Footer link with label ${link.label}`),
        }),
      })),
    })),
  };
}

/** Translates the labels of the tasks in the search options. */
export function translateSearch(search: SiteConfig['search'], words: Words): SiteConfig['search'] {
  const tasks = search.tasks.map((task) => ({
    ...task,
    label: words(
      `task.label.${task.label}`,
      task.label,
      `Task offered by the search, with a link to ${task.to}`,
    ),
  }));
  return {...search, tasks};
}

/** Translates the titles of a blog, by the ids of Docusaurus' `options.json`. */
export function translateBlog(blog: BlogConfig, words: Words): BlogConfig {
  return {
    ...blog,
    blogTitle: words('title', blog.blogTitle, 'The title for the blog'),
    blogDescription: words('description', blog.blogDescription, 'The description for the blog'),
    blogSidebarTitle: words('sidebar.title', blog.blogSidebarTitle, 'The title of the blog’s sidebar'),
  };
}
