import { randomUUID } from 'node:crypto'
import { accountSessions } from '@contract/calls/account'
import { addressList } from '@contract/calls/address'
import { cartAdd } from '@contract/calls/cart'
import { chatOpen } from '@contract/calls/chat'
import { feedbackAdd } from '@contract/calls/feedback'
import { groupCartStart } from '@contract/calls/group-cart'
import { guestSave } from '@contract/calls/guest'
import { queueTake } from '@contract/calls/queue'
import { merchantCheckVoucher, merchantRedeemVoucher } from '@contract/calls/merchant'
import { storeReport } from '@contract/calls/store'
import { voucherDetail } from '@contract/calls/voucher'
import { waitlistJoin } from '@contract/calls/waitlist'
import { mallSplit } from '@contract/calls/mall'
import { orderApplyRefund, orderConfirm, orderSubmit } from '@contract/calls/order'
import { riderAccept, riderOffers } from '@contract/calls/rider'
import { walletMyMoney, walletRecharge, walletWithdraw } from '@contract/calls/wallet'
import type { OwnedKind } from '@contract/entities/ids'
import { staffRoles } from '@contract/entities/staff'
import { goodsById } from '../../server/modules/merchant/queries/goods'
import { paymentOfOrder } from '../../server/modules/payment/queries'
import type { OutflowKind } from '../../server/modules/fraud/desk'
import type { TestCaller } from '../../server/testing/caller'
import { HotelFactory } from '../../server/testing/hotel'
import { aQueue, aRestaurant } from '../../server/testing/tables'
import { MallFactory } from '../../server/testing/mall'
import { aVideo } from '../../server/testing/video'
import { given } from '../../server/testing/coupons'
import { aPicture } from '../../server/testing/picture'
import { aPaidOrder, application } from '../../server/testing/refunds'
import { aStaff } from '../../server/testing/staff'
import { aMember, anInvitation } from '../../server/testing/team'
import { aRider, search } from '../../server/testing/riders'
import { fund } from '../../server/testing/rows'
import { aPackage, buyVouchers } from '../../server/testing/vouchers'
import { anAccount } from '../../server/testing/withdrawals'
import type { World } from '../../server/testing/world'

/**
 * Roles of callers: `manager` and `cashier` are in the team of the other merchant’s store; the customer, the merchant and the rider own the things of a cast, the others none of them. `staff` has all
 * roles of staff, those named after a role have that one.
 */
export const roles = [
  ...(['visitor', 'customer', 'otherCustomer', 'member', 'merchant', 'otherMerchant'] as const),
  ...(['manager', 'cashier', 'rider', 'otherRider', 'staff'] as const),
  ...staffRoles,
] as const
export type Role = (typeof roles)[number]

/** The role that owns the things of a party. */
export const owners = { customer: 'customer', store: 'merchant', rider: 'rider', platform: 'staff' } as const

type PaidOrder = Awaited<ReturnType<typeof aPaidOrder>>
type Things = Readonly<Record<keyof typeof owners, Partial<Record<OwnedKind, string>>>>

export interface Cast {
  readonly people: Readonly<Record<Role, TestCaller>>
  /** The ids of one thing of each kind that a party can own. */
  readonly things: Things
}

/** A customer with one thing of each kind, the merchant of the store that they were bought from, and everybody else. */
export async function aCast(world: World): Promise<Cast> {
  const { make, visitor } = world
  const order = await aPaidOrder(world)
  const [merchant, otherMerchant] = [await make.customer(), await make.customer()]
  const otherStore = await make.store({ merchant_id: otherMerchant.id })
  const [manager, cashier] = [await aMember(world, otherStore, 'manager'), await aMember(world, otherStore, 'cashier')]
  const [otherCustomer, member] = [await make.customer(), await make.customer({ member: true })]
  const [rider, otherRider] = [await aRider(world), await aRider(world, { online: false })]
  const [support, operations] = [await aStaff(world, 'support'), await aStaff(world, 'operations')]
  const [finance, admin, staff] = [await aStaff(world, 'finance'), await aStaff(world, 'admin'), await aStaff(world)]
  const customers = { visitor, customer: order.ann, otherCustomer, member, merchant, otherMerchant, rider, otherRider }
  const team = { manager, cashier }
  const people = { ...customers, ...team, staff, support, operations, finance, admin }
  const things = await theirThings(world, order.ann, merchant, order)
  const riders = await aRidersThings(world, rider)
  return { people, things: { ...things, rider: riders, platform: await everyThing(world, order.ann, things, riders) } }
}

