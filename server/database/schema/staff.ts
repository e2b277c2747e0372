import type { AuditFacts, AuditSubject, StaffRole } from '@contract/entities/staff'
import type { FraudCaseState } from '@contract/entities/staff-fraud'
import type { ColumnType, Generated } from 'kysely'
import type { Json, Timestamp } from './columns'
import { cell, type FactsOf, person } from '../table-facts'

/** A role of staff granted to a customer; live until it has ended. */
export interface StaffMemberTable {
  id: string
  customer_id: string
  role: StaffRole
  /** The id of the admin who granted it, or `operator:<name>`. */
  granted_by: string
  granted_at: Timestamp
  ended_by: ColumnType<string | null, undefined, string>
  ended_at: ColumnType<Date | null, undefined, Date>
}

/** An act of staff, or of an operator at the command; rows are only ever added. */
export interface AuditEntryTable {
  id: string
  at: Timestamp
  /** Null for an operator, whom `request_id` names. */
  staff_id: string | null
  role: StaffRole | null
  call: string
  subject_kind: AuditSubject
  subject_id: string
  reason: string
  before: Json<AuditFacts>
  after: Json<AuditFacts>
  request_id: string
  /** The platform's cost in the smallest unit. */
  cost: Generated<number>
}

/** Money that waits for staff because of signals of fraud, by the id of the withdrawal, the payout or the invited customer. */
export interface FraudCaseTable {
  id: string
  kind: string
  /** The customer who gets the money; the merchant for a payout of a store. */
  customer_id: string
  store_id: string | null
  amount: number
  signals: Json<{ name: string; value: number; limit: number; customerIds: string[] }[]>
  state: FraudCaseState
  reason: ColumnType<string | null, undefined, string | null>
  created_at: Timestamp
  decided_at: ColumnType<Date | null, undefined, Date>
}

export interface StaffTables {
  fraud_cases: FraudCaseTable
  staff_members: StaffMemberTable
  audit_entries: AuditEntryTable
}

/** Facts of the tables. */
export const staffFacts: FactsOf<StaffTables> = {
  fraud_cases: { ...person('customer_id'), erasing: 'keep', isExported: false },
  staff_members: { ...person('customer_id'), erasing: 'keep' },
  audit_entries: cell(),
}
