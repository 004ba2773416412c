import type {ReactNode} from 'react';

interface AlertDismissableProps {
  title: string;
  /** The parent owns this state and clears it to close the alert. */
  show: boolean;
  children: ReactNode;
}

/** A heading and a message, or nothing while `show` is false. */
export function AlertDismissable({title, show, children}: AlertDismissableProps): ReactNode {
  if (!show) return null;
  return (
    <div className="alert-dismissable">
      <h3>{title}</h3>
      {children}
    </div>
  );
}
