import {type ReactNode, useState} from 'react';

/** Part of a form that can be folded. Whether it is open is the reader's choice once it is there. */
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
