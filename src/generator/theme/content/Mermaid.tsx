import {type ReactNode, useEffect, useId, useRef, useState} from 'react';
import {useColorMode} from '../colorMode/useColorMode.ts';
import {drawDiagram} from './drawDiagram.ts';

interface MermaidProps {
  /** The diagram in Mermaid's language. */
  value: string;
  /** Text alternative. */
  label?: string;
  /** Shown until the diagram is rendered, and without JavaScript. */
  children?: ReactNode;
}

/** How far (px) below the window diagrams are rendered, so that they are ready when the reader reaches them. */
const AHEAD = '600px';

/** A diagram that is rendered in the browser: when it is about to be seen, and again when the color mode changes. */
export function Mermaid({value, label = 'Diagram', children}: MermaidProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const {mode} = useColorMode();
  const [isNear, setNear] = useState(false);
  const [svg, setSvg] = useState<string>();
  const id = `diagram${useId().replace(/\W/g, '')}`;

  useEffect(() => {
    if (isNear || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({isIntersecting}) => isIntersecting)),
      {rootMargin: AHEAD},
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);

  useEffect(() => {
    if (!isNear) return;
    let isCurrent = true;
    drawDiagram(id, value, mode).then(
      (drawn) => isCurrent && setSvg(drawn),
      // The code stays, which says the same as the diagram.
      (error: unknown) => console.error(error),
    );
    return () => {
      isCurrent = false;
    };
  }, [isNear, id, value, mode]);

  return (
    <div ref={place}>
      {svg === undefined ? (
        (children ?? (
          <pre>
            <code>{value}</code>
          </pre>
        ))
      ) : (
        <figure className="diagram" role="img" aria-label={label} dangerouslySetInnerHTML={{__html: svg}} />
      )}
    </div>
  );
}
