import type {ReactNode} from 'react';
import {AuthorSocials} from '../../../../../theme/blog/AuthorCard.tsx';
import {type AuthorProps, authorOf} from '../../../../shared/authorProps.ts';

/** Links to what an author has elsewhere (Docusaurus `Blog/Components/Author/Socials`). */
export default function Socials({author}: {author: AuthorProps}): ReactNode {
  return <AuthorSocials socials={authorOf(author).socials} />;
}
