import {type ReactNode, useState} from 'react';

/** A part of a form that can be folded. After the first render only the reader opens and closes it. */
export function Fold({
  title,
  isOpen = false,
  children,
}: {
  title: string;
  isOpen?: boolean;
  children: ReactNode;
}): ReactNode {
  const [start] = useState(isOpen);
  return (
    <details className="composer-fold" open={start}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
