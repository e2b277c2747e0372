import { randomUUID } from 'node:crypto'
import type { Audience, Call } from '@contract/call'
import { calls } from '@contract/calls'
import { accountSessions } from '@contract/calls/account'
import { addressList } from '@contract/calls/address'
import { cartAdd } from '@contract/calls/cart'
import { orderApplyRefund, orderConfirm } from '@contract/calls/order'
import { walletMyMoney, walletRecharge } from '@contract/calls/wallet'
import type { OwnedKind } from '@contract/entities/ids'
import { ownedKinds } from '@contract/entities/ids'
import { failureCodes, type FailureName } from '@contract/failures'
import { given } from '../../server/testing/coupons'
import type { TestCaller } from '../../server/testing/caller'
import { aPicture } from '../../server/testing/picture'
import { aPaidOrder, application } from '../../server/testing/refunds'
import { aWorld, type World } from '../../server/testing/world'
import { canOwn, ownsAll } from '../../server/http/queries'
import { goodsById } from '../../server/modules/merchant/queries/goods'
import { paymentOfOrder } from '../../server/modules/payment/queries'
import { asking } from './suite'

/** Who calls: the customer and the merchant have the things of this test, the others none of them. */
const roles = ['visitor', 'customer', 'otherCustomer', 'member', 'merchant', 'otherMerchant'] as const
type Role = (typeof roles)[number]

/** The refusal of each role at the gate of a call; undefined for who is let in. */
const gates: Record<Audience, Partial<Record<Role, FailureName>>> = {
  anyone: {},
  customer: { visitor: 'notSignedIn' },
  merchant: {
    visitor: 'notSignedIn',
    customer: 'accessDenied',
    otherCustomer: 'accessDenied',
    member: 'accessDenied',
  },
  rider: {
    visitor: 'notSignedIn',
    customer: 'accessDenied',
    otherCustomer: 'accessDenied',
    member: 'accessDenied',
    merchant: 'accessDenied',
    otherMerchant: 'accessDenied',
  },
}

/** The role that owns the things of a party. */
const owners = { customer: 'customer', store: 'merchant' } as const

const all = Object.values<Call>(calls)
const table = all.map((call) => [call.name, call] as const)
const owning = all.filter(({ owns }) => owns.length > 0).map((call) => [call.name, call] as const)

let world: World
let people: Record<Role, TestCaller>
let things: Record<keyof typeof owners, Partial<Record<OwnedKind, string>>>

/** A customer with one thing of each kind, and the merchant of the store that they were bought from. */
async function theirThings(customer: TestCaller, merchant: TestCaller, order: Awaited<ReturnType<typeof aPaidOrder>>) {
  const { db } = world.app.context
  const { storeId, orderId, goods } = order
  const [goodsId = ''] = goods
  await world.make.changeStore(storeId, { merchant_id: merchant.id })
  const { id: refund } = await customer.call(orderApplyRefund, application(orderId))
  const { baskets } = await customer.call(cartAdd, { goodsId, quantity: 1 })
  const media = async (caller: TestCaller) => (await caller.upload(await aPicture(20, 20))).id
  things = {
    customer: {
      address: (await customer.call(addressList, {})).items[0]?.id ?? '',
      cartLine: baskets[0]?.lines[0]?.id ?? '',
      quote: (await customer.call(orderConfirm, { storeId })).id,
      order: orderId,
      coupon: await given(world, customer.id),
      media: await media(customer),
      privateMedia: (await customer.upload(await aPicture(20, 20), { module: 'id' })).id,
      payment: (await paymentOfOrder(db, orderId)).id,
      refund,
      session: (await customer.call(accountSessions, {})).devices[0]?.id ?? '',
      moneyRecord: (await customer.call(walletMyMoney, {})).items[0]?.id ?? '',
      topUp: (await customer.call(walletRecharge, { amount: 100, idempotencyKey: randomUUID() })).id,
    },
    store: {
      store: storeId,
      order: orderId,
      refund,
      goods: goodsId,
      menuCategory: (await goodsById(db, goodsId)).menu_category_id,
      media: await media(merchant),
    },
  }
}

beforeAll(async () => {
  world = await aWorld()
  const { make } = world
  const order = await aPaidOrder(world)
  const [merchant, otherMerchant] = [await make.customer(), await make.customer()]
  await make.store({ merchant_id: otherMerchant.id })
  const [otherCustomer, member] = [await make.customer(), await make.customer({ member: true })]
  people = { visitor: world.visitor, customer: order.ann, otherCustomer, member, merchant, otherMerchant }
  await theirThings(order.ann, merchant, order)
})
afterAll(() => world.close())

const refusals = new Map<number, FailureName>([
  [failureCodes.notSignedIn, 'notSignedIn'],
  [failureCodes.accessDenied, 'accessDenied'],
])

describe('the gate of a call', () => {
  it.each(table)('%s should let in whom it is for alone', async (name, { who }) => {
    const said: Partial<Record<Role, FailureName>> = {}
    for (const role of roles) {
      // The gate comes before the form of a request, so that nothing is done with this one.
      const { envelope } = await people[role].send(name, [])
      const refusal = refusals.get(envelope.code)
      if (refusal) said[role] = refusal
    }
    expect(said).toEqual(gates[who])
  })
})

describe('what a call is about', () => {
  it.each(owning)('%s should be the own of who makes it', async (name, call) => {
    const { party, owns, who } = call
    if (party === undefined || party === 'rider') throw new Error(`${name} owns things, but nobody can make it`)
    const others = roles.filter((role) => role !== owners[party] && !gates[who][role])
    for (const field of owns) {
      const id = things[party][field.kind] ?? ''
      for (const role of others) {
        const { envelope } = await people[role].send(name, asking(call, field, id))
        expect({ role, field, code: envelope.code }).toEqual({
          role,
          field,
          code: failureCodes[`${field.kind}NotFound`],
        })
      }
    }
  })

  it('should be there for who owns it, of every kind that a party can have', async () => {
    const { db } = world.app.context
    for (const party of ['customer', 'store'] as const) {
      const own = things[party]
      const theirs = [party === 'customer' ? people.customer.id : (own.store ?? randomUUID())]
      for (const kind of ownedKinds.filter((each) => canOwn(party, each))) {
        const owned = await ownsAll(db, { kind, party, ids: [own[kind] ?? ''], theirs })
        expect({ party, kind, owned }).toEqual({ party, kind, owned: true })
      }
    }
  })
})
