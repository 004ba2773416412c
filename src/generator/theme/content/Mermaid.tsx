import {type ReactNode, useEffect, useId, useRef, useState} from 'react';
import {useColorMode} from '../colorMode/useColorMode.ts';
import {drawDiagram} from './drawDiagram.ts';
import {useIsNear} from './useIsNear.ts';

interface MermaidProps {
  /** The diagram in Mermaid's language. */
  value: string;
  /** Text alternative. */
  label?: string;
  /** Whether it has the site's colors, like diagrams rendered at build time; otherwise, it has several of Mermaid's. */
  isPlain?: boolean;
  /** Shown until the diagram is rendered, and without JavaScript. */
  children?: ReactNode;
  /** Returns the address of Mermaid; by default of its small edition. */
  getScript?: () => string;
}

/** A diagram that is rendered in the browser: when it is about to be seen, and again when the color mode changes. */
export function Mermaid({
  value,
  label = 'Diagram',
  isPlain = false,
  children,
  getScript,
}: MermaidProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const {mode} = useColorMode();
  const isNear = useIsNear(place);
  const [svg, setSvg] = useState<string>();
  const id = `diagram${useId().replace(/\W/g, '')}`;

  useEffect(() => {
    if (!isNear) return;
    let isCurrent = true;
    drawDiagram(id, value, {mode, isPlain, getScript}).then(
      (drawn) => isCurrent && setSvg(drawn),
      // The code stays, which says the same as the diagram.
      (error: unknown) => console.error(error),
    );
    return () => {
      isCurrent = false;
    };
  }, [isNear, id, value, mode, isPlain, getScript]);

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
