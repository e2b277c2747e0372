import type { ColumnType } from 'kysely'
import type { ApplicationKind, PositionType, RiderOrderType } from '@contract/entities/application'
import type { Bilingual, Json, Timestamp } from './columns'

/** Reason why an application was rejected: the field that is at fault, null for the whole. */
export interface RejectionReason {
  field: string | null
  text: Bilingual
}

export interface ApplicationTable {
  id: string
  customer_id: string
  kind: ApplicationKind
  state: 'inReview' | 'passed' | 'failed' | 'resubmit'
  /** All that was filled in, as JSON. */
  form_sealed: string
  /** The masked name of the applicant. */
  applicant: string
  reasons: ColumnType<RejectionReason[], string | undefined, string>
  submitted_at: Timestamp
  decided_at: Timestamp | null
  /** The name by which the reviewer is known. */
  decided_by: string | null
}

export interface RiderTable {
  customer_id: string
  /** Masked. */
  name: string
  region: string
  position_type: PositionType
  order_types: Json<RiderOrderType[]>
  joined_at: Timestamp
}

export interface OnboardingTables {
  applications: ApplicationTable
  riders: RiderTable
}
