import type { Transaction } from 'kysely'
import {
  type GroupOrderEvent,
  type GroupOrderState,
  groupOrder,
  groupOrderActions,
  groupOrderPhases,
} from '@contract/states/deal-group'
import type { Database } from '../../database/schema'
import { Failure } from '../../http/failure'
import { neverStuck } from '../order/kind/overdue'
import type { OrderKind } from '../order/kind'
import type { Order } from '../order/queries'
import type { VoucherKind } from '../voucher/kind'
import { groupDealNews } from './news'
import * as queries from './queries'
import { groupReasons } from './reasons'
import type { GroupDealTrading } from './trading'
import { groupRefView } from './view'

/**
 * Orders of places in groups (product text §1, group orders). They buy vouchers, which are issued when the group forms
 * and are then like any others.
 */
export function groupDealKind(
  vouchers: VoucherKind,
  trading: GroupDealTrading,
): OrderKind<GroupOrderState, GroupOrderEvent, never, 'groupDeal'> {
  /** The group is locked before goods, payment and accounts. */
  const lock = async (tx: Transaction<Database>, { id }: Order): Promise<void> => {
    await queries.lockGroupOf(tx, id)
  }
  return {
    ...{ name: 'groupDeal', phases: groupOrderPhases, reasons: groupReasons },
    states: { machine: groupOrder, actions: groupOrderActions },
    trading,
    ...{ refunds: vouchers.refunds, inventory: vouchers.inventory, parties: vouchers.parties, review: vouchers.review },
    messages: {
      moneyBack: 'dealGroupMoneyBack',
      target: async (tx, orderId) => (await queries.placeOf(tx, orderId)).group_id,
      shares: 'none',
      refunds: 'none',
    },
    ...{
      merchant: 'none',
      news: groupDealNews,
      search: 'none',
      reservation: 'none',
      waitlist: 'none',
      isInvoiced: true,
    },
    ...{ remindMinutes: 'none', overdue: neverStuck, track: 'none', arrival: 'none', delivery: 'none', clock: {} },
    on: {
      ...{ expire: lock, cancel: lock, miss: lock, fail: lock, withdraw: lock },
      async leave(tx, { id }) {
        const { group } = await queries.lockGroupOf(tx, id)
        if (group.state === 'formed') throw new Failure('groupFormed')
      },
      async form(tx, order) {
        await vouchers.on.pay?.(tx, order)
      },
      async settle(tx, order) {
        await vouchers.on.settle?.(tx, order)
      },
    },
    paying: {
      lock: (tx, orders) =>
        queries.lockGroupsOf(
          tx,
          orders.map(({ id }) => id),
        ),
      async refusal(tx, { id }, now) {
        const { group } = await queries.lockGroupOf(tx, id)
        return group.state === 'open' && now < group.deadline ? null : 'groupOver'
      },
    },
    async summaries(db, heads, viewer) {
      const own = await vouchers.summaries(db, heads, viewer)
      const groups = await queries.groupsOfOrders(
        db,
        heads.map(({ id }) => id),
      )
      return new Map(
        groups.flatMap((group) => {
          const part = own.get(group.order_id)
          return part ? [[group.order_id, { ...part, group: groupRefView(group) }] as const] : []
        }),
      )
    },
    async detail(db, order, viewer) {
      const [group] = await queries.groupsOfOrders(db, [order.id])
      return { ...(await vouchers.detail(db, order, viewer)), ...(group && { group: groupRefView(group) }) }
    },
  }
}
