import {Admonition} from './Admonition.tsx';
import {BrowserOnly} from './BrowserOnly.tsx';
import {CodeBlock} from './CodeBlock.tsx';
import {Details} from './Details.tsx';
import {DocCardList} from './DocCardList.tsx';
import {Head} from './Head.tsx';
import {Link} from './Link.tsx';
import {TabItem} from './TabItem.tsx';
import {Tabs} from './Tabs.tsx';
import {TOCInline} from './TOCInline.tsx';

/** The components that MDX can use without an import, by the name it uses. */
export const mdxComponents = {
  Admonition,
  BrowserOnly,
  CodeBlock,
  Details,
  DocCardList,
  Head,
  Link,
  TabItem,
  Tabs,
  TOCInline,
};
