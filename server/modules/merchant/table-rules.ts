import type { Insertable } from 'kysely'
import type { TableRules } from '@contract/entities/reservation'
import type { TableRulesTable } from '../../database/schema'
import type { Rules } from '../reservation/queries'

/** Rules that a restaurant without tables begins with: confirmed at once, two hours a visit, no deposit. */
export const proposedRules: TableRules = {
  byHand: false,
  slotMinutes: 30,
  turnoverMinutes: 120,
  partyMost: 8,
  leadMinutes: 60,
  partiesPerQuarter: null,
  coversPerQuarter: null,
  deposit: 0,
  depositKind: 'offBill',
  freeMinutes: 240,
}

/** The row of a restaurant's rules. */
export const ruleRow = (storeId: string, rules: TableRules): Insertable<TableRulesTable> => ({
  store_id: storeId,
  by_hand: rules.byHand,
  slot_minutes: rules.slotMinutes,
  turnover_minutes: rules.turnoverMinutes,
  party_most: rules.partyMost,
  lead_minutes: rules.leadMinutes,
  parties_per_quarter: rules.partiesPerQuarter,
  covers_per_quarter: rules.coversPerQuarter,
  deposit: rules.deposit,
  deposit_kind: rules.depositKind,
  free_minutes: rules.freeMinutes,
})

/** The rules of a row. */
export const ruleView = (row: Rules): TableRules => ({
  byHand: row.by_hand,
  slotMinutes: row.slot_minutes === 15 ? 15 : 30,
  turnoverMinutes: row.turnover_minutes,
  partyMost: row.party_most,
  leadMinutes: row.lead_minutes,
  partiesPerQuarter: row.parties_per_quarter,
  coversPerQuarter: row.covers_per_quarter,
  deposit: row.deposit,
  depositKind: row.deposit_kind,
  freeMinutes: row.free_minutes,
})
