import type {BlogConfig, NavbarItem, ThemeConfig} from '../config/SiteConfig.ts';
import type {Translations} from './translationFiles.ts';

/** A navbar with its labels translated, by the ids of Docusaurus' `navbar.json`. */
export function translateNavbar(navbar: ThemeConfig['navbar'], texts: Translations): ThemeConfig['navbar'] {
  const item = <Item extends NavbarItem>(one: Item): Item => ({
    ...one,
    ...(one.label !== undefined && {label: texts[`item.label.${one.label}`] ?? one.label}),
    ...(one.items && {items: one.items.map(item)}),
  });
  return {
    ...navbar,
    title: texts.title ?? navbar.title,
    ...(navbar.logo && {logo: {...navbar.logo, alt: texts['logo.alt'] ?? navbar.logo.alt}}),
    items: navbar.items.map(item),
  };
}

/** A footer with its labels translated, by the ids of Docusaurus' `footer.json`. */
export function translateFooter(footer: ThemeConfig['footer'], texts: Translations): ThemeConfig['footer'] {
  const copyright = texts.copyright ?? footer.copyright;
  return {
    ...footer,
    ...(copyright !== undefined && {copyright}),
    links: footer.links.map(({title, items, ...group}) => ({
      ...group,
      ...(title !== undefined && {title: texts[`link.title.${title}`] ?? title}),
      items: items.map((link) => ({
        ...link,
        ...(link.label !== undefined && {label: texts[`link.item.label.${link.label}`] ?? link.label}),
      })),
    })),
  };
}

/** A blog with its titles translated, by the ids of Docusaurus' `options.json`. */
export function translateBlog(blog: BlogConfig, texts: Translations): BlogConfig {
  return {
    ...blog,
    blogTitle: texts.title ?? blog.blogTitle,
    blogDescription: texts.description ?? blog.blogDescription,
    blogSidebarTitle: texts['sidebar.title'] ?? blog.blogSidebarTitle,
  };
}
