import { mall, mallActions, type MallEvent, mallPhases, type MallState } from '@contract/states/mall'
import { limits } from '@contract/limits'
import type { Context } from '../../../context'
import type { OrderKind } from '../../order/kind'
import { linesWithCases } from '../after-sales/queries'
import { mallRefunds } from '../after-sales/policy'
import { mallInventory } from './inventory'
import { presaleOrder, presaleOrders } from '../presale/queries'
import * as queries from './queries'
import { receiptDueOf } from './receipt'
import { mallReasons } from './reasons'
import { detailPart, summaryPart } from './view'

/** The order kind of what the mall's shops ship (product text §2, §4). */
export function mallKind(context: Context): OrderKind<MallState, MallEvent, never> {
  const { seal } = context
  return {
    name: 'mall',
    states: { machine: mall, actions: mallActions },
    phases: mallPhases,
    reasons: mallReasons,
    inventory: mallInventory,
    remindMinutes: limits.remindShopMinutes,
    clock: { confirmReceipt: (db, { id }) => receiptDueOf(db, id) },
    refunds: mallRefunds(context),
    async summaries(db, heads, viewer) {
      const ids = heads.map(({ id }) => id)
      const [rows, presales] = [await queries.parcelCounts(db, ids), await presaleOrders(db, ids)]
      const byId = new Map(rows.map((row) => [row.order_id, row]))
      const presaleOf = (id: string) => presales.find(({ order_id }) => order_id === id)
      return new Map(
        heads.map((head) => [
          head.id,
          summaryPart(
            head,
            {
              ...(byId.get(head.id) ?? { parcels: 0, shipped: 0, delivered: 0, waiting: 0 }),
              presale: presaleOf(head.id),
            },
            viewer,
          ),
        ]),
      )
    },
    async detail(db, order, viewer) {
      const [row, parcels, cases, receiptBefore, presale] = await Promise.all([
        queries.mallOrder(db, order.id),
        queries.parcelsOf(db, order.id),
        linesWithCases(db, order.id),
        order.state === 'pendingReceipt' ? receiptDueOf(db, order.id) : null,
        presaleOrder(db, order.id),
      ])
      return detailPart(order, { row, parcels, cases, receiptBefore, presale }, viewer, seal)
    },
  }
}
