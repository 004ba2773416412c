/** The folders of a site that its author writes in, by their default names. Nothing made by a command may be in them. */
export const SITE_FOLDERS = ['docs', 'blog', 'src', 'static'];
