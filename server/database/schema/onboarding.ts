import type { ColumnType, Generated } from 'kysely'
import type { ApplicationKind, PositionType, RiderOrderType, VehicleType } from '@contract/entities/application'
import type { ShiftState } from '@contract/entities/delivery'
import type { Bilingual, Json, Timestamp } from './columns'
import { byId, type FactsOf, person } from '../table-facts'

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
  vehicle: Generated<VehicleType | null>
  suspended_at: Generated<Date | null>
  /** The last day of the insurance, such as "2029-05-31". */
  insured_until: Generated<string | null>
  /** Time at which the rider was suspended because the insurance had ended. */
  insurance_ended_at: Generated<Date | null>
  shift_state: Generated<ShiftState>
  shift_since: Generated<Date | null>
  /** The approved vehicle of the shift; null for the one of the application. */
  shift_vehicle: Generated<VehicleType | null>
  /** The key of the zone whose deliveries the rider wants; null for any. */
  shift_zone: Generated<string | null>
}

export interface OnboardingTables {
  applications: ApplicationTable
  riders: RiderTable
}

/** Facts of the tables. */
export const onboardingFacts: FactsOf<OnboardingTables> = {
  applications: { ...person('customer_id'), key: byId, sealed: { form_sealed: 'text' }, erasing: 'delete' },
  riders: { ...person('customer_id'), erasing: 'delete' },
}
