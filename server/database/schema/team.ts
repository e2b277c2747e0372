import type { GivenRole, StoreRole } from '@contract/store-roles'
import type { ColumnType } from 'kysely'
import type { Timestamp } from './columns'
import { byId, type FactsOf, place } from '../table-facts'

/** A member of a store's team, or an invitation: of a phone until it is accepted, of a customer from then on. */
export interface TeamMemberTable {
  id: string
  store_id: string
  role: GivenRole
  phone_hash: ColumnType<string | null, string | undefined, string | null>
  phone_sealed: ColumnType<string | null, string | undefined, string | null>
  masked_phone: string
  invited_at: Timestamp
  expires_at: Timestamp
  customer_id: ColumnType<string | null, string | undefined, string>
  accepted_at: ColumnType<Date | null, Date | undefined, Date>
  ended_at: ColumnType<Date | null, undefined, Date>
}

/** An act in a store; rows are only ever added. */
export interface TeamActTable {
  id: string
  at: Timestamp
  store_id: string
  customer_id: string
  role: StoreRole
  call: string
  subject_id: string | null
  /** Name of the subject, where no row has it. */
  subject: string | null
  before: string | null
  after: string | null
  request_id: string
}

export interface TeamTables {
  team_members: TeamMemberTable
  team_acts: TeamActTable
}

/** Facts of the tables. */
export const teamFacts: FactsOf<TeamTables> = {
  team_members: {
    ...place('store_id'),
    key: byId,
    sealed: { phone_sealed: { hash: 'phone_hash' } },
    erasing: 'delete',
  },
  team_acts: { ...place('store_id'), erasing: 'keep' },
}
