import type { MerchantOrder } from '@contract/entities/merchant'
import type { MerchantGoods, MerchantShop } from '@contract/entities/merchant-shop'
import type { Answers } from './server'

const picture = { path: '/pictures/wonton', colour: '#ffffff' }
const store = { id: '018f0000-0000-7000-8000-0000000000b1', name: 'Old Lane Wonton', logo: picture }

/** A new order of a store, with overrides. */
export const aStoreOrder = (over: Partial<MerchantOrder> = {}): MerchantOrder => ({
  id: '018f0000-0000-7000-8000-0000000000c1',
  number: '260325120500123023',
  tab: 'new',
  state: 'waitingAccept',
  deliveryMethod: 'merchant',
  isReady: false,
  placedAt: '2026-03-25T04:05:00.000Z',
  acceptBefore: '2099-03-25T04:35:00.000Z',
  estimatedAt: '2026-03-25T04:46:00.000Z',
  deliverAt: null,
  utcOffset: 480,
  customer: { name: 'L**', maskedPhone: '138****6209', phone: null, address: 'Keyuan Garden' },
  distance: 1200,
  remark: 'Extra vinegar',
  tableware: 1,
  pickupCode: null,
  rider: null,
  lines: [{ name: 'Shrimp wonton', optionText: 'Large', quantity: 1, amount: 2200 }],
  paid: 3890,
  earned: 3362,
  cancelReason: null,
  actions: ['accept', 'refuse'],
  ...over,
})

/** An item of a store, with overrides. */
export const someGoods = (over: Partial<MerchantGoods> = {}): MerchantGoods => ({
  id: '018f0000-0000-7000-8000-0000000000d1',
  menuCategoryId: '018f0000-0000-7000-8000-0000000000e1',
  name: { en: 'Shrimp wonton', zh: '鲜虾馄饨' },
  note: { en: '', zh: '' },
  picture,
  price: 2200,
  memberPrice: 1980,
  stock: 86,
  sales: 1204,
  onSale: true,
  groups: [],
  ...over,
})

/** How a test store is run, with overrides. */
export const aShop = (over: Partial<MerchantShop> = {}): MerchantShop => ({
  ...store,
  status: 'open',
  isOpen: true,
  restUntil: null,
  opensAt: null,
  hours: [{ open: '10:00', close: '21:30' }],
  timeZone: 'Asia/Shanghai',
  notice: { en: 'New menu', zh: '新菜单' },
  phone: '0755-8620 1128',
  autoAccept: false,
  rating: 4.9,
  monthlySales: 2406,
  ...over,
})

/** The page of a store's orders. */
export const ordersPage = (
  items: MerchantOrder[],
  counts: Partial<Record<'new' | 'cooking' | 'ready' | 'out', number>> = {},
) => ({
  items,
  next: null,
  counts: { new: items.length, cooking: 0, ready: 0, out: 0, ...counts },
  today: { orders: 46, income: 238_650, cookingMinutes: 11 },
})

/** The answers of a merchant with one store. */
export const merchantAnswers: Answers = {
  'merchant.stores': { items: [store] },
  'merchant.orders': ordersPage([aStoreOrder()]),
  'merchant.shop': { shop: aShop(), stores: [store] },
  'merchant.goods': {
    items: [someGoods()],
    next: null,
    counts: { onSale: 1, soldOut: 0, off: 0 },
    sections: [{ id: '018f0000-0000-7000-8000-0000000000e1', name: { en: 'Wontons', zh: '馄饨' }, goods: 1 }],
  },
}
