import type { Response } from '@contract/call'
import type { mallProduct } from '@contract/calls/mall'
import type { KeptProduct } from '@contract/entities/favorite'
import type { MallCartLine } from '@contract/entities/mall-cart'
import type { ProductCard, ShopCard, Sku } from '@contract/entities/product'

const picture = { path: '/pictures/tea', colour: '#d7efe0' }
const prices = { price: 16800, shopPrice: 21800, memberPrice: null, activityPrice: null, activityType: null }

/** A test SKU with overrides. */
export const aSku = (change: Partial<Sku> = {}): Sku => ({
  id: '019a0000-0000-7000-8000-000000000031',
  choice: [0],
  ...prices,
  isActive: false,
  picture: null,
  purchaseLimit: null,
  soldOut: false,
  left: null,
  ...change,
})

/** A test product of a list with overrides. */
export const aProductCard = (change: Partial<ProductCard> = {}): ProductCard => ({
  id: '019a0000-0000-7000-8000-000000000021',
  shopId: '019a0000-0000-7000-8000-000000000022',
  name: 'Longjing first-flush tea',
  cover: picture,
  coverRatio: 100,
  ...prices,
  isActive: false,
  onePrice: true,
  sales: 12345,
  soldOut: false,
  tags: [],
  ...change,
})

/** A test product that was kept or seen, with overrides. */
export const aKeptProduct = (change: Partial<KeptProduct> = {}): KeptProduct => ({
  ...aProductCard(),
  shopName: 'Shanye Tea House',
  category: 'green-tea',
  gone: null,
  onlySku: null,
  ...change,
})

/** A single page with these products. */
export const productsPage = (...items: ProductCard[]) => ({ items, next: null })

/** A test shop of the mall. */
export const aShop = (change: Partial<ShopCard> = {}): ShopCard => ({
  id: '019a0000-0000-7000-8000-000000000022',
  name: 'Shanye Tea House',
  logo: picture,
  rating: 4.9,
  monthlySales: 2100,
  ...change,
})

/** A test product with two sizes and overrides. */
export const aProduct = (change: Partial<Response<typeof mallProduct>> = {}): Response<typeof mallProduct> => ({
  ...aProductCard(),
  note: 'Hand-fired',
  picture,
  pictures: [],
  axes: [
    {
      name: 'Size',
      values: [
        { name: '250 g', picture: null },
        { name: '500 g', picture: null },
      ],
    },
  ],
  skus: [
    aSku(),
    aSku({ id: '019a0000-0000-7000-8000-000000000032', choice: [1], price: 29800, shopPrice: 29800, left: 3 }),
  ],
  details: [{ name: 'Origin', value: 'Hangzhou' }],
  freeReturnDays: 7,
  purchaseLimit: null,
  shop: aShop(),
  shipping: {
    from: 'Hangzhou',
    to: 'Nanshan, Shenzhen',
    deliverable: true,
    fee: 800,
    freeOver: 9900,
    shipsBy: null,
    arrivesBy: null,
  },
  collected: false,
  waitedFor: [],
  priceWatched: false,
  presaleId: null,
  ...change,
})

/** A test line of the mall's cart with overrides. */
export const aMallLine = (change: Partial<MallCartLine> = {}): MallCartLine => ({
  id: '019a0000-0000-7000-8000-000000000041',
  productId: aProductCard().id,
  skuId: aSku().id,
  name: 'Longjing tea',
  picture,
  choice: '250 g',
  quantity: 1,
  price: 15800,
  shopPrice: 21800,
  priceKind: 'member',
  ticked: true,
  cheaperBy: null,
  most: 99,
  left: null,
  purchaseLimit: null,
  unavailable: null,
  category: 'green-tea',
  shopId: '019a0000-0000-7000-8000-000000000022',
  ...change,
})

/** The answer of a cart of the mall with one shop's lines, and those that are gone. */
export function aMallCart(lines: readonly MallCartLine[], gone: readonly MallCartLine[] = []) {
  const ticked = lines.filter((line) => line.ticked)
  const total = ticked.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  const sum = (all: readonly MallCartLine[]) => all.reduce((count, { quantity }) => count + quantity, 0)
  const shop = { id: aShop().id, name: aShop().name, logo: picture }
  const nextDiscount = { off: 4000, missing: 4100, applied: 0 }
  const offers = { discount: 0, nextDiscount, missingForFree: 2900 }
  const shops = lines.length > 0 ? [{ shop, lines: [...lines], goodsTotal: total, ...offers }] : []
  const mall = { shops, gone: [...gone], count: sum(lines), tickedCount: sum(ticked), total, discount: 0 }
  return { baskets: [], count: 0, mall }
}
