import {type ReactNode, useEffect, useId, useRef, useState} from 'react';
import {useColorMode} from '../colorMode/useColorMode.ts';
import {drawDiagram} from './drawDiagram.ts';

interface MermaidProps {
  /** The diagram as Mermaid reads it. */
  value: string;
  /** What it is for those who cannot see it. */
  label?: string;
  /** What is shown until it is drawn, and without JavaScript. */
  children?: ReactNode;
}

/** How far (px) below the window a diagram is drawn: it is there when the reader comes to it. */
const AHEAD = '600px';

/** A diagram that is drawn in the browser, when it is about to be seen and again in the other color mode. */
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
      // The code stays, which says the same.
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