async function aWithdrawal({ app, clock }: World, customer: TestCaller) {
  await fund(app.context.db, customer.id, 100_00, clock.now())
  const { id: accountId } = await anAccount(customer)
  const keyed = { payPassword: '246810', idempotencyKey: randomUUID() }
  const { id } = await customer.call(walletWithdraw, { accountId, amount: 10_00, ...keyed })
  return { withdrawAccount: accountId, withdrawal: id }
}

/** A number in a restaurant's queue, of nobody with an account. */
async function aNumber({ app }: World, storeId: string): Promise<string> {
  const { context, services } = app
  return context.db
    .transaction()
    .execute(async (tx) => services.queue.take(tx, await services.queue.restaurant(tx, storeId), 1, null))
}

/** A customer's number in a queue and place in the line for a table. */
async function inLine(world: World, customer: TestCaller, storeId: string) {
  await aQueue(world, storeId)
  const { mine } = await customer.call(queueTake, { storeId, party: 2, idempotencyKey: randomUUID() })
  const place = await aRestaurant(world)
  const at = new Date(world.clock.now().getTime() + 6 * 3_600_000).toISOString()
  const wish = { storeId: place.storeId, party: 2, from: at, until: at, idempotencyKey: randomUUID() }
  return { queueNumber: mine?.id ?? '', waitlistEntry: (await customer.call(waitlistJoin, wish)).id }
}

async function theirThings(
  world: World,
  customer: TestCaller,
  merchant: TestCaller,
  order: PaidOrder,
): Promise<Pick<Things, 'customer' | 'store'>> {
  const { db } = world.app.context
  const { storeId, orderId, goods } = order
  const [goodsId = ''] = goods
  await world.make.changeStore(storeId, { merchant_id: merchant.id })
  const { id: refund } = await customer.call(orderApplyRefund, application(orderId))
  const { baskets } = await customer.call(cartAdd, { goodsId, quantity: 1 })
  const media = async (caller: TestCaller) => (await caller.upload(await aPicture(20, 20))).id
  return {
    customer: {
      address: (await customer.call(addressList, {})).items[0]?.id ?? '',
      cartLine: baskets[0]?.lines[0]?.id ?? '',
      // Owned by nobody else: a merchant shares the store's conversations.
      conversation: (await customer.call(chatOpen, { with: 'service' })).id,
      inbox: customer.id,
      ...(await inLine(world, customer, storeId)),
      quote: (await customer.call(orderConfirm, { storeId })).id,
      order: orderId,
      notice: await aNotice(world, customer),
      parcel: await aParcel(world, customer),
      coupon: await given(world, customer.id),
      groupCart: await aGroupCart(customer, storeId),
      guest: (await customer.call(guestSave, { name: 'Mia Lin' })).id,
      media: await media(customer),
      privateMedia: (await customer.upload(await aPicture(20, 20), { module: 'id' })).id,
      payment: (await paymentOfOrder(db, orderId)).id,
      refund,
      review: await aReview(world, customer.id, storeId),
      video: (await customer.uploadVideo(aVideo(), await aPicture(20, 20))).id,
      session: (await customer.call(accountSessions, {})).devices[0]?.id ?? '',
      moneyRecord: (await customer.call(walletMyMoney, {})).items[0]?.id ?? '',
      topUp: (await customer.call(walletRecharge, { amount: 100, idempotencyKey: randomUUID() })).id,
      ...(await aWithdrawal(world, customer)),
      teamMember: await anInvitation(world, await world.make.store(), customer),
    },
    store: {
      store: storeId,
      order: orderId,
      package: await aPackage(world, storeId),
      parcel: await aStoresParcel(world, orderId),
      product: await aProduct(world, storeId),
      refund,
      redemption: await aRedemption(world, merchant, storeId),
      review: await aReview(world, customer.id, storeId),
      goods: goodsId,
      teamMember: await anInvitation(world, storeId, await world.make.customer()),
      queueNumber: await aNumber(world, storeId),
      roomType: await aRoomType(world, merchant),
      menuCategory: (await goodsById(db, goodsId)).menu_category_id,
      media: await media(merchant),
      withdrawAccount: (await anAccount(merchant)).id,
    },
  }
}

