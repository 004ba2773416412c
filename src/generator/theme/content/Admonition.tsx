import type {ReactNode} from 'react';

interface AdmonitionProps {
  type?: string;
  title?: ReactNode;
  icon?: ReactNode;
  className?: string;
  id?: string;
  children?: ReactNode;
}

/** A note beside the text; the same markup as compiled `:::` blocks have. */
export function Admonition({
  type = 'note',
  title,
  icon,
  className,
  id,
  children,
}: AdmonitionProps): ReactNode {
  const names = ['admonition', `admonition-${type}`, icon !== undefined && 'admonition-own-icon', className];
  return (
    <div className={names.filter(Boolean).join(' ')} role="note" id={id}>
      <p className="admonition-title">
        {icon}
        {title ?? type}
      </p>
      {children}
    </div>
  );
}
