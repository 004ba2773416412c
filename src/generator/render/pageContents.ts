import type {ContentData} from '../shared/page/PageParts.ts';
import type {PageData} from '../shared/page/PageData.ts';
import {isReadable} from '../shared/page/isReadable.ts';

/** The page data with each content replaced by the one with the same key. */
export function withContents(data: PageData, contents: Record<string, ContentData>): PageData {
  return mapContents(data, (content) => contents[content.key] ?? content);
}

/** The page data as embedded in its own document, which already contains the bodies' HTML and the sidebar. */
export function withoutHtml(data: PageData): PageData {
  const bare = mapContents(data, ({html: _html, ...content}) => content);
  if (!('sidebar' in bare) || !bare.sidebar) return bare;
  const unreadable = Object.entries(bare.sidebar.levels).filter(([, nodes]) => !nodes.every(isReadable));
  return {
    ...bare,
    sidebar: {...bare.sidebar, levels: Object.fromEntries(unreadable)},
  };
}

/** The page data without the sidebar's levels, which the browser has or fetches separately. */
export function withoutLevels(data: PageData): PageData {
  return 'sidebar' in data && data.sidebar ? {...data, sidebar: {...data.sidebar, levels: {}}} : data;
}

function mapContents(data: PageData, change: (content: ContentData) => ContentData): PageData {
  if ('content' in data) return {...data, content: change(data.content)};
  if ('posts' in data)
    return {
      ...data,
      posts: data.posts.map((post) => (post.content ? {...post, content: change(post.content)} : post)),
    };
  return data;
}
