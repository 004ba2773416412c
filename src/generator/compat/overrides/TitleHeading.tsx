import Heading from '@theme/MDXComponents/Heading';
import MDXComponents from '@theme/MDXComponents';
import type {ComponentProps, ElementType, ReactNode} from 'react';
import {TitleHeading as Original} from '../../theme/regions/TitleHeading.tsx';
import ThemeHeading from '../theme/Heading.ts';

/** Whether the site has its own `src/theme/Heading` or `src/theme/MDXComponents/Heading`. */
const hasHeading = (Heading as unknown) !== ThemeHeading;

/** Renders titles of pages with `h1` of the site's `src/theme/MDXComponents`, or with its `src/theme/Heading`. */
export function TitleHeading({html}: ComponentProps<typeof Original>): ReactNode {
  const Title: ElementType | undefined = MDXComponents.h1 ?? (hasHeading ? Heading : undefined);
  if (Title === undefined) return <Original html={html} />;
  const text = /[<&]/.test(html) ? <span dangerouslySetInnerHTML={{__html: html}} /> : html;
  return (
    <Title {...(Title === Heading && {as: 'h1'})} tabIndex={-1}>
      {text}
    </Title>
  );
}
