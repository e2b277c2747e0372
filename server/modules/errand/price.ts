import { distanceFee } from '@contract/errand-fee'
import { type Bilingual, type SoldComponent } from '../../database/schema'
import { localMinute } from '../../local-time'
import { priceOrder, soldComponents, type NamedCoupon, type PricedOrder } from '../pricing/order'
import type { Share } from '../pricing/share'
import type { DraftLine } from '../order/kind/placement'
import type { ErrandTerms } from './terms'

/** Input of an errand's price. */
export interface ErrandInput {
  /** Null for a purchase nearby. */
  readonly meters: number | null
  readonly weight: number
  /** Pickup time, which decides the night fee. */
  readonly pickupAt: Date
  readonly timeZone: string
  readonly badWeather: boolean
  readonly estimate: number
  readonly tip: number
  readonly product: string
  readonly isMember: boolean
  readonly now: Date
  readonly coupons: readonly NamedCoupon[]
  /** The coupons to use; omitted, those that save most. */
  readonly couponIds: readonly string[] | undefined
}

export interface PricedErrand {
  /** The fee alone, which coupons reduce. */
  readonly fee: PricedOrder
  readonly components: readonly SoldComponent[]
  readonly total: number
  readonly feePaid: number
  readonly isNight: boolean
}

const named = (kind: SoldComponent['kind'], label: Bilingual, amount: number): SoldComponent[] =>
  amount > 0 ? [{ kind, label, amount, original: null }] : []

/** Surcharge of a weight; undefined for more than riders carry. */
export const weightFee = ({ weights }: ErrandTerms, weight: number): number | undefined =>
  [...weights].sort((one, other) => one.kilograms - other.kilograms).find(({ kilograms }) => weight <= kilograms)?.fee

/** Whether a pickup is at night, by the city's clock. */
export function isNight({ nightFrom, nightUntil }: ErrandTerms, timeZone: string, at: Date): boolean {
  const minute = localMinute(timeZone, at)
  return nightFrom <= nightUntil
    ? minute >= nightFrom && minute < nightUntil
    : minute >= nightFrom || minute < nightUntil
}

/** Prices an errand (product text §5): its fee by way, weight, night and weather, less a coupon; then goods and tip as they are. */
export function priceErrand(terms: ErrandTerms, input: ErrandInput): PricedErrand {
  const night = isNight(terms, input.timeZone, input.pickupAt)
  const parts = [
    ...named('distance', { en: 'Distance', zh: '里程费' }, distanceFee(terms, input.meters)),
    ...named('weight', { en: 'Weight', zh: '重量加价' }, weightFee(terms, input.weight) ?? 0),
    ...named('night', { en: 'At night', zh: '夜间加价' }, night ? terms.nightFee : 0),
    ...named('weather', { en: 'Bad weather', zh: '恶劣天气加价' }, input.badWeather ? terms.weatherFee : 0),
  ]
  const gross = Math.max(
    1,
    parts.reduce((sum, { amount }) => sum + amount, 0),
  )
  const fee = priceOrder({
    kind: 'errand',
    scopes: [],
    isMember: input.isMember,
    now: input.now,
    lines: [{ item: { kind: 'errandFee', id: 'fee' }, price: gross, originalPrice: gross, quantity: 1 }],
    goodsLabel: { en: 'Errand', zh: '跑腿费' },
    coupons: input.coupons,
    ...(input.couponIds && { couponIds: input.couponIds }),
  })
  const reductions = soldComponents(fee).filter(({ kind }) => kind !== 'goods')
  const charged = parts.length > 0 ? parts : named('distance', { en: 'Distance', zh: '里程费' }, gross)
  const components = [
    ...charged,
    ...reductions,
    ...named('goods', { en: 'Goods, estimated', zh: '预估商品费' }, input.estimate),
    ...named('tip', { en: 'Tip', zh: '小费' }, input.tip),
  ]
  return { fee, components, total: fee.total + input.estimate + input.tip, feePaid: fee.total, isNight: night }
}

const noPicture = { path: '', colour: 'transparent' }
const same = (text: string): Bilingual => ({ en: text, zh: text })

/** Kinds of errand lines in `order_lines.item_kind`. */
export type ErrandLineKind = 'errandFee' | 'errandGoods' | 'errandTip'

const names: Readonly<Record<ErrandLineKind, Bilingual>> = {
  errandFee: { en: 'Errand', zh: '跑腿费' },
  errandGoods: { en: 'Goods', zh: '商品费' },
  errandTip: { en: 'Tip', zh: '小费' },
}

/** A line of an errand; `gross` is before a coupon. */
export function errandLine(kind: ErrandLineKind, itemId: string, paid: number, gross = paid, name?: string): DraftLine {
  const snapshot = { name: name ? same(name) : names[kind], optionText: same(''), picture: noPicture }
  return { itemKind: kind, itemId, quantity: 1, price: gross, paid, snapshot }
}

/**
 * The shares of a line (docs/decisions/064-errands.md): goods and tips are the rider's whole, of the fee the platform keeps its
 * commission and bears the coupon.
 */
export function lineShares(
  { commissionRate }: ErrandTerms,
  customerId: string,
  line: Pick<DraftLine, 'itemKind' | 'paid' | 'price'>,
  position: number,
): Share[] {
  const common = { position, component: line.itemKind, fundedBy: null }
  const customer: Share = { ...common, party: 'customer', ownerId: customerId, amount: -line.paid }
  const off = line.price - line.paid
  const commission = line.itemKind === 'errandFee' ? Math.floor((line.price * commissionRate) / 10_000) : 0
  const rider: Share = { ...common, party: 'rider', ownerId: null, amount: line.price - commission }
  const platform: Share = { ...common, party: 'platform', ownerId: null, component: 'commission', amount: commission }
  const coupon: Share = {
    ...common,
    ...{ party: 'platform', ownerId: null, component: 'envelope', amount: -off, fundedBy: 'platform' },
  }
  return [customer, rider, platform, coupon]
}
