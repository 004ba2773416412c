/** The permissions and their bits, in the order of their masks. */
const masks = {
  READ: 1,
  INSERT: 2,
  CREATE: 4,
  ENCRYPTION: 8,
  WRITE: 16,
  DELETE: 32,
  EXECUTE: 64,
  GRANTING: 128,
  ADMIN: 256,
  VIEW_DECRYPTED: 512,
  APPEND: 1024,
} as const;

export type Permission = keyof typeof masks;

export const permissions = Object.keys(masks).filter((name): name is Permission => name in masks);

/** The recipient of a permission: a role or a user. */
export interface Identity {
  sid: string;
  /** True for a user, false for a role, as in AclSid. */
  principal: boolean;
}

/** The permissions of each identity, by `sid`. */
export type Grants = Record<string, Permission[]>;

/** Grants or revokes one permission; returns new grants in the order of the masks. */
export function setGrant(grants: Grants, sid: string, permission: Permission, given: boolean): Grants {
  const own = new Set(grants[sid]);
  if (given) own.add(permission);
  else own.delete(permission);
  return {...grants, [sid]: permissions.filter((name) => own.has(name))};
}

/** What an AclEntry holds of a grant; a real one refers to the record, and to the AclSid by its id, too. */
interface Entry {
  aclSid: {sid: string};
  mask: number;
  granting: true;
}

/** The AclEntry bodies for the grants, one for each permission, so that each can be revoked separately. */
export function toEntries(grants: Grants): Entry[] {
  return Object.entries(grants).flatMap(([sid, own]) =>
    own.map((permission) => ({
      aclSid: {sid},
      mask: masks[permission],
      granting: true as const,
    })),
  );
}
