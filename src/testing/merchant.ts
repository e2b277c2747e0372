import type {
  MallMerchantOrder,
  MerchantOrder,
  MerchantParcel,
  TakeawayMerchantOrder,
} from '@contract/entities/merchant'
import type { MerchantProductDetail } from '@contract/entities/merchant-product'
import type { MerchantGoods, MerchantShop } from '@contract/entities/merchant-shop'
import type { ProductSetup } from '@contract/entities/product-setup'
import type { MerchantTab } from '@contract/merchant-work'
import type { Answers } from './server'

const picture = { path: '/pictures/wonton', colour: '#ffffff' }
const store = {
  id: '018f0000-0000-7000-8000-0000000000b1',
  name: 'Old Lane Wonton',
  logo: picture,
  business: 'takeaway' as const,
  takesTables: false,
  role: 'owner' as const,
}

/** A new order of a store, with overrides. */
export const aStoreOrder = (over: Partial<TakeawayMerchantOrder> = {}): TakeawayMerchantOrder => ({
  kind: 'takeaway',
  id: '018f0000-0000-7000-8000-0000000000c1',
  number: '260325120500123023',
  tab: 'new',
  state: 'waitingAccept',
  deliveryMethod: 'merchant',
  isReady: false,
  closedUntil: null,
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
  lines: [{ position: 0, name: 'Shrimp wonton', optionText: 'Large', quantity: 1, refundedQuantity: 0, amount: 2200 }],
  ifSoldOut: 'call',
  shortage: null,
  canReportShortage: false,
  paid: 3890,
  earned: 3362,
  cancelReason: null,
  actions: ['accept', 'refuse'],
  ...over,
})

const parcelOf = (number: number, over: Partial<MerchantParcel> = {}): MerchantParcel => ({
  id: `018f0000-0000-7000-8000-0000000000f${number}`,
  number,
  state: 'toShip',
  warehouse: 'Hangzhou',
  carrier: null,
  trackingNumber: null,
  shippedAt: null,
  deliveredAt: null,
  lines: [{ position: 0, quantity: 3 }],
  quiet: false,
  waits: false,
  actions: ['split', 'ship'],
  ...over,
})

/** A mall order of a shop with a parcel that has left and one that has not, with overrides. */
export const aShopOrder = (over: Partial<MallMerchantOrder> = {}): MallMerchantOrder => ({
  id: '018f0000-0000-7000-8000-0000000000c2',
  kind: 'mall',
  number: '260325120500123024',
  tab: 'toShip',
  state: 'pendingShipment',
  placedAt: '2026-03-25T04:05:00.000Z',
  paidAt: '2026-03-25T04:06:00.000Z',
  utcOffset: 480,
  customer: { name: 'L**', maskedPhone: '138****6209', phone: null, address: 'Guangdong Shenzhen Nanshan' },
  remark: 'As a gift',
  lines: [
    {
      position: 0,
      name: 'Longjing tea',
      optionText: '100 g',
      picture,
      quantity: 3,
      amount: 50_400,
      refundedQuantity: 0,
    },
    { position: 1, name: 'Gaiwan', optionText: '', picture, quantity: 2, amount: 12_000, refundedQuantity: 1 },
  ],
  parcels: [
    parcelOf(1, {
      state: 'inTransit',
      carrier: 'SF Express',
      trackingNumber: 'SF1428663011270',
      lines: [{ position: 1, quantity: 1 }],
      actions: [],
    }),
    parcelOf(2),
  ],
  paid: 56_400,
  earned: 53_580,
  cancelReason: null,
  shipsBy: null,
  actions: ['refuse'],
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

/** Settings of a test store, with overrides. */
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
  returnAddress: null,
  rating: 4.9,
  monthlySales: 2406,
  ...over,
})

/** The page of a store's orders. */
export const ordersPage = (items: MerchantOrder[], counts: Partial<Record<MerchantTab, number>> = {}) => ({
  items,
  next: null,
  counts: { new: items.length, cooking: 0, ready: 0, out: 0, ...counts },
  today: { orders: 46, income: 238_650, cookingMinutes: 11, parcelsShipped: null },
})

/** Today of a store. */
export const figures = { orders: 46, income: 238_650, cookingMinutes: 11, parcelsShipped: null }

