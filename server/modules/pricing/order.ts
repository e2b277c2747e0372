import type { Money } from '@contract/money'
import type { Bilingual, SoldComponent } from '../../database/schema'
import { splitAll, splitOver, sum } from './amounts'
import { type ComponentKind, couponRules, type Funder } from './coupon-rules'
import { type Applied, apply, type Basis, best, type Discount, type OfferCoupon } from './offers'

/** A line as far as its price goes, whatever is bought. */
export interface ChargedLine {
  /** What is bought, such as `{kind: 'goods', id}`. */
  readonly item: { readonly kind: string; readonly id: string }
  /** For one. */
  readonly price: Money
  /** For one, before any offer. */
  readonly originalPrice: Money
  /** How many are charged; 0 for a line that cannot be bought, which counts for nothing. */
  readonly quantity: number
}

/** What is taken off single lines, such as a second one at half price, before all other discounts. */
export interface LineDiscount {
  readonly component: ComponentKind
  readonly label: Bilingual
  readonly fundedBy: Funder
  /** For each line, from 0 to what the line costs. */
  readonly offs: readonly Money[]
}

/** What is charged beside the goods. */
export interface Fee {
  readonly component: ComponentKind
  readonly label: Bilingual
  readonly amount: Money
  /** To strike through; null when nothing was taken off. */
  readonly original: Money | null
}

/** A coupon with the name that its part of the price has. */
export type NamedCoupon = OfferCoupon & { readonly name: Bilingual }

/** All that the price of an order of any kind rests on. */
export interface OrderPriceInput<Line extends ChargedLine> {
  /** The kind of order, which coupons name. */
  readonly kind: Basis['kind']
  readonly scopes: Basis['scopes']
  readonly isMember: boolean
  readonly now: Date
  readonly lines: readonly Line[]
  /** What all lines together are called. */
  readonly goodsLabel: Bilingual
  readonly lineDiscounts?: readonly LineDiscount[]
  readonly fees?: readonly Fee[]
  readonly discounts?: readonly Discount[]
  /** The customer's coupons; without them an order is priced without any. */
  readonly coupons?: readonly NamedCoupon[]
  /** Which of them are used; left out, those that save most. */
  readonly couponIds?: readonly string[]
}

/**
 * One part of a total: a charge, or a reduction of a charge. A store is due its charges less what it funds itself; what the
 * platform funds is paid to the store by the platform, so that it lowers what the customer pays and not what the store gets.
 */
export interface PricedComponent extends SoldComponent {
  /** Who bears a reduction; null for a charge, which the customer bears. */
  readonly fundedBy: Funder | null
  /** The charge that a reduction is taken off: `goods` or a fee; for a charge itself. */
  readonly of: ComponentKind
  /** What of `amount`, with its sign, falls on each line; null for a fee and for what is taken off it. */
  readonly perLine: readonly Money[] | null
}

/** An order of any kind, priced. Lists by line are in the order of `lines`. */
export interface PricedOrder<Line extends ChargedLine = ChargedLine> {
  readonly lines: readonly Line[]
  /** Charges first, then what is taken off them; sum to `total`. */
  readonly components: readonly PricedComponent[]
  /** What the customer pays for each line: the sum of its parts in `components`. */
  readonly paid: readonly Money[]
  readonly goodsTotal: Money
  /** Goods before any offer. */
  readonly originalTotal: Money
  /** What is taken off without coupons. */
  readonly discount: Money
  readonly total: Money
  /** Against the original prices of goods and fees. */
  readonly saved: Money
  /** What the coupons were held against. */
  readonly basis: Basis
  readonly applied: Applied<NamedCoupon>
}

/** The components as an order keeps them and its customer sees them. */
export const soldComponents = ({ components }: Pick<PricedOrder, 'components'>): SoldComponent[] =>
  components.map(({ kind, label, amount, original }) => ({ kind, label, amount, original }))

interface Reduction {
  readonly component: ComponentKind
  readonly label: Bilingual
  readonly fundedBy: Funder
  readonly of: ComponentKind
  readonly off: Money
}

const costOf = ({ price, quantity }: ChargedLine): Money => price * quantity

function basisOf(input: OrderPriceInput<ChargedLine>, goods: Money): Basis {
  const { kind, scopes, isMember, now, fees = [], discounts = [] } = input
  const amounts = Object.fromEntries(fees.map(({ component, amount }) => [component, amount]))
  return { kind, scopes, isMember, now, goods, fees: amounts, discounts }
}

