import type {ContentData, PageData} from '../../routes/PageData.ts';

/** The page data with each content replaced by the one of the same key. */
export function withContents(data: PageData, contents: Record<string, ContentData>): PageData {
  return mapContents(data, (content) => contents[content.key] ?? content);
}

/** The page data as it is embedded in its own document, where the bodies' HTML stands already. */
export function withoutHtml(data: PageData): PageData {
  return mapContents(data, ({html: _html, ...content}) => content);
}

/** The page data without the sidebar's levels, which the browser has or fetches by themselves. */
export function withoutLevels(data: PageData): PageData {
  return 'sidebar' in data && data.sidebar ? {...data, sidebar: {...data.sidebar, levels: {}}} : data;
}

function mapContents(data: PageData, change: (content: ContentData) => ContentData): PageData {
  if ('content' in data) return {...data, content: change(data.content)};
  if ('posts' in data) return {...data, posts: data.posts.map((post) => ({...post, content: change(post.content)}))};
  return data;
}
