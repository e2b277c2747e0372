import type { StoreRole } from './store-roles'

/** The least role in a store's team that a call of merchants needs, and whether the call is recorded in the store's log. */
export interface TeamAccess {
  readonly role: StoreRole
  /** `read` changes nothing, `change` is recorded with its subject, `own` records itself with more. */
  readonly record: 'read' | 'change' | 'own'
}

export const reads = (role: StoreRole): TeamAccess => ({ role, record: 'read' })
export const changes = (role: StoreRole): TeamAccess => ({ role, record: 'change' })
export const recordsItself = (role: StoreRole): TeamAccess => ({ role, record: 'own' })

const owners: TeamAccess = { role: 'owner', record: 'change' }

/** The access of a call of merchants: for the owner alone where the call says none. */
export const teamAccessOf = ({ team }: { readonly team?: TeamAccess }): TeamAccess => team ?? owners
