import type { OrderPresale, Presale, PresaleCard } from '@contract/entities/presale'
import { aProduct } from './products'

const terms = { price: 16800, deposit: 2000, countsAs: 4000, paid: 14800 }
const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString()

/** A test presale whose deposit can be paid now, with overrides. */
export const aPresaleCard = (change: Partial<PresaleCard> = {}): PresaleCard => ({
  id: '019a0000-0000-7000-8000-000000000061',
  productId: aProduct().id,
  name: 'Lake crab, 8 pcs',
  cover: { path: '/pictures/crab', colour: '#ffd9d9' },
  shopName: 'Crab House',
  utcOffset: 480,
  shopPrice: 19800,
  ...terms,
  depositFrom: hours(-1),
  depositUntil: hours(80),
  balanceFrom: hours(100),
  balanceUntil: hours(124),
  shipsBy: hours(200),
  phase: 'deposit',
  taken: 1286,
  soldOut: false,
  ...change,
})

/** A test presale of one SKU with overrides. */
export function aPresale(change: Partial<Presale> = {}): Presale {
  const product = aProduct({
    axes: [],
    skus: aProduct()
      .skus.slice(0, 1)
      .map((sku) => ({ ...sku, choice: [] })),
  })
  return {
    ...aPresaleCard(),
    product,
    terms: product.skus.map(({ id: skuId }) => ({ skuId, ...terms, soldOut: false })),
    compensation: 100,
    mine: null,
    ...change,
  }
}

/** Presale terms of a test order, its balance due now, with overrides. */
export const anOrderPresale = (change: Partial<OrderPresale> = {}): OrderPresale => ({
  presaleId: aPresaleCard().id,
  deposit: 2000,
  countsAs: 4000,
  balance: 12800,
  balanceFrom: hours(-1),
  balanceUntil: hours(23),
  shipsBy: hours(100),
  step: 'balance',
  depositPaidAt: hours(-48),
  forfeited: false,
  ...change,
})
