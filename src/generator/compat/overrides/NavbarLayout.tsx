import type {ReactNode} from 'react';
import Content from '@theme/Navbar/Content';
import Override from '@theme/Navbar/Layout';

/** Renders the site's `src/theme/Navbar/Layout`. */
export function Navbar(): ReactNode {
  return (
    <Override>
      <Content />
    </Override>
  );
}
