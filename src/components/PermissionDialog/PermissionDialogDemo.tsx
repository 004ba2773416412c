import {type ReactNode, useState} from 'react';
import {PermissionDialog} from './PermissionDialog.tsx';
import './permissionDialog.css';
import {type Grants, type Identity, toEntries} from './permissions.ts';

const IDENTITIES: Identity[] = [
  {sid: 'USER', principal: false},
  {sid: 'STAFF', principal: false},
  {sid: 'SYSTEM', principal: false},
  {sid: 'ANONYMOUS', principal: false},
  {sid: 'ada.example', principal: true},
];

/** One record, the grants on it as text, and the dialog that changes them. */
export default function PermissionDialogDemo(): ReactNode {
  const [open, setOpen] = useState(false);
  const [grants, setGrants] = useState<Grants>({
    USER: ['READ'],
    'ada.example': ['READ', 'WRITE'],
  });

  return (
    <div className="demo-stack">
      <div>
        <button type="button" className="demo-button demo-primary" onClick={() => setOpen(true)}>
          Permissions of Workflow “Invoices”
        </button>
      </div>
      <ul className="permission-list" aria-label="Grants">
        {IDENTITIES.map(({sid}) => (
          <li key={sid}>
            <strong>{sid}</strong> {grants[sid]?.join(', ') || 'no permission'}
          </li>
        ))}
      </ul>
      <details>
        <summary>AclEntry records</summary>
        <ul className="permission-list">
          {toEntries(grants).map((entry) => (
            <li key={`${entry.aclSid.sid} ${entry.mask}`}>
              <code>{JSON.stringify(entry)}</code>
            </li>
          ))}
        </ul>
      </details>
      {open && (
        <PermissionDialog
          record="Workflow “Invoices”"
          identities={IDENTITIES}
          grants={grants}
          onSave={setGrants}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
