import Buttons from '@theme/CodeBlock/Buttons';
import Container from '@theme/CodeBlock/Container';
import Content from '@theme/CodeBlock/Content';
import Title from '@theme/CodeBlock/Title';
import type {ReactNode} from 'react';
import {useCodeBlockContext} from '../hooks/codeBlock.tsx';

/** A code block that consists of the parts that a site has replaced, and the theme's others. */
export default function CodeBlockLayout({className}: {className?: string}): ReactNode {
  const {metadata} = useCodeBlockContext();
  const classes = [className, metadata.className].filter(Boolean).join(' ');
  return (
    <Container as="figure" className={classes}>
      {metadata.title && (
        <figcaption className="code-title">
          <Title>{metadata.title}</Title>
        </figcaption>
      )}
      <Content />
      <div className="code-buttons buttonGroup">
        <Buttons />
      </div>
    </Container>
  );
}