/** The answers of a merchant with one store. */
export const merchantAnswers: Answers = {
  'merchant.stores': { items: [store] },
  'merchant.orders': ordersPage([aStoreOrder()]),
  'merchant.figures': figures,
  'merchant.shop': { shop: aShop(), stores: [store] },
  'merchant.goods': {
    items: [someGoods()],
    next: null,
    counts: { onSale: 1, soldOut: 0, off: 0 },
    sections: [{ id: '018f0000-0000-7000-8000-0000000000e1', name: { en: 'Wontons', zh: '馄饨' }, goods: 1 }],
  },
}

/** A product of a shop of the mall with two SKUs, one of them sold out, with overrides. */
export const aProduct = (over: Partial<MerchantProductDetail> = {}): MerchantProductDetail => ({
  id: '018f0000-0000-7000-8000-0000000000d9',
  version: 4,
  name: { en: 'Longjing tea', zh: '龙井茶' },
  cover: picture,
  price: 16_800,
  onePrice: false,
  skuCount: 2,
  stock: 12,
  sales: 340,
  onSale: true,
  skus: ['100 g', '250 g'].map((option, at) => ({
    id: `018f0000-0000-7000-8000-0000000000b${at}`,
    option: { en: option, zh: option },
    price: 16_800 * (at + 1),
    memberPrice: null,
    activityPrice: null,
    stock: [{ warehouseId: 'w1', quantity: at === 0 ? 12 : 0 }],
  })),
  warehouses: [{ id: 'w1', name: 'Hangzhou' }],
  ...over,
})

/** A set-up of a product of a shop of the mall, with overrides. */
export const aProductSetup = (over: Partial<ProductSetup> = {}): ProductSetup => ({
  product: {
    id: aProduct().id,
    version: 4,
    name: aProduct().name,
    note: { en: '', zh: '' },
    categoryKey: 'tea',
    templateId: '018f0000-0000-7000-8000-0000000000aa',
    freeReturnDays: 7,
    purchaseLimit: null,
    pictures: [picture, { path: '/pictures/tin', colour: '#ffffff' }],
    details: [{ name: { en: 'Origin', zh: '产地' }, value: { en: 'West Lake', zh: '西湖' } }],
    axes: [
      {
        name: { en: 'Size', zh: '规格' },
        values: [
          { name: { en: '100 g', zh: '100克' }, picture: null },
          { name: { en: '250 g', zh: '250克' }, picture: null },
        ],
      },
    ],
    skus: [0, 1].map((index) => ({
      id: `018f0000-0000-7000-8000-0000000000b${index}`,
      choice: [index],
      price: 16_800 * (index + 1),
      memberPrice: null,
      weight: 200,
      stock: 12,
    })),
    onSale: true,
  },
  categories: [
    {
      key: 'drinks',
      name: 'Drinks',
      children: [
        { key: 'tea', name: 'Tea' },
        { key: 'coffee', name: 'Coffee' },
      ],
    },
  ],
  templates: [
    {
      id: '018f0000-0000-7000-8000-0000000000aa',
      name: { en: 'Parcels', zh: '快递' },
      fee: {
        name: { en: 'Parcels', zh: '快递' },
        unit: 'weight',
        ...{ first: 1000, firstFee: 800, step: 500, stepFee: 200, freeOver: 9900 },
      },
    },
  ],
  warehouses: [
    { id: '018f0000-0000-7000-8000-0000000000ab', name: 'Hangzhou' },
    { id: '018f0000-0000-7000-8000-0000000000ac', name: 'Chengdu' },
  ],
  ...over,
})

/** The answers of a merchant with one shop of the mall. */
export const shopAnswers: Answers = {
  'merchant.stores': { items: [{ ...store, name: 'Shanye Tea House', business: 'mall' }] },
  'merchant.orders': {
    items: [aShopOrder()],
    next: null,
    counts: { toShip: 1, shipped: 4 },
    today: { orders: 6, income: 321_400, cookingMinutes: null, parcelsShipped: 9 },
  },
  'merchant.products': { items: [aProduct()], next: null, counts: { onSale: 1, soldOut: 3, off: 0 } },
  'merchant.parcel': {
    receiver: {
      name: 'Lin',
      phone: '13800006209',
      region: 'Guangdong Shenzhen Nanshan',
      address: 'Keyuan Garden 3-1602',
    },
    carriers: [
      { key: 'shunfeng', name: 'SF Express' },
      { key: 'zhongtong', name: 'ZTO Express' },
    ],
    lastCarrier: null,
  },
}
