import {type ReactNode, useEffect, useId, useRef, useState} from 'react';
import {type Grants, type Identity, permissions, setGrant} from './permissions.ts';

interface PermissionDialogProps {
  /** Name of the record, for the heading. */
  record: string;
  identities: Identity[];
  grants: Grants;
  onSave: (grants: Grants) => void;
  onClose: () => void;
}

/** A modal dialog: choose a role or a user, select permissions, save. Escape and Cancel don't change anything. */
export function PermissionDialog({
  record,
  identities,
  grants,
  onSave,
  onClose,
}: PermissionDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const [draft, setDraft] = useState(grants);
  const [sid, setSid] = useState(identities[0]?.sid ?? '');

  useEffect(() => dialog.current?.showModal(), []);

  return (
    <dialog className="permission-dialog" ref={dialog} aria-labelledby={heading} onClose={onClose}>
      <h3 id={heading}>Permissions on {record}</h3>
      <label className="demo-field">
        Role or user
        <select value={sid} onChange={(event) => setSid(event.target.value)}>
          {identities.map((identity) => (
            <option key={identity.sid} value={identity.sid}>
              {identity.sid} ({identity.principal ? 'user' : 'role'})
            </option>
          ))}
        </select>
      </label>
      <fieldset className="permission-boxes">
        <legend>Permissions of {sid}</legend>
        {permissions.map((permission) => (
          <label className="demo-check" key={permission}>
            <input
              type="checkbox"
              checked={draft[sid]?.includes(permission) ?? false}
              onChange={(event) => setDraft(setGrant(draft, sid, permission, event.target.checked))}
            />
            {permission}
          </label>
        ))}
      </fieldset>
      <div className="demo-row">
        <button
          type="button"
          className="demo-button"
          onClick={() => setDraft(setGrant(draft, 'SYSTEM', 'VIEW_DECRYPTED', true))}
        >
          Grant SYSTEM decrypt
        </button>
        <button
          type="button"
          className="demo-button"
          onClick={() => setDraft(setGrant(draft, 'ANONYMOUS', 'READ', true))}
        >
          Grant ANONYMOUS read
        </button>
      </div>
      <div className="demo-row permission-actions">
        <button type="button" className="demo-button" onClick={() => dialog.current?.close()}>
          Cancel
        </button>
        <button
          type="button"
          className="demo-button demo-primary"
          onClick={() => {
            onSave(draft);
            dialog.current?.close();
          }}
        >
          Save permissions
        </button>
      </div>
    </dialog>
  );
}
