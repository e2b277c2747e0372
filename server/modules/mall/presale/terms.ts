import type { OrderPresale, PresalePhase } from '@contract/entities/presale'
import type { Money } from '@contract/money'
import type { SkuInFull } from '../trade/queries'

/** Times of a presale, or of an order that stored them. */
export interface PresaleTimes {
  readonly deposit_from: Date
  readonly deposit_until: Date
  readonly balance_from: Date | null
  readonly balance_until: Date | null
}

/** Presale terms of one SKU, in the smallest unit. */
export interface SkuTerms {
  readonly price: Money
  readonly deposit: Money | null
  readonly counts_as: Money | null
}

/** A SKU of a presale with its times. */
export interface OfferedSku extends PresaleTimes, SkuTerms {
  readonly presale_id: string
  readonly sku_id: string
  readonly ships_by: Date
  /** How many are left in it. */
  readonly left: number
}

/** Where a presale is at a time. */
export function phaseOf(
  { deposit_from, deposit_until, balance_from, balance_until }: PresaleTimes,
  now: Date,
): PresalePhase {
  if (now < deposit_from) return 'soon'
  if (now < deposit_until) return 'deposit'
  if (balance_from === null || balance_until === null || now >= balance_until) return 'over'
  return now < balance_from ? 'waiting' : 'balance'
}

/** Amount paid per piece in all: the price, less the deduction beyond the deposit itself. */
export const paidOf = ({ price, deposit, counts_as }: SkuTerms): Money => price - (counts_as ?? 0) + (deposit ?? 0)

/** A SKU at the price of a presale, which no other price or discount of its shop applies beside. */
export function onPresale(sku: SkuInFull, offered: OfferedSku): SkuInFull {
  const price = paidOf(offered)
  return {
    ...sku,
    shop_price: Math.max(sku.shop_price, price),
    member_price: null,
    activity_price: price,
    is_active: true,
    full_discounts: [],
    stock: Math.min(sku.stock ?? 0, offered.left),
  }
}

/** Payment terms of an order of a SKU; its balance follows from its total. */
export interface OrderTerms {
  readonly presale_id: string
  readonly sku_id: string
  readonly quantity: number
  readonly deposit: Money | null
  readonly counts_as: Money | null
  readonly deposit_until: Date
  readonly balance_from: Date | null
  readonly balance_until: Date | null
  readonly ships_by: Date
}

/** Payment terms of an order of `quantity` pieces of a SKU. */
export function termsOf(offered: OfferedSku, quantity: number): OrderTerms {
  const { presale_id, sku_id, deposit, counts_as, deposit_until, balance_from, balance_until, ships_by } = offered
  const all = (each: Money | null) => each && each * quantity
  return {
    ...{ presale_id, sku_id, quantity, deposit_until, balance_from, balance_until, ships_by },
    deposit: all(deposit),
    counts_as: all(counts_as),
  }
}

/** Balance of a total after the deposit; null without a deposit, or while nothing can be bought. */
export const balanceOf = ({ deposit }: Pick<OrderTerms, 'deposit'>, total: Money): Money | null =>
  deposit === null ? null : Math.max(0, total - deposit)

/** The terms of a quote or an order in the contract's form. */
export function termsView(terms: Omit<OrderTerms, 'deposit_until' | 'quantity' | 'sku_id'>, balance: Money | null) {
  return {
    presaleId: terms.presale_id,
    deposit: terms.deposit,
    countsAs: terms.counts_as,
    balance,
    balanceFrom: terms.balance_from && terms.balance_from.toISOString(),
    balanceUntil: terms.balance_until && terms.balance_until.toISOString(),
    shipsBy: terms.ships_by.toISOString(),
  } satisfies Partial<OrderPresale>
}
