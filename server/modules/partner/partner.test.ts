import { randomUUID } from 'node:crypto'
import { accountInviteCode } from '@contract/calls/account'
import { orderConfirm, orderConfirmReceipt } from '@contract/calls/order'
import { partnerInvitations, partnerQrCode } from '@contract/calls/partner'
import { paymentBalancePay } from '@contract/calls/payment'
import { walletMyMoney } from '@contract/calls/wallet'
import type { TestCaller } from '../../testing/caller'
import { aBasket, balanceOf, fire, submit, toDoor } from '../../testing/orders'
import { apply } from '../../testing/refunds'
import { aWorld, type World } from '../../testing/world'
import { ledgerFaults } from '../../../tests/money/ledger-faults'

const [reward, minimum, perMonth, invitationDays, waitDays] = [10_00, 30_00, 2, 14, 10]
const terms = {
  INVITATION_REWARD: String(reward),
  INVITATION_MINIMUM: String(minimum),
  INVITATIONS_A_MONTH: String(perMonth),
  INVITATION_DAYS: String(invitationDays),
  INVITATION_WAIT_DAYS: String(waitDays),
}

let world: World
beforeAll(async () => {
  world = await aWorld(terms)
})
afterAll(() => world.close())
afterEach(async () => expect(await ledgerFaults(world.app.context.db)).toEqual([]))

const dayMinutes = 24 * 60
/** Waits until the order can no longer be refunded. */
const wait = () => world.clock.forward(waitDays * dayMinutes)

const invited = (inviter: TestCaller, caller: TestCaller) =>
  world.app.context.db
    .updateTable('customers')
    .set({ invited_by: inviter.id, created_at: world.clock.now() })
    .where('id', '=', caller.id)
    .execute()

interface Asked extends NonNullable<Parameters<typeof aBasket>[1]> {
  readonly after?: number
  readonly by?: TestCaller
}

/** Somebody invited, with an order that was delivered and confirmed. */
async function anInvitation({ after = 0, by, ...basket }: Asked = {}) {
  const inviter = by ?? (await world.make.customer())
  const { ann: invitee, storeId } = await aBasket(world, basket)
  await invited(inviter, invitee)
  world.clock.forward(after)
  const { id } = await invitee.call(orderConfirm, { storeId })
  const { orderId } = await submit(invitee, id)
  await invitee.call(paymentBalancePay, { orderId, payPassword: '246810', idempotencyKey: randomUUID() })
  for (const event of toDoor) await fire(world, orderId, event)
  const complete = () => invitee.call(orderConfirmReceipt, { orderId, idempotencyKey: randomUUID() })
  return { inviter, invitee, complete, orderId, storeId }
}

/** The oddities of an order. */
interface Oddity extends Asked {
  readonly refunded?: number
  readonly asked?: boolean
  readonly own?: boolean
}

const db = () => world.app.context.db
const stateOf = async (inviter: TestCaller) =>
  (await inviter.call(partnerInvitations, {})).items.map(({ state }) => state)

describe('partner.qrCode', () => {
  it('should lead to the registration with the own code', async () => {
    const ann = await world.make.customer()
    const { inviteCode } = await ann.call(accountInviteCode, {})
    const code = await ann.call(partnerQrCode, {})
    expect(code.inviteCode).toBe(inviteCode)
    expect(code.url).toMatch(
      new RegExp(`^http.*/#/pagecenter/page/user/login/register/index\\?inviteCode=${inviteCode}$`),
    )
  })
})

