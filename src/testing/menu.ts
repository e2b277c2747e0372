import type { Cart, CartLine } from '@contract/entities/cart'
import type { Goods } from '@contract/entities/goods'
import type { StoreDetail } from '@contract/entities/store'
import { aStore } from './stores'

const picture = { path: '', colour: '#ffc9b5' }

/** A test store with overrides. */
export const aStoreDetail = (change: Partial<StoreDetail> = {}): StoreDetail => ({
  ...aStore(),
  hero: picture,
  notice: 'Cooked to order',
  address: '12 Keyuan Road',
  phone: '0755-12345678',
  openingHours: [{ open: '10:00', close: '22:00' }],
  selfPickup: true,
  deliveredBy: 'platform',
  category: 'noodles',
  profile: 'Since 1998',
  pictures: [picture],
  collected: false,
  reviewCount: 1286,
  envelopesLeft: null,
  takesTables: false,
  takesQueue: false,
  sellsPackages: false,
  latitude: 22.53,
  longitude: 113.93,
  ...change,
})

/** A menu item of the test store; its name is also its id. */
export const aDish = (name: string, change: Partial<Goods> = {}): Goods => ({
  id: name,
  storeId: aStore().id,
  name,
  note: '',
  picture,
  price: 1800,
  shopPrice: 1800,
  memberPrice: null,
  activityPrice: null,
  activityType: null,
  isActive: false,
  purchaseLimit: null,
  limitLeft: change.purchaseLimit ?? null,
  soldOut: false,
  left: null,
  sales: 10,
  likedPercent: null,
  tags: [],
  hasOptions: false,
  ...change,
})

/** A cart line of a dish. */
export const aLine = (dish: Goods, quantity: number, change: Partial<CartLine> = {}): CartLine => ({
  id: `line of ${dish.name}`,
  goodsId: dish.id,
  name: dish.name,
  picture,
  optionIds: [],
  optionText: '',
  quantity,
  price: dish.price,
  shopPrice: dish.shopPrice,
  priceKind: 'shop',
  purchaseLimit: dish.purchaseLimit,
  limitLeft: dish.limitLeft,
  unavailable: null,
  ...change,
})

/** A cart with these lines in the test store's basket; empty without lines. */
export function aCart(...lines: CartLine[]): Cart {
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const goodsTotal = lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0)
  const { id, name, logo, status, minimumOrder, deliveryFee } = aStore()
  const missing = Math.max(0, minimumOrder - goodsTotal)
  const sums = { goodsTotal, originalTotal: goodsTotal, packagingFee: 0, discount: 0, nextDiscount: null, missing }
  const basket = { store: { id, name, logo, status, minimumOrder, deliveryFee }, lines, count, ...sums }
  return { baskets: lines.length ? [basket] : [], count }
}