function applyCoupons(basis: Basis, coupons: readonly NamedCoupon[], ids: readonly string[] | undefined) {
  if (ids === undefined) return best(basis, coupons)
  return apply(
    basis,
    coupons.filter(({ id }) => ids.includes(id)),
  )
}

/** What takes something off the order as a whole, in the order in which it does. */
function reductionsOf({ discounts, coupons }: Applied<NamedCoupon>): Reduction[] {
  const ofDiscounts = discounts.map(({ discount, off }): Reduction => {
    const { component, label, fundedBy } = discount
    return { component, label, fundedBy, of: 'goods', off }
  })
  const ofCoupons = coupons.map(({ coupon, off }): Reduction => {
    const { component, fundedBy, takesOff } = couponRules[coupon.kind]
    return { component, label: coupon.name, fundedBy, of: takesOff === 'goods' ? takesOff : takesOff.fee, off }
  })
  return [...ofDiscounts, ...ofCoupons].filter(({ off }) => off > 0)
}

const negative = (amount: Money): Money => (amount === 0 ? 0 : -amount)

/** The goods and the fees, as charged. */
function chargesOf(input: OrderPriceInput<ChargedLine>, goodsTotal: Money, originalTotal: Money): PricedComponent[] {
  const { lines, goodsLabel, fees = [] } = input
  const goods: PricedComponent = {
    kind: 'goods',
    label: goodsLabel,
    amount: goodsTotal,
    original: originalTotal > goodsTotal ? originalTotal : null,
    fundedBy: null,
    of: 'goods',
    perLine: lines.map(costOf),
  }
  const others = fees.map(({ component, label, amount, original }): PricedComponent => {
    return { kind: component, label, amount, original, fundedBy: null, of: component, perLine: null }
  })
  return [goods, ...others]
}

function lineDiscountComponents(lineDiscounts: readonly LineDiscount[]): PricedComponent[] {
  return lineDiscounts.flatMap(({ component, label, fundedBy, offs }) => {
    const off = sum(offs, (each) => each)
    if (off === 0) return []
    const perLine = offs.map(negative)
    return [{ kind: component, label, amount: -off, original: null, fundedBy, of: 'goods' as const, perLine }]
  })
}

/** The reductions with what each takes off every line; `lineOffs` is what all of them take off a line together. */
function reductionComponents(reductions: readonly Reduction[], lineOffs: readonly Money[]): PricedComponent[] {
  const onGoods = reductions.filter(({ of }) => of === 'goods')
  const parts = splitAll(
    onGoods.map(({ off }) => off),
    lineOffs,
  )
  return reductions.map((reduction) => {
    const { component, label, fundedBy, of, off } = reduction
    const perLine = parts[onGoods.indexOf(reduction)]?.map(negative) ?? null
    return { kind: component, label, amount: -off, original: null, fundedBy, of, perLine }
  })
}

/**
 * Prices an order of any kind (product text §3, §5). What is taken off the goods is split fairly over the lines by what they
 * cost, first as a whole, so that `paid` is fair to the last unit, then each discount within that.
 */
export function priceOrder<Line extends ChargedLine>(input: OrderPriceInput<Line>): PricedOrder<Line> {
  const { lines, lineDiscounts = [], fees = [], coupons = [], couponIds } = input
  const weights = lines.map((line, index) => costOf(line) - sum(lineDiscounts, ({ offs }) => offs[index] ?? 0))
  const basis = basisOf(
    input,
    sum(weights, (weight) => weight),
  )
  const applied = applyCoupons(basis, coupons, couponIds)
  const reductions = reductionsOf(applied)
  const offGoods = sum(reductions, ({ of, off }) => (of === 'goods' ? off : 0))
  const paid = splitOver(basis.goods - offGoods, weights)
  const goodsTotal = sum(lines, costOf)
  const originalTotal = sum(lines, ({ originalPrice, quantity }) => originalPrice * quantity)
  const lineOffs = weights.map((weight, index) => weight - (paid[index] ?? 0))
  const components = [
    ...chargesOf(input, goodsTotal, originalTotal),
    ...lineDiscountComponents(lineDiscounts),
    ...reductionComponents(reductions, lineOffs),
  ]
  const offLines = goodsTotal - basis.goods
  const offFees = sum(fees, ({ amount, original }) => (original === null ? 0 : original - amount))
  return {
    lines,
    components,
    paid,
    goodsTotal,
    originalTotal,
    discount: offLines + sum(applied.discounts, ({ off }) => off),
    total: sum(components, ({ amount }) => amount),
    saved: originalTotal - goodsTotal + offFees + offLines + applied.off,
    basis,
    applied,
  }
}
