import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { v7 as uuid } from 'uuid'
import { addressList } from '@contract/calls/address'
import { aftersaleApply, aftersaleList, aftersaleReasons } from '@contract/calls/aftersale'
import { articleColumnList } from '@contract/calls/article'
import { groupCartList } from '@contract/calls/group-cart'
import { hotelConfirm, hotelOrders, hotelRooms, hotelSubmit } from '@contract/calls/hotel'
import { hotelSearch } from '@contract/calls/hotel-search'
import { goodsCollect, goodsDetail } from '@contract/calls/goods'
import { memberOpen, memberPlans } from '@contract/calls/member'
import { orderConfirm, orderList, orderSubmit } from '@contract/calls/order'
import { paymentBalancePay, paymentShare, paymentWechatOrder } from '@contract/calls/payment'
import { cartAdd } from '@contract/calls/cart'
import { bindingList } from '@contract/calls/binding'
import { mallPointsGoods, mallProduct, mallProducts, mallSplit } from '@contract/calls/mall'
import { mallPresaleList } from '@contract/calls/presale'
import type { AfterSale } from '@contract/entities/after-sale'
import { storeCollect } from '@contract/calls/store'
import { walletMyMoney, walletRecharge, walletWithdraw, walletWithdrawLog } from '@contract/calls/wallet'
import type { TestCaller } from '../../server/testing/caller'
import { aPicture } from '../../server/testing/picture'
import { anAccount } from '../../server/testing/withdrawals'
import type { RouteName } from '@/routes'
import { pathOfRoute, routes } from '@/routes'
import { aGroupCart } from './group-cart'
import { fillCart, placeOrder } from './orders'
import { secrets } from './person'
import type { Shop } from './shop'
import { aChat } from './chat'
import { anErrand } from './errands'
import { aTable } from './tables'
import { someDeals } from './group-deals'
import { someVouchers } from './vouchers'

type Params = Partial<Record<RouteName, Record<string, string>>>

