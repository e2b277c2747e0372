import { type Money, splitFairly } from '@contract/money'
import type { PriceComponent } from '@contract/entities/order'
import type { Party } from '../../database/schema'
import type { Share } from '../order/shares'

/** What a takeaway order's shares are worked out of; amounts in the smallest unit. */
export interface SharedOrder {
  readonly customerId: string
  readonly storeId: string
  /** Of what the store receives for goods and packaging, in basis points. */
  readonly commissionRate: number
  /** Who brings it: a rider of the platform, the store, or nobody. */
  readonly deliveryMethod: 'rider' | 'merchant' | 'pickup'
  /** In their places: what a line costs before anything is taken off, and what the customer pays for it. */
  readonly lines: readonly { readonly gross: Money; readonly paid: Money }[]
  /** The parts of the price, which sum to the total. */
  readonly components: readonly Pick<PriceComponent, 'kind' | 'amount'>[]
}

const commissionOf = (due: Money, rate: number): Money => Math.floor((due * rate) / 10_000)

/**
 * What each party receives of a takeaway order (docs/decisions/015-parties.md):
 * - the store: goods and packaging less the discounts that it gives, less the commission; and the fee of its own delivery.
 * - the platform: the commission, less the discounts that it gives: red envelopes and coupons for the delivery.
 * - the rider: the fee of a delivery by the platform, whole.
 */
export function takeawayShares(order: SharedOrder): Share[] {
  const amountOf = (kind: PriceComponent['kind']): Money =>
    order.components.reduce((sum, component) => (component.kind === kind ? sum + component.amount : sum), 0)
  const envelope = -amountOf('envelope')
  const weights = order.lines.map(({ paid }) => paid)
  const envelopes = weights.some(Boolean) ? splitFairly(envelope, weights) : weights
  const lines = order.lines.flatMap(({ gross, paid }, position) =>
    lineShares(order, { position, gross, paid, envelope: envelopes[position] ?? 0 }),
  )
  return [...lines, ...feeShares(order, amountOf('packaging'), amountOf('delivery'), -amountOf('deliveryCoupon'))]
}

const share = (
  party: Party,
  ownerId: string | null,
  position: number | null,
  component: string,
  amount: Money,
  fundedBy: Party | null = null,
): Share => ({ party, ownerId, position, component, amount, fundedBy })

interface SharedLine {
  readonly position: number
  readonly gross: Money
  readonly paid: Money
  /** What the platform takes off the line. */
  readonly envelope: Money
}

function lineShares({ customerId, storeId, commissionRate }: SharedOrder, line: SharedLine): Share[] {
  const { position, gross, paid, envelope } = line
  const due = paid + envelope
  const commission = commissionOf(due, commissionRate)
  return [
    share('customer', customerId, position, 'goods', -paid),
    share('platform', null, position, 'envelope', -envelope, 'platform'),
    share('platform', null, position, 'commission', commission),
    share('store', storeId, position, 'goods', gross),
    share('store', storeId, position, 'discount', due - gross, 'store'),
    share('store', storeId, position, 'commission', -commission),
  ]
}

function feeShares(order: SharedOrder, packaging: Money, delivery: Money, coupon: Money): Share[] {
  const { customerId, storeId, commissionRate, deliveryMethod } = order
  const commission = commissionOf(packaging, commissionRate)
  const rider = deliveryMethod === 'rider'
  return [
    share('customer', customerId, null, 'fees', coupon - packaging - delivery),
    share('platform', null, null, 'deliveryCoupon', -coupon, 'platform'),
    share('platform', null, null, 'commission', commission),
    share(rider ? 'rider' : 'store', rider ? null : storeId, null, 'delivery', delivery),
    share('store', storeId, null, 'packaging', packaging),
    share('store', storeId, null, 'commission', -commission),
  ]
}
