import type { DisputedOrder, HeldDay } from '@contract/entities/settlement'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { localDay } from '../../local-time'
import { freeAt, heldFrom } from './hold'
import { type BalanceRow, balanceRow, type EarnedOrder, type SettlementPart } from './queries/balance'

/** A store's money: what can be paid out, what is on hold and what refund cases are about sum to the total. */
export interface Balance {
  readonly total: number
  readonly available: number
  readonly held: number
  readonly disputed: number
  readonly debt: number
  readonly heldDays: readonly HeldDay[]
  readonly disputes: readonly DisputedOrder[]
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0)

/** The part of an order's money that its open refund cases are about. */
const disputedOf = ({ amount, cases }: EarnedOrder): number =>
  Math.min(Math.max(0, amount), sum(cases.map((each) => each.amount)))

function disputesOf(orders: readonly EarnedOrder[]): DisputedOrder[] {
  return orders.flatMap((order) => {
    let left = disputedOf(order)
    return order.cases.map(({ id, amount, deadline }) => {
      const part = Math.min(left, amount)
      left -= part
      return {
        refundId: id,
        orderNumber: order.number,
        amount: part,
        until: deadline && new Date(deadline).toISOString(),
      }
    })
  })
}

/**
 * An order's money, less what refunds took and cases are about, by its settlements: these lessen the earliest ones first, whose money is
 * free before the others'.
 */
function settledOf(order: EarnedOrder): SettlementPart[] {
  let left = Math.max(0, order.amount) - disputedOf(order)
  return order.settled.map(({ at, amount }, index) => {
    const part = index === order.settled.length - 1 ? left : Math.min(left, Math.max(0, amount))
    left -= part
    return { at, amount: part }
  })
}

/** The money on hold by the day of its settlement, the earliest first; `since` is the first moment of which it is held. */
function heldDaysOf(orders: readonly EarnedOrder[], zone: string, days: number, since: Date): HeldDay[] {
  const byDay = new Map<string, HeldDay & { of: Set<EarnedOrder> }>()
  for (const order of orders)
    for (const { at, amount } of settledOf(order)) {
      if (amount === 0 || at < since) continue
      const day = localDay(zone, at)
      const { of, amount: before } = byDay.get(day) ?? { of: new Set(), amount: 0 }
      of.add(order)
      const until = freeAt(zone, at, days).toISOString()
      byDay.set(day, { day, until, orders: of.size, amount: amount + before, of })
    }
  return [...byDay.values()].map(({ of: _, ...day }) => day).sort((one, other) => (one.day < other.day ? -1 : 1))
}

/**
 * Divides a balance. Money that refunds and debts have taken out of a store's balance lessens first what is available, then what is on
 * hold.
 */
export function divide({ total, debt, orders }: BalanceRow, zone: string, now: Date, holdDays: number): Balance {
  const since = heldFrom(zone, now, holdDays)
  const heldDays = heldDaysOf(orders, zone, holdDays, since)
  const disputes = disputesOf(orders).filter(({ amount }) => amount > 0)
  const disputed = Math.min(total, sum(disputes.map(({ amount }) => amount)))
  const held = Math.min(total - disputed, sum(heldDays.map(({ amount }) => amount)))
  return { total, debt, disputed, held, available: total - disputed - held, heldDays, disputes }
}

export interface BalanceOf {
  readonly storeId: string
  readonly zone: string
  readonly now: Date
  readonly holdDays: number
}

/** A store's money, from its ledger entries. */
export async function storeBalance(
  db: Kysely<Database>,
  { storeId, zone, now, holdDays }: BalanceOf,
): Promise<Balance> {
  return divide(await balanceRow(db, storeId, heldFrom(zone, now, holdDays)), zone, now, holdDays)
}
