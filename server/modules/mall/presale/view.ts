import type { OrderPresale, Presale, PresaleCard } from '@contract/entities/presale'
import type { Language } from '@contract/settings'
import { mallStates, type MallState } from '@contract/states/mall'
import { offsetsAround } from '../../../local-time'
import type { PresaleOrder, PresaleRow } from './queries'
import { paidOf, phaseOf, termsView } from './terms'

type SkuRow = PresaleRow['skus'][number]

const isGone = ({ quantity, taken, stock }: SkuRow): boolean => Math.min(quantity - taken, stock ?? 0) <= 0

const costs = (sku: SkuRow) => ({
  price: sku.price,
  deposit: sku.deposit,
  countsAs: sku.counts_as,
  paid: paidOf(sku),
})

/** A presale in a list. @throws Error for one without SKUs */
export function cardView(
  row: PresaleRow,
  { language, now }: { readonly language: Language; readonly now: Date },
): PresaleCard {
  const [first] = row.skus
  if (!first) throw new Error(`The presale ${row.id} has no SKU`)
  return {
    id: row.id,
    productId: row.product_id,
    name: row.name[language],
    cover: row.cover,
    shopName: row.shop_name[language],
    utcOffset: offsetsAround(row.time_zone, now),
    shopPrice: first.shop_price,
    ...costs(first),
    depositFrom: row.deposit_from.toISOString(),
    depositUntil: row.deposit_until.toISOString(),
    balanceFrom: row.balance_from && row.balance_from.toISOString(),
    balanceUntil: row.balance_until && row.balance_until.toISOString(),
    shipsBy: row.ships_by.toISOString(),
    phase: phaseOf(row, now),
    taken: row.skus.reduce((sum, { taken }) => sum + taken, 0),
    soldOut: row.skus.every(isGone),
  }
}

/** The terms of the SKUs of a presale. */
export const skuTermsView = (row: PresaleRow): Presale['terms'] =>
  row.skus.map((sku) => ({ skuId: sku.sku_id, ...costs(sku), soldOut: isGone(sku) }))

/** Presale terms of an order; null for other orders. */
export function orderPresaleView(row: PresaleOrder | undefined, state: string): OrderPresale | null {
  if (!row) return null
  return {
    ...termsView(row, row.balance),
    step: mallStates[state as MallState].step,
    depositPaidAt: row.deposit_paid_at && row.deposit_paid_at.toISOString(),
    forfeited: row.forfeited_at !== null,
  }
}
