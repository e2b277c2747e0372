import { mall, mallActions, type MallEvent, mallPhases, type MallState } from '@contract/states/mall'
import type { Context } from '../../../context'
import type { OrderKind } from '../../order/kind'
import { mallInventory } from './inventory'
import { presaleOrder, presaleOrders } from '../presale/queries'
import * as queries from './queries'
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
    // What has not left is restocked; what has is restocked once it is counted in.
    refunds: { services: ['refundOnly'], restocks: ({ state }) => state === 'pendingShipment' },
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
            { ...(byId.get(head.id) ?? { parcels: 0, shipped: 0 }), presale: presaleOf(head.id) },
            viewer,
          ),
        ]),
      )
    },
    async detail(db, order, viewer) {
      const [row, parcels, presale] = await Promise.all([
        queries.mallOrder(db, order.id),
        queries.parcelsOf(db, order.id),
        presaleOrder(db, order.id),
      ])
      return detailPart(order, { row, parcels, presale }, viewer, seal)
    },
  }
}
