import { mall, mallActions, type MallEvent, mallPhases, type MallState } from '@contract/states/mall'
import { limits } from '@contract/limits'
import type { Context } from '../../../context'
import type { OrderKind } from '../../order/kind'
import { mallInventory } from './inventory'
import * as queries from './queries'
import { receiptDueOf } from './receipt'
import { mallReasons } from './reasons'
import { detailPart, summaryPart } from './view'

/** The order kind of what the mall's shops ship (product text §2, §4). */
export function mallKind({ seal }: Context): OrderKind<MallState, MallEvent, never> {
  return {
    name: 'mall',
    states: { machine: mall, actions: mallActions },
    phases: mallPhases,
    reasons: mallReasons,
    inventory: mallInventory,
    remindMinutes: limits.remindShopMinutes,
    clock: { confirmReceipt: (db, { id }) => receiptDueOf(db, id) },
    // What has not left is restocked; what has is restocked once it is counted in.
    refunds: { services: ['refundOnly'], restocks: ({ state }) => state === 'pendingShipment' },
    async summaries(db, heads, viewer) {
      const rows = await queries.parcelCounts(
        db,
        heads.map(({ id }) => id),
      )
      const byId = new Map(rows.map((row) => [row.order_id, row]))
      return new Map(
        heads.map((head) => [
          head.id,
          summaryPart(head, byId.get(head.id) ?? { parcels: 0, shipped: 0, delivered: 0 }, viewer),
        ]),
      )
    },
    async detail(db, order, viewer) {
      const [row, parcels, receiptBefore] = await Promise.all([
        queries.mallOrder(db, order.id),
        queries.parcelsOf(db, order.id),
        order.state === 'pendingReceipt' ? receiptDueOf(db, order.id) : null,
      ])
      return detailPart(order, { row, parcels, receiptBefore }, viewer, seal)
    },
  }
}