/** An offer to a rider, and the delivery that it became. */
async function aRidersThings(world: World, rider: TestCaller) {
  await aPaidOrder(world)
  await search(world)
  const { items } = await rider.call(riderOffers, {})
  const offer = items[0]?.id ?? ''
  const { id: delivery } = await rider.call(riderAccept, { offerId: offer })
  const privateMedia = (await rider.upload(await aPicture(20, 20), { module: 'errandProof' })).id
  return { offer, delivery, privateMedia }
}

/** One thing of each kind that staff see. */
async function everyThing(
  world: World,
  customer: TestCaller,
  { customer: { order, refund, review }, store: { store } }: Pick<Things, 'customer' | 'store'>,
  { delivery }: Things['rider'],
): Promise<Things['platform']> {
  const sent = { idempotencyKey: randomUUID() }
  const told = await customer.call(feedbackAdd, { type: 'idea', text: 'Quieter', mayContact: false, ...sent })
  const { reportId } = await customer.call(storeReport, {
    ...{ storeId: store ?? '', type: 'service', content: 'It is closed', idempotencyKey: randomUUID() },
  })
  const application = await anApplication(world, customer.id)
  const fraudCase = await aFraudCase(world, customer.id)
  return {
    ...{ order, refund, review, store, delivery, application, fraudCase, zone: await aZone(world) },
    // A separate customer, since staff may freeze the account.
    ...{ customer: (await world.make.customer()).id, feedback: told.id, report: reportId },
  }
}

/** A case of fraud that waits for its decision. */
async function aFraudCase({ app: { context, services }, clock }: World, customer_id: string): Promise<string> {
  services.fraud.handle('example', exampleOfMoney)
  const id = randomUUID()
  const row = { id, customer_id, kind: 'example', store_id: null, amount: 100, signals: '[]', state: 'open' as const }
  await context.db
    .insertInto('fraud_cases')
    .values({ ...row, created_at: clock.now() })
    .execute()
  return id
}

const nothing = () => Promise.resolve()
/** A kind of money that is nobody's. */
const exampleOfMoney: OutflowKind = { lock: nothing, notifyWaiting: nothing, release: nothing, refuse: nothing }

/** A zone on the other side of the world. */
async function aZone({ app: { context } }: World): Promise<string> {
  const place = { latitude: -22.5, longitude: -66, meters: 1000 }
  const zone = {
    key: `far-${randomUUID().slice(0, 8)}`,
    ...place,
    policy: 'offer' as const,
    raise: null,
    raise_most: null,
  }
  const { id } = await context.db.insertInto('delivery_zones').values(zone).returning('id').executeTakeFirstOrThrow()
  return id
}

/** An application that waits for its decision. */
async function anApplication({ app: { context }, clock }: World, customer_id: string): Promise<string> {
  const id = randomUUID()
  const form = { form_sealed: context.seal.seal('{}'), applicant: 'L**' }
  await context.db
    .insertInto('applications')
    .values({ id, customer_id, kind: 'partner', state: 'inReview', submitted_at: clock.now(), ...form })
    .execute()
  return id
}

