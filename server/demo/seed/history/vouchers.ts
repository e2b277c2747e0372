import { v7 as uuid } from 'uuid'
import { voucherSubmit } from '@contract/calls/voucher'
import type { OrderId } from '@contract/entities/ids'
import { limits } from '@contract/limits'
import { minutesAfter } from '../../../clock'
import type { VoucherTrading } from '../../../modules/voucher/trading'
import { trustedId } from '../../../security/trusted-id'
import { packageId } from '../packages'
import type { Past } from './past'

/** Vouchers of the demo's member: the days since their purchase, and their later events. */
interface Bought {
  readonly daysAgo: number
  readonly kind: 'package' | 'cash'
  readonly count: number
  readonly then: readonly {
    readonly after: number
    readonly what: 'redeem' | 'giveBack' | 'settle' | 'lapse'
    readonly count: number
  }[]
}

const store = 'old-stove'
const day = 24 * 60

/** One in each state that lasts; the oldest expired partly used. */
const all: readonly Bought[] = [
  {
    ...{ daysAgo: 40, kind: 'cash', count: 3 },
    then: [
      { after: 3, what: 'redeem', count: 1 },
      { after: 31.1, what: 'lapse', count: 2 },
      { after: 31.2, what: 'settle', count: 0 },
    ],
  },
  {
    ...{ daysAgo: 20, kind: 'cash', count: 2 },
    then: [
      { after: 2, what: 'redeem', count: 2 },
      { after: 2.1, what: 'settle', count: 0 },
    ],
  },
  { ...{ daysAgo: 12, kind: 'package', count: 1 }, then: [{ after: 1, what: 'giveBack', count: 1 }] },
  {
    ...{ daysAgo: 9, kind: 'package', count: 3 },
    then: [
      { after: 2, what: 'redeem', count: 1 },
      { after: 5, what: 'giveBack', count: 1 },
    ],
  },
  { ...{ daysAgo: 1, kind: 'cash', count: 5 }, then: [] },
]

async function buy(past: Past, trading: VoucherTrading, { kind, count }: Bought): Promise<OrderId> {
  const { id } = await trading.quote(past.caller, { packageId: packageId(store, kind), count })
  const request = voucherSubmit.request.parse({ quoteId: id, idempotencyKey: uuid() })
  const { orderId } = await trading.submit(past.tx, past.caller, request)
  const bought = trustedId('order', orderId)
  await past.pay(bought)
  return bought
}

/** Seeds the vouchers that a customer bought at the demo's restaurant. */
export async function seedVoucherHistory(past: Past): Promise<void> {
  const { services, tx, engine, now } = past
  for (const bought of all) {
    const start = minutesAfter(now, -bought.daysAgo * day)
    past.turnTo(start)
    const id = await buy(past, services.voucherTrading, bought)
    for (const { after, what, count } of bought.then) {
      past.turnTo(minutesAfter(start, after * day))
      const order = await engine.lock(tx, id)
      if (what === 'redeem') {
        const till = { storeId: order.store_id ?? '', count, codeEnd: '4417' }
        const redemptionId = await services.vouchers.redeem(tx, order, till)
        past.turnTo(minutesAfter(start, after * day + limits.voucherUndoMinutes))
        await services.vouchers.settle(tx, redemptionId)
      } else if (what === 'giveBack') await services.vouchers.giveBack(tx, order, count)
      else if (what === 'lapse') await services.vouchers.lapse(tx, id)
      else await engine.fire(tx, order, 'settle', 'clock')
    }
  }
}
