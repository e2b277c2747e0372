import type { Money } from '@contract/money'
import { courierAccounts, type CourierName } from '../../couriers/names'
import type { Party } from '../../database/schema'
import { pointsShare, type Share } from './share'
import type { PricedComponent } from './order'

/** The input of `goodsShares`; amounts in the smallest unit. */
export interface SharesInput {
  readonly customerId: string
  readonly storeId: string
  /** Delivered by a rider of the platform, by the store, or picked up. */
  readonly deliveryMethod: 'rider' | 'merchant' | 'pickup'
  /** The outside courier that brings it in the place of a rider. */
  readonly courier?: CourierName | null
  /** By position: the price of a line before discounts, and the customer's payment for it. */
  readonly lines: readonly { readonly gross: Money; readonly paid: Money }[]
  /** The price components, which sum to the total. */
  readonly components: readonly Pick<PricedComponent, 'kind' | 'amount' | 'fundedBy' | 'perLine'>[]
}

const sum = (amounts: readonly Money[]): Money => amounts.reduce((all, amount) => all + amount, 0)

/**
 * Shares of the parties in an order of delivered or shipped goods (docs/decisions/017-parties.md), before the commission, which is
 * added when the order is placed:
 * - the store: goods and packaging less the discounts that it funds; and the fee of a delivery by the store.
 * - the platform: the discounts that it funds, such as red envelopes and delivery coupons, and the payment by points (docs/decisions/041-points.md), so that the store is settled in full.
 * - the rider, or the outside courier: the whole fee of a delivery by the platform.
 */
export function goodsShares(order: SharesInput): Share[] {
  const lines = order.lines.flatMap(({ gross, paid }, position) => {
    const byPlatform = order.components.filter(({ fundedBy, perLine }) => fundedBy === 'platform' && perLine)
    const off = (components: typeof byPlatform) => -sum(components.map(({ perLine }) => perLine?.[position] ?? 0))
    const points = off(byPlatform.filter(({ kind }) => kind === 'points'))
    return lineShares(order, { position, gross, paid, points, discount: off(byPlatform) - points })
  })
  return [...lines, ...feeShares(order)]
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
  /** The discount that the platform funds. */
  readonly discount: Money
  /** Payment by the customer's points, which the platform covers. */
  readonly points: Money
}

function lineShares({ customerId, storeId }: SharesInput, line: SharedLine): Share[] {
  const { position, gross, paid, discount, points } = line
  const due = paid + discount + points
  return [
    share('customer', customerId, position, 'goods', -paid),
    share('platform', null, position, 'discount', -discount, 'platform'),
    share('platform', null, position, pointsShare, -points, 'platform'),
    share('store', storeId, position, 'goods', gross),
    share('store', storeId, position, 'discount', due - gross, 'store'),
  ]
}

function feeShares({ customerId, storeId, deliveryMethod, courier, components }: SharesInput): Share[] {
  const fees = components.filter(({ perLine }) => perLine === null)
  const shares = fees.map(({ kind, amount, fundedBy }) => {
    if (fundedBy === 'platform') return share('platform', null, null, kind, amount, fundedBy)
    const rider = fundedBy === null && kind === 'delivery' && deliveryMethod === 'rider'
    const bringer = courier ? courierAccounts[courier] : null
    return rider ? share('rider', bringer, null, kind, amount) : share('store', storeId, null, kind, amount, fundedBy)
  })
  return [share('customer', customerId, null, 'fees', -sum(fees.map(({ amount }) => amount))), ...shares]
}