/** A shared cart of a customer. */
async function aGroupCart(customer: TestCaller, storeId: string): Promise<string> {
  const settings = { minutes: 30, cap: null, feeSplit: 'equal' as const }
  return (await customer.call(groupCartStart, { storeId, ...settings, idempotencyKey: randomUUID() })).id
}

/** A redemption of a voucher by a store. */
async function aRedemption(world: World, merchant: TestCaller, storeId: string): Promise<string> {
  const buyer = await world.make.customer({ balance: 100_00 })
  const orderId = await buyVouchers(buyer, await aPackage(world, storeId), 1)
  const code = (await buyer.call(voucherDetail, { orderId })).code ?? ''
  const { ticket } = await merchant.call(merchantCheckVoucher, { storeId, code })
  return (await merchant.call(merchantRedeemVoucher, { storeId, ticket, count: 1, idempotencyKey: randomUUID() })).id
}

/** A message to a customer. */
async function aNotice({ app: { context, services } }: World, { id: customerId }: TestCaller): Promise<string> {
  const params = { kind: 'rider' as const }
  const notice = { customerId, subject: 'cast', targetId: 'rider', params }
  await context.db.transaction().execute((tx) => services.notices.tell(tx, 'applicationPassed', [notice]))
  const notices = context.db.selectFrom('notices').select('id').where('customer_id', '=', customerId)
  return (await notices.where('topic', '=', 'applicationPassed').executeTakeFirstOrThrow()).id
}

/** A room type of a hotel of a merchant. */
async function aRoomType(world: World, { id }: TestCaller): Promise<string> {
  const hotels = new HotelFactory(world)
  return hotels.room(await hotels.hotel({}, { merchant_id: id }))
}

/** A product of a store, whatever it sells. */
async function aProduct({ app, make }: World, storeId: string): Promise<string> {
  const mall = new MallFactory(app.context.db, make)
  return (await mall.product({ id: storeId, templateId: await mall.template(storeId) })).id
}

/** A parcel of an order of a store, of whatever kind. */
async function aStoresParcel({ app: { context }, make }: World, order_id: string): Promise<string> {
  const id = randomUUID()
  const warehouse_id = await new MallFactory(context.db, make).warehouse()
  const unsent = { number: 1, state: 'toShip' as const, carrier: null, tracking_number: null }
  await context.db
    .insertInto('parcels')
    .values({ id, order_id, warehouse_id, ...unsent })
    .execute()
  return id
}

/** A parcel of an order of the mall that waits for its payment. */
async function aParcel({ app, make }: World, customer: TestCaller): Promise<string> {
  const mall = new MallFactory(app.context.db, make)
  const { skuIds } = await mall.product(await mall.shop())
  const { id: quoteId } = await customer.call(orderConfirm, { kind: 'mall', sku: { skuId: skuIds[0] ?? '' } })
  const { orderId } = await customer.call(orderSubmit, { quoteId, idempotencyKey: randomUUID() })
  return (await customer.call(mallSplit, { orderId })).parcels[0]?.id ?? ''
}

/** A review that a customer wrote of a store. */
async function aReview({ app, clock }: World, customerId: string, storeId: string): Promise<string> {
  const both = { en: 'Good', zh: '好' }
  const author = { name: both, avatar: { path: '/pictures/ab12', colour: '#ffdfa8' } }
  const texts = { author: JSON.stringify(author), text: JSON.stringify(both), pictures: '[]' }
  const id = randomUUID()
  await app.context.db
    .insertInto('reviews')
    .values({
      id,
      customer_id: customerId,
      store_id: storeId,
      ...texts,
      anonymous: false,
      rating: 5,
      created_at: clock.now(),
    })
    .execute()
  return id
}
