import type { Money } from '@contract/money'
import type { Bilingual, SoldComponent } from '../../database/schema'
import { splitAll, splitOver, sum } from './amounts'
import { type ComponentKind, couponRules, type Funder } from './coupon-rules'
import { type Applied, apply, type Basis, best, type Discount, type OfferCoupon } from './offers'

/** The pricing input of a line. */
export interface ChargedLine {
  /** The item, such as `{kind: 'goods', id}`. */
  readonly item: { readonly kind: string; readonly id: string }
  /** Per unit. */
  readonly price: Money
  /** Per unit, before any discount. */
  readonly originalPrice: Money
  /** The charged quantity; 0 for an unavailable line. */
  readonly quantity: number
}

/** A discount on single lines, such as the second at half price, applied before all others. */
export interface LineDiscount {
  readonly component: ComponentKind
  readonly label: Bilingual
  readonly fundedBy: Funder
  /** For each line, from 0 to the line's price. */
  readonly offs: readonly Money[]
}

/** A charge in addition to the goods. */
export interface Fee {
  readonly component: ComponentKind
  readonly label: Bilingual
  readonly amount: Money
  /** The price before a reduction, shown struck through; null without a reduction. */
  readonly original: Money | null
}

/** A coupon with the label of its component. */
export type NamedCoupon = OfferCoupon & { readonly name: Bilingual }

/** The input of `priceOrder`. */
export interface OrderPriceInput<Line extends ChargedLine> {
  /** The order kind, compared with `for_kinds` of coupons. */
  readonly kind: Basis['kind']
  readonly scopes: Basis['scopes']
  readonly isMember: boolean
  readonly now: Date
  readonly lines: readonly Line[]
  /** The label of the goods component. */
  readonly goodsLabel: Bilingual
  readonly lineDiscounts?: readonly LineDiscount[]
  readonly fees?: readonly Fee[]
  readonly discounts?: readonly Discount[]
  /** The customer's coupons; default none. */
  readonly coupons?: readonly NamedCoupon[]
  /** The coupons to use; omitted, the combination that saves most. */
  readonly couponIds?: readonly string[]
}

/**
 * A component of a total: a charge or a reduction. The store receives its charges less the reductions that it funds; reductions
 * that the platform funds lower only what the customer pays.
 */
export interface PricedComponent extends SoldComponent {
  /** Funder of a reduction; null for a charge. */
  readonly fundedBy: Funder | null
  /** The charge that a reduction applies to, `goods` or a fee; a charge names itself. */
  readonly of: ComponentKind
  /** The split of `amount` over the lines; null for a fee and its reductions. */
  readonly perLine: readonly Money[] | null
}

/** A priced order. Arrays by line are in the order of `lines`. */
export interface PricedOrder<Line extends ChargedLine = ChargedLine> {
  readonly lines: readonly Line[]
  /** Charges, then reductions; sum to `total`. */
  readonly components: readonly PricedComponent[]
  /** Customer's payment per line: the sum of `perLine` of the components. */
  readonly paid: readonly Money[]
  readonly goodsTotal: Money
  /** Goods before any discount. */
  readonly originalTotal: Money
  /** The discounts without coupons. */
  readonly discount: Money
  readonly total: Money
  /** Savings against the original prices of goods and fees. */
  readonly saved: Money
  /** The order that the coupons were checked against. */
  readonly basis: Basis
  readonly applied: Applied<NamedCoupon>
}

/** The components as stored with an order and shown to its customer. */
export const soldComponents = ({ components }: Pick<PricedOrder, 'components'>): SoldComponent[] =>
  components.map(({ kind, label, amount, original }) => ({ kind, label, amount, original }))

/** The sum of the goods of a priced order. */
export const goodsOf = ({ components }: Pick<PricedOrder, 'components'>): Money =>
  components.find(({ kind }) => kind === 'goods')?.amount ?? 0

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

/** The reductions of the whole order, in order of application. */
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

/** The charges: goods and fees. */
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

/** The reductions split over the lines; `lineOffs` is the total reduction of each line. */
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
 * Prices an order of any kind (product text §3, §5). Reductions of the goods are split over the lines in proportion to their
 * cost: first their total, so that `paid` is fair to the smallest unit, then each reduction within the total of each line.
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
