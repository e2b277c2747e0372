import type { Context } from '../../../context'
import { Failure } from '../../../http/failure'
import type { Inventory, ReservedLine } from '../../order/kind/inventory'
import type { ReturnedLine } from '../../order/queries'
import { freeOrKeep } from '../waitlist/freed'
import { isByHour } from '../ways'
import * as stock from '../nights/queries'
import * as queries from './queries'

const counted = (lines: readonly Pick<ReservedLine, 'itemId' | 'quantity'>[]): stock.NightCount[] => {
  const counts = new Map<string, number>()
  for (const { itemId, quantity } of lines) counts.set(itemId, (counts.get(itemId) ?? 0) + quantity)
  return [...counts].map(([nightId, count]) => ({ nightId, count }))
}

/**
 * The rooms behind stays: a line is a room-night, and `from` names the room type that it is of. Rooms are held until they are
 * paid and sold from then on. Hours of single rooms are taken by the placement, under their own constraint.
 */
export const stayInventory = (context: Pick<Context, 'clock' | 'jobs'>): Inventory => ({
  async reserve(tx, lines) {
    const nights = counted(lines.filter(({ from }) => from !== undefined))
    if (nights.length === 0) return new Map()
    const held = await stock.holdNights(tx, nights)
    if ('left' in held) return held.left
    if (held.short === undefined) return undefined
    throw new Failure('nightFull', { night: held.short })
  },
  async release(tx, lines, order) {
    if (lines.length === 0) return
    const stay = await queries.stayOf(tx, order.id)
    if (isByHour(stay)) return queries.endHours(tx, order.id)
    const nights = counted(lines)
    await freeOrKeep(context, tx, nights, order.phase === 'toPay' ? 'held' : 'sold')
    await giveBackSpecials(tx, stay.rate_id, lines)
  },
})

async function giveBackSpecials(
  tx: Parameters<typeof stock.changeTaken>[0],
  rateId: string,
  lines: readonly ReturnedLine[],
) {
  const dates = await queries.nightDates(
    tx,
    lines.map(({ itemId }) => itemId),
  )
  const by = new Map<string, number>()
  for (const { itemId, quantity } of lines) {
    const night = dates.get(itemId)
    if (night !== undefined) by.set(night, (by.get(night) ?? 0) - quantity)
  }
  await stock.changeTaken(tx, rateId, by)
}
