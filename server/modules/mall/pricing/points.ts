import { limits } from '@contract/limits'
import type { Money } from '@contract/money'
import { splitByKey, sum } from '../../pricing/amounts'

/** Part of a shop's goods that points can pay; one point pays the smallest unit. */
export interface PayableShop {
  readonly id: string
  /** Price of the goods after all offers. */
  readonly left: Money
  /** The points that its prices ask for, as in the points mall; null elsewhere. */
  readonly asked: number | null
}

/** The points of a customer, and whether they are used where they do not have to be. */
export interface PointsChoice {
  readonly balance: number
  readonly use: boolean
}

/** The points of a trade. */
export interface TradePoints {
  readonly balance: number
  /** Number of usable points. */
  readonly usable: number
  readonly used: number
  /** The used ones of each shop, in the order of the shops. */
  readonly ofShops: readonly number[]
}

const { pointsSharePercent, pointsStep } = limits

/** Points that can pay for goods: of the balance, at most a share of the goods, in whole steps. */
function usableFor(left: Money, balance: number): number {
  const most = Math.min(balance, Math.floor((left * pointsSharePercent) / 100))
  return Math.max(0, Math.floor(most / pointsStep) * pointsStep)
}

/**
 * The points that a trade uses, after all other offers (docs/decisions/041-points.md). They are split over the shops in
 * proportion to the rest of their goods; prices in points take theirs, and no others are used beside them.
 */
export function pointsOf(shops: readonly PayableShop[], { balance, use }: PointsChoice): TradePoints {
  if (shops.some(({ asked }) => asked !== null)) {
    const ofShops = shops.map(({ asked }) => asked ?? 0)
    const asked = sum(ofShops, (points) => points)
    return { balance, usable: asked, used: asked, ofShops }
  }
  const usable = usableFor(
    sum(shops, ({ left }) => left),
    balance,
  )
  const used = use ? usable : 0
  return { balance, usable, used, ofShops: splitByKey(used, shops, ({ id, left }) => [id, left]) }
}
