import { anAddress } from '../address'
import { aGroupCart } from '../group-cart'
import { aMallQuote } from '../mall'
import { aQuote } from '../quotes'
import { aPackage } from '../vouchers'
import { address, type CheckOut, coupon, coupons, later, note, past, placed, soonest } from './check-out'

export const takeaway: CheckOut = {
  screen: 'pages/order/confirm',
  params: { storeId: 's1' },
  answers: {
    'cart.info': { baskets: [], count: 0 },
    'order.deliveryTimes': { soonest, utcOffset: 480, times: [later], utcOffsets: [480] },
  },
  quote: [
    'order.confirm',
    (id, { fulfilment = 'delivery', deliverAt, addressId }) =>
      aQuote({
        ...{ id, fulfilment, deliverAt: deliverAt ?? null },
        address: fulfilment === 'pickup' ? null : anAddress(addressId ? { id: addressId } : {}),
        coupons: [{ slot: 'envelope', ...coupon }],
      }),
  ],
  submit: ['order.submit', { ...placed, orderIds: ['o1'] }],
  button: 'Place order',
  edit: (view) => view.tap('Contact-free drop-off'),
  choose: [
    {
      walk: async (view) => {
        await address(view)
        await view.tap(/^Deliver now/)
        await view.tap(/14:30/)
        await view.tap('Contact-free drop-off')
        await view.tap('Hide my number')
        await note(view, /^Note to the rider/, 'The blue gate')
        await note(view, 'Note, Taste, allergies', 'Less salt')
        await view.tap('Tableware, Not needed')
        await view.tap('2 sets')
        await view.tap('If sold out, Ask me')
        await view.tap('Refund the item')
        await coupons(view, /^Red envelope/)
      },
    },
    {
      walk: async (view) => {
        await view.tap('Self-pickup')
        await view.write('Phone number', '13912345678')
        await view.tap(/^I have read/)
      },
    },
  ],
  fixed: ['kind', 'storeId', 'sku', 'shopId', 'presaleId', 'usePoints', 'shopRemarks'],
}

export const mall: CheckOut = {
  screen: 'pageshop/page/shoppingMall/confirm-order',
  by: 'features/mall/Confirm/model.ts',
  quote: [
    'order.confirm',
    (id, { usePoints, addressId }) =>
      aMallQuote({
        id,
        envelope: coupon,
        points: { balance: 2480, usable: 1200, used: usePoints ? 1200 : 0, share: 5, step: 100, toEarn: 488 },
        address: anAddress(addressId ? { id: addressId } : {}),
      }),
  ],
  submit: ['order.submit', { ...placed, orderIds: ['o1'] }],
  button: 'Place order (1)',
  edit: (view) => note(view, /^Note to the shop/, 'As a gift'),
  choose: [
    {
      walk: async (view) => {
        await address(view)
        await note(view, /^Note to the shop/, 'As a gift')
        await coupons(view, /^Red envelope/)
        await view.tap('1,200 points for ¥12.00 off')
      },
    },
  ],
  fixed: [
    ...['kind', 'sku', 'shopId', 'presaleId', 'agreed', 'storeId', 'fulfilment', 'deliverAt'],
    ...['remark', 'tableware', 'hideNumber', 'riderNote', 'contactFree', 'ifSoldOut', 'pickupPhone'],
  ],
}

export const voucher: CheckOut = {
  screen: 'pages/group/package',
  params: { id: 'p1' },
  answers: { 'voucher.package': aPackage() },
  quote: ['voucher.confirm', (id, { count = 1 }) => ({ id, total: count * aPackage().price, expiresAt: past })],
  submit: ['voucher.submit', placed],
  button: 'Buy now',
  edit: (view) => view.tap('Add Weekday lunch for two'),
  choose: [{ walk: (view) => view.tap('Add Weekday lunch for two') }],
  fixed: ['packageId'],
}

export const groupCart: CheckOut = {
  screen: 'pages/group/confirm',
  params: { id: 'c1' },
  answers: { 'groupCart.detail': aGroupCart() },
  quote: [
    'groupCart.confirm',
    (quoteId, { couponIds: [couponId = 'e1'] = [] }) => ({
      ...{ quoteId, total: 3900, coupons: [{ slot: 'envelope', ...coupon, couponId }] },
      components: [{ kind: 'envelope', amount: -500, original: null, label: '' }],
    }),
  ],
  submit: ['groupCart.lock', { orderId: 'o1', payBefore: later, paymentId: null }],
  button: 'Lock and pay',
  edit: (view) => view.tap('Add Tableware'),
  choose: [
    {
      walk: async (view) => {
        await view.tap('Add Tableware')
        await note(view, /^Note/, 'Less salt')
        await coupons(view, /-¥5.00|−¥5.00/)
      },
    },
  ],
  fixed: ['cartId', 'total'],
}
