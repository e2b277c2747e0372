import type { Deal } from '@contract/entities/deal'
import type { MallDetail, MallQuote, MallQuoteLine, ParcelTrack, ShopQuote } from '@contract/entities/order'
import { actionsOf } from '@contract/states/actions'
import { mall, mallActions, mallPhases } from '@contract/states/mall'
import { anAddress } from './address'
import { orderedGoods } from './orders'

const { picture } = orderedGoods

/** A SKU of tea, as a quote shows it. */
export const teaLine: MallQuoteLine = {
  productId: 'p1',
  skuId: 'k1',
  name: 'Longjing tea',
  picture,
  choice: '250 g',
  quantity: 1,
  price: 15800,
  shopPrice: 16800,
  priceKind: 'member',
  points: 0,
}

/** One shop's part of a test quote, with overrides. */
export const aShopQuote = (change: Partial<ShopQuote> = {}): ShopQuote => ({
  shop: { id: 's1', name: 'Shanye Tea House', logo: picture },
  lines: [teaLine],
  parcels: [{ number: 1, warehouse: 'Hangzhou', lines: [{ position: 0, quantity: 1 }] }],
  components: [
    { kind: 'goods', label: 'Items', amount: 15800, original: 16800 },
    { kind: 'delivery', label: 'Shipping', amount: 800, original: null },
  ],
  total: 16600,
  saved: 1000,
  shippingFee: 800,
  missingForFree: null,
  shipsBy: null,
  arrivesBy: null,
  coupon: { couponId: null, off: 0, usable: 0 },
  ...change,
})

/** A test quote of a trade with one shop, with overrides. */
export const aMallQuote = (change: Partial<MallQuote> = {}): MallQuote => ({
  id: '018f0000-0000-7000-8000-0000000000d1',
  kind: 'mall',
  dealId: null,
  address: anAddress(),
  shops: [aShopQuote()],
  leftOut: [],
  envelope: { couponId: null, off: 0, usable: 0, claimable: 0 },
  shippingCoupon: { couponId: null, off: 0, usable: 0 },
  presale: null,
  points: { balance: 0, usable: 0, used: 0, share: 5, step: 100, toEarn: 166 },
  components: aShopQuote().components,
  count: 1,
  total: 16600,
  saved: 1000,
  blocker: null,
  expiresAt: '2026-01-01T04:20:00Z',
  ...change,
})

/** A paid test order of tea, with overrides. */
export function aMallOrder(change: Partial<MallDetail> = {}): MallDetail {
  const { status = 'pendingShipment' } = change
  return {
    id: 'o1',
    number: '8216032512064471',
    kind: 'mall',
    phase: mallPhases[status],
    state: status,
    status,
    title: 'Longjing tea',
    pictures: [picture],
    count: 1,
    total: 16600,
    placedAt: '2026-01-01T04:05:00Z',
    utcOffset: 480,
    payBefore: null,
    refunded: 0,
    refund: null,
    store: { id: 's1', name: 'Shanye Tea House', logo: picture },
    actions: actionsOf({ machine: mall, actions: mallActions }, { state: status, reviewable: true }),
    note: '250 g',
    paidTogether: status === 'pendingPayment' ? 1 : 0,
    parcels: 1,
    parcelsShipped: 0,
    presale: null,
    parcelsDelivered: 0,
    lines: [
      {
        name: 'Longjing tea',
        picture,
        optionText: '250 g',
        quantity: 1,
        price: 15800,
        position: 0,
        paid: 15800,
        refundedQuantity: 0,
        openQuantity: 0,
        productId: 'p1',
        skuId: 'k1',
        shopPrice: 16800,
        priceKind: 'member',
        reviewed: false,
        afterSales: {
          services: [],
          left: 1,
          unshipped: 1,
          refundedAmount: 0,
          withoutReasonBefore: null,
          faultBefore: null,
          case: null,
        },
      },
    ],
    components: aShopQuote().components,
    saved: 1000,
    timeline: [],
    paidWith: 'balance',
    canInvoice: false,
    paidBy: 'customer',
    paidAt: '2026-01-01T04:06:00Z',
    cancelReason: null,
    refunds: [],
    refundBefore: null,
    address: anAddress(),
    remark: '',
    parcelList: [
      {
        id: 'b1',
        number: 1,
        state: 'toShip',
        warehouse: 'Hangzhou',
        carrier: null,
        trackingNumber: null,
        shippedAt: null,
        deliveredAt: null,
        lines: [{ position: 0, quantity: 1 }],
        news: null,
        quiet: false,
        lockerCode: null,
      },
    ],
    tradeOrderIds: [],
    receiptBefore: null,
    shipsBy: null,
    arrivesBy: null,
    canExtend: status === 'pendingReceipt',
    remindAgainAt: null,
    ...change,
  }
}

/** A deal of the points mall, with overrides. */
export const aDeal = (change: Partial<Deal> = {}): Deal => ({
  id: 'd1',
  productId: 'p1',
  skuId: 'k1',
  name: 'Stoneware mug',
  choice: '300 ml',
  picture,
  points: 1200,
  cash: 990,
  shopPrice: 3900,
  quantity: 100,
  taken: 62,
  perPerson: 1,
  membersOnly: false,
  state: 'open',
  missing: 0,
  reserved: null,
  ...change,
})

/** The tracking of a parcel out for delivery, the first of two, with overrides. */
export const aTrack = (change: Partial<ParcelTrack> = {}): ParcelTrack => ({
  id: 'b1',
  number: 1,
  state: 'outForDelivery',
  warehouse: 'Hangzhou',
  carrier: 'SF Express',
  trackingNumber: 'SF142866301127',
  shippedAt: '2026-01-01T05:00:00Z',
  deliveredAt: null,
  lines: [{ position: 0, quantity: 2 }],
  news: { state: 'outForDelivery', text: 'Mr Zhou is on the way', at: '2026-01-02T04:05:00Z', phone: '13800138000' },
  quiet: false,
  lockerCode: null,
  items: [{ position: 0, name: 'Longjing tea', picture, quantity: 2 }],
  carrierPhone: '95338',
  orderId: 'o1',
  status: 'pendingReceipt',
  utcOffset: 480,
  parcels: [
    { id: 'b1', number: 1 },
    { id: 'b2', number: 2 },
  ],
  events: [
    { state: 'outForDelivery', text: 'Mr Zhou is on the way', at: '2026-01-02T04:05:00Z', phone: '13800138000' },
    { state: 'inTransit', text: 'Left the hub', at: '2026-01-01T20:05:00Z', phone: null },
    { state: 'inTransit', text: 'Arrived at the hub', at: '2026-01-01T12:05:00Z', phone: null },
  ],
  destination: anAddress(),
  ...change,
})