/** Parameters for the screens that need some: a filled basket, an unpaid order, a past one, an address of the member, favourites. */
export async function examples(caller: TestCaller, shop: Shop): Promise<Params> {
  const past = await caller.call(orderList, { kind: 'takeaway', tab: 'completed' })
  const refunds = await caller.call(orderList, { kind: 'takeaway', tab: 'refund' })
  const [storeId, goodsId] = [shop.id, shop.dish.id]
  await caller.call(storeCollect, { storeId, collected: true })
  await caller.call(goodsCollect, { goodsId, collected: true })
  await caller.call(goodsDetail, { goodsId })
  const orderId = await placeOrder(caller, shop)
  const { items: plans } = await caller.call(memberPlans, {})
  const planKey = plans[0]?.key ?? ''
  const membership = await caller.call(memberOpen, { planKey, agreed: true, idempotencyKey: uuid() })
  const { checkout } = await caller.call(paymentWechatOrder, { orderId, idempotencyKey: uuid() })
  const { shareToken } = await caller.call(paymentShare, { orderId })
  await fillCart(caller, shop)
  const quote = await caller.call(orderConfirm, { storeId: shop.id })
  const articles = await caller.call(articleColumnList, {})
  const addresses = await caller.call(addressList, {})
  const records = await caller.call(walletMyMoney, {})
  const topUp = await caller.call(walletRecharge, { amount: 200_00, idempotencyKey: uuid() })
  const withdrawalId = await aWithdrawal(caller)
  const { path } = await caller.uploadVideo(soup, await aPicture())
  const pastId = past.items[0]?.id ?? ''
  const product = await aProduct(caller)
  const mallOrderId = await aMallOrder(caller, product.skuId)
  const refund = await aCase(caller)
  const { parcels } = await caller.call(mallSplit, { orderId: mallOrderId })
  const { hotelId, stay, reservation } = await aStay(caller)
  const table = await aTable(caller)
  const groupCart = await aGroupCart(caller, shop)
  const pastCarts = await caller.call(groupCartList, { tab: 'past' })
  const vouchers = await someVouchers(caller)
  const deals = await someDeals(caller)
  const errand = await anErrand(caller)
  return {
    storeDetail: { id: shop.id },
    chat: { id: await aChat(caller, shop.id) },
    storeMessages: { storeId: shop.id },
    errandChat: { orderId: pastId },
    groupDeal: { id: deals.dealId },
    dealGroup: { id: deals.groupId },
    storePackage: { id: vouchers.packageId },
    voucher: { id: vouchers.orderId },
    goodsDetail: { id: shop.dish.id },
    openLocation: { latitude: '22.5329', longitude: '113.93', name: 'Keyuan Garden', address: '15 Keyuan Rd' },
    goodsComments: { goodsId: shop.dish.id },
    evaluate: { orderId: pastId },
    loginSocial: { provider: 'wechat' },
    bindAfterSocial: { ticket: 'none' },
    bindPhone: { oldCode: '000000' },
    chooseGoods: { storeId: shop.id },
    qualification: { storeId: shop.id },
    report: { subject: 'goods', id: shop.dish.id },
    confirm: { storeId: shop.id },
    couponPicker: { quoteId: quote.id },
    pay: { orderId },
    memberPay: { paymentId: membership.paymentId },
    paySuccess: { orderId: pastId },
    cashier: { token: checkout.how === 'sandbox' ? checkout.token : '' },
    payForFriend: { token: shareToken },
    orderDetail: { id: pastId },
    addDishes: { id: pastId },
    afterSale: { orderId: pastId },
    delayed: { orderId: pastId },
    refuseSpecial: { orderId: pastId },
    submitted: { of: 'review', id: pastId },
    receipt: { orderId: pastId },
    refund: { id: refunds.items[0]?.refund?.id ?? '' },
    systemMessages: { kind: 'announcement' },
    article: { id: articles.items[0]?.id ?? '' },
    cancelResult: { closesAt: '2026-03-18T04:00:00.000Z' },
    aboutWebView: { url: 'https://beian.miit.gov.cn' },
    rechargeSuccess: { id: topUp.id },
    withdrawSuccess: { id: withdrawalId },
    withdrawDetail: { id: withdrawalId },
    moneyRecord: { id: records.items[0]?.id ?? '' },
    audit: { kind: 'rider' },
    riderTask: { id: pastId },
    product: { id: product.id },
    merchantProduct: { productId: product.id },
    productReviews: { productId: product.id },
    mallEvaluate: { orderId: mallOrderId },
    mallShop: { id: product.shopId },
    mallConfirm: { sku: product.skuId },
    pointsConfirm: { deal: await aDeal(caller) },
    mallOrder: { id: mallOrderId },
    presale: { id: await aPresale(caller) },
    payPresale: { id: mallOrderId },
    applyAfterSales: { orderId: refund.orderId, refundId: refund.id },
    refundDetails: { id: refund.id },
    returnInformation: { refundId: refund.id },
    afterOrderLogistics: { refundId: refund.id },
    splitPackages: { id: mallOrderId },
    viewLogistics: { id: parcels[0]?.id ?? '' },
    playVideo: { path },
    hotel: { id: hotelId },
    hotelPictures: { id: hotelId },
    hotelFacilities: { id: hotelId },
    hotelComments: { id: hotelId },
    hotelConfirm: stay,
    hotelChange: { id: reservation.id },
    invoice: { orderId: reservation.id },
    reservation,
    bookTable: { id: table.id },
    tableConfirm: table.choice,
    queue: { id: table.id },
    groupStart: { storeId: table.id },
    groupCart: { id: groupCart.id },
    groupStore: { id: groupCart.id },
    groupConfirm: { id: groupCart.id },
    groupSplit: { id: groupCart.id },
    groupOrder: { id: pastCarts.items.find(({ state }) => state === 'ordered')?.id ?? groupCart.id },
    groupJoin: { token: groupCart.token },
    errandDetail: { id: errand.orderId },
    errandAnswer: { orderId: errand.orderId },
    errandEvaluate: { orderId: errand.orderId },
    errandTrack: { token: errand.token },
    addressEdit: { id: addresses.items[0]?.id ?? '' },
  }
}

/** A video that every browser plays: two seconds of a bowl of soup. */
export const soup = readFileSync(join(__dirname, 'soup.mp4'))

