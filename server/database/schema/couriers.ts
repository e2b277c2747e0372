import type { Generated } from 'kysely'
import type { CourierName, CourierState } from '../../couriers/names'
import type { Timestamp } from './columns'
import { cell, type FactsOf, place } from '../table-facts'

/** The work of an outside courier on a delivery. A live row has no `ended_at`; a delivery has at most one. */
export interface CourierTaskTable {
  id: string
  delivery_id: string
  courier: CourierName
  /** The courier's number of it; null until it has answered. */
  external_id: string | null
  state: 'requested' | 'refused' | CourierState
  /** The name of the person who brings it. */
  person: string | null
  /** The courier's price, which its invoice is held against. */
  fee: number | null
  requested_at: Timestamp
  /** The time of the newest report by the courier's clock. */
  heard_at: Timestamp | null
  ended_at: Timestamp | null
}

/** A delivery of the sandbox's courier. */
export interface SandboxDeliveryTable {
  id: string
  reference: string
  note: string
  /** The steps of its course that it has taken. */
  step: number
  status: string
  created_at: Timestamp
  updated_at: Timestamp
}

/** An invoice of a courier, unique by its number among those that are not reversed. */
export interface CourierInvoiceTable {
  id: string
  courier: CourierName
  number: string
  amount: number
  /** `endorsed` waits for a second person. */
  state: 'endorsed' | 'paid'
  endorsed_by: string | null
  paid_by: string | null
  created_at: Timestamp
  paid_at: Timestamp | null
  /** The time at which a wrongly recorded payment was taken back, and by whom. */
  reversed_at: Generated<Date | null>
  reversed_by: Generated<string | null>
}

export interface CourierTables {
  courier_invoices: CourierInvoiceTable
  courier_tasks: CourierTaskTable
  sandbox_deliveries: SandboxDeliveryTable
}

/** Facts of the tables. */
export const courierFacts: FactsOf<CourierTables> = {
  courier_invoices: cell(),
  courier_tasks: { ...place('delivery_id'), global: { external_id: 'issued' } },
  sandbox_deliveries: cell(),
}
