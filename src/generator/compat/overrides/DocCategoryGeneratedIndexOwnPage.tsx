import type {ComponentProps, ReactNode} from 'react';
import Override from '@theme/DocCategoryGeneratedIndexPage';
import Main from '@theme/DocRoot/Layout/Main';
import type {CategoryIndexLayout as Original} from '../../theme/layouts/CategoryIndexLayout.tsx';
import {linkTarget} from '../shared/linkTarget.ts';

/** Renders a `src/theme/DocCategoryGeneratedIndexPage` that does not wrap the theme's, with the data of the page. */
export function CategoryIndexLayout({data}: ComponentProps<typeof Original>): ReactNode {
  const {title, description, path, previous, next} = data;
  const navigation = {previous: linkTarget(previous), next: linkTarget(next)};
  return (
    <Main>
      <Override categoryGeneratedIndex={{title, description, slug: path, permalink: path, navigation}} />
    </Main>
  );
}