/** A hotel of the demo with a rate that can be booked, and the caller's booking of one. */
async function aStay(caller: TestCaller) {
  const [hotel] = (await caller.call(hotelSearch, {})).items
  const hotelId = hotel?.id ?? ''
  const { checkIn, checkOut, items } = await caller.call(hotelRooms, { hotelId })
  const rates = items.flatMap((room) => room.rates).filter(({ refusal }) => refusal === null)
  const stay = { rate: rates[0]?.id ?? '', checkIn, checkOut, rooms: '1', adults: '2' }
  const [known] = (await caller.call(hotelOrders, {})).items
  if (known) return { hotelId, stay, reservation: { kind: 'hotel', id: known.id } }
  const quote = await caller.call(hotelConfirm, { rateId: stay.rate, checkIn, checkOut })
  const contact = { name: 'Lin', gender: 1, phone: '13807550001' } as const
  const guests = [{ name: 'Mia Lin' }]
  const request = { quoteId: quote.id, guests, contact, agreed: true, idempotencyKey: uuid() }
  const { orderId } = await caller.call(hotelSubmit, request)
  return { hotelId, stay, reservation: { kind: 'hotel', id: orderId } }
}

/** A product of the mall, one of which is in the caller's cart. */
async function aProduct(caller: TestCaller) {
  const [card] = (await caller.call(mallProducts, { filters: ['inStock'] })).items
  const product = await caller.call(mallProduct, { productId: card?.id ?? '' })
  const sku = product.skus.find(({ soldOut }) => !soldOut)
  const skuId = sku?.id ?? ''
  await caller.call(cartAdd, { skuId, quantity: 1 })
  return { ...product, skuId }
}

/** A presale of the demo. */
const aPresale = async (caller: TestCaller): Promise<string> =>
  (await caller.call(mallPresaleList, {})).items[0]?.id ?? ''

/** A deal of the points mall that anybody can have. */
async function aDeal(caller: TestCaller): Promise<string> {
  const { items } = await caller.call(mallPointsGoods, {})
  return items.find(({ state }) => state === 'open' || state === 'notEnough')?.id ?? ''
}

/** An order of the mall that waits for its payment. */
async function aMallOrder(caller: TestCaller, skuId: string): Promise<string> {
  const { id: quoteId } = await caller.call(orderConfirm, { kind: 'mall', sku: { skuId } })
  return (await caller.call(orderSubmit, { quoteId, idempotencyKey: uuid() })).orderId
}

/** The caller's newest after-sales case that waits for its shop, or a refund of a paid order that nothing has left of. */
async function aCase(caller: TestCaller): Promise<AfterSale> {
  const { items } = await caller.call(aftersaleList, {})
  const known = items.find(({ state }) => state === 'merchantReview')
  if (known) return known
  const [cheapest] = (await caller.call(mallProducts, { filters: ['inStock'], sort: 'priceUp' })).items
  const { skus } = await caller.call(mallProduct, { productId: cheapest?.id ?? '' })
  const orderId = await aMallOrder(caller, skus.find(({ soldOut }) => !soldOut)?.id ?? '')
  await caller.call(paymentBalancePay, { orderId, payPassword: secrets.payPassword, idempotencyKey: uuid() })
  const [reason] = (await caller.call(aftersaleReasons, { orderId })).items
  return caller.call(aftersaleApply, {
    orderId,
    service: 'refundOnly',
    lines: [{ position: 0, quantity: 1 }],
    reason: reason?.key ?? '',
    description: '123',
    idempotencyKey: uuid(),
  })
}

/** The caller's withdrawal, or the first one, to the account that is linked for it. */
async function aWithdrawal(caller: TestCaller): Promise<string> {
  const [known] = (await caller.call(walletWithdrawLog, {})).items
  if (known) return known.id
  const { accounts } = await caller.call(bindingList, {})
  const { id: accountId } = accounts[0] ?? (await anAccount(caller, '622200001234', 'Z1'))
  const keyed = { payPassword: secrets.payPassword, idempotencyKey: uuid() }
  return (await caller.call(walletWithdraw, { accountId, amount: 20_00, ...keyed })).id
}

/** A screen's address after "#/". */
export function addressOf(name: RouteName, params: Params = {}): string {
  const query = new URLSearchParams(params[name] ?? {}).toString()
  return `${pathOfRoute(routes[name])}${query ? `?${query}` : ''}`
}