describe('partner.invitations', () => {
  it('should reward both once the first order is completed, and only once', async () => {
    const { inviter, invitee, complete } = await anInvitation()
    await world.hours(1)
    expect(await stateOf(inviter)).toEqual(['waiting'])
    expect(await balanceOf(inviter)).toBe(0)
    await complete()
    const before = await balanceOf(invitee)
    world.clock.forward(waitDays * dayMinutes - 120)
    await world.hours(1)
    expect(await stateOf(inviter)).toEqual(['waiting'])
    for (let hour = 0; hour < 3; hour++) await world.hours(1)
    expect(await balanceOf(inviter)).toBe(reward)
    expect(await balanceOf(invitee)).toBe(before + reward)
    expect(await inviter.call(partnerInvitations, {})).toMatchObject({
      items: [{ id: invitee.id, state: 'rewarded', maskedPhone: expect.stringContaining('****') as string }],
      ...{ reward, minimum, waitDays, perMonth, invited: 1, rewarded: 1, waiting: 0, earned: reward },
    })
    expect((await inviter.call(walletMyMoney, {})).items).toMatchObject([
      { type: 'reward', category: 'reward', amount: reward },
    ])
  })

  it('should reward once when the job runs at several servers', async () => {
    const { inviter, invitee, complete } = await anInvitation()
    await complete()
    wait()
    const { db, jobs, clock } = world.app.context
    for (let copy = 0; copy < 4; copy++)
      await jobs.add(db, { kind: 'partner.reward', payload: { inviteeId: invitee.id }, runAt: clock.now() })
    await Promise.all([jobs.runDue(), jobs.runDue(), jobs.runDue(), jobs.runDue()])
    expect(await balanceOf(inviter)).toBe(reward)
  })

  it('should not reward an order that came too late', async () => {
    const { inviter, complete } = await anInvitation({ after: (invitationDays + 1) * dayMinutes })
    await complete()
    wait()
    await world.hours(1)
    expect(await stateOf(inviter)).toEqual(['tooLate'])
    expect(await balanceOf(inviter)).toBe(0)
  })

  it('should not reward who invites themselves on their own device', async () => {
    const { inviter, invitee, complete } = await anInvitation()
    const { db } = world.app.context
    await db
      .updateTable('sessions')
      .set({ device_hash: 'one' })
      .where('customer_id', 'in', [inviter.id, invitee.id])
      .execute()
    await complete()
    wait()
    await world.hours(1)
    expect(await stateOf(inviter)).toEqual(['ownDevice'])
    expect(await balanceOf(inviter)).toBe(0)
  })

  it.each([
    ['costs too little', { goods: { shop_price: 10_00 } }],
    ['leaves too little after a refund', { refunded: 40_00 }],
    ['is being asked back', { asked: true }],
    ['was placed in a store of the inviter', { own: true }],
  ])(
    'should not reward an order that %s',
    async (_, { refunded = 0, asked = false, own = false, ...basket }: Oddity) => {
      const { inviter, invitee, complete, orderId, storeId } = await anInvitation(basket)
      const { db } = world.app.context
      await complete()
      if (refunded > 0) await db.updateTable('orders').set({ refunded }).where('id', '=', orderId).execute()
      if (own) await db.updateTable('stores').set({ merchant_id: inviter.id }).where('id', '=', storeId).execute()
      if (asked) await apply(invitee, orderId)
      wait()
      await world.hours(1)
      expect([await balanceOf(inviter), await stateOf(inviter)]).toEqual([
        0,
        [expect.stringMatching(/waiting|tooLate/)],
      ])
      if (refunded > 0) await db.updateTable('orders').set({ refunded: 0 }).where('id', '=', orderId).execute()
    },
  )

  it('should reward a limited number in a month, and the others in the next', async () => {
    const by = await world.make.customer()
    const all = []
    for (let index = 0; index <= perMonth; index++) all.push(await anInvitation({ by }))
    for (const { complete } of all) await complete()
    wait()
    await Promise.all([world.hours(1), world.app.context.jobs.runDue()])
    expect(await balanceOf(by)).toBe(perMonth * reward)
    await world.hours(1)
    expect(await balanceOf(by)).toBe(perMonth * reward)
    await world.hours(31 * 24)
    await world.hours(1)
    const held = db()
      .selectFrom('accounts')
      .select('balance')
      .where('kind', '=', 'customer')
      .where('owner_id', '=', by.id)
    expect((await held.executeTakeFirstOrThrow()).balance).toBe((perMonth + 1) * reward)
  })

  it('should show nobody the invitations of others', async () => {
    const { invitee } = await anInvitation()
    expect(await invitee.call(partnerInvitations, {})).toMatchObject({ items: [], invited: 0, earned: 0 })
  })
})

it('should bring nothing where it is not switched on', async () => {
  const plain = await aWorld()
  const ann = await plain.make.customer()
  expect(await ann.call(partnerInvitations, {})).toMatchObject({ reward: 0 })
  expect(plain.app.context.config.invitationReward).toBeUndefined()
  await plain.close()
})
