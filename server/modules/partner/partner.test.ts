import { randomUUID } from 'node:crypto'
import { accountInviteCode } from '@contract/calls/account'
import { orderConfirm, orderConfirmReceipt } from '@contract/calls/order'
import { partnerInvitations, partnerQrCode } from '@contract/calls/partner'
import { paymentBalancePay } from '@contract/calls/payment'
import { walletMyMoney } from '@contract/calls/wallet'
import { limits } from '@contract/limits'
import { withBooks } from '../../testing/books'
import type { TestCaller } from '../../testing/caller'
import { aBasket, balanceOf, fire, submit, toDoor } from '../../testing/orders'
import type { World } from '../../testing/world'

let world: World
withBooks((its) => ({ world } = its))

const dayMinutes = 24 * 60
const { invitationReward: reward, invitationDays } = limits

const invited = (inviter: TestCaller, caller: TestCaller) =>
  world.app.context.db
    .updateTable('customers')
    .set({ invited_by: inviter.id, created_at: world.clock.now() })
    .where('id', '=', caller.id)
    .execute()

/** Somebody invited, with an order that was delivered and confirmed. */
async function anInvitation({ after = 0 } = {}) {
  const inviter = await world.make.customer()
  const { ann: invitee, storeId } = await aBasket(world)
  await invited(inviter, invitee)
  world.clock.forward(after)
  const { id } = await invitee.call(orderConfirm, { storeId })
  const { orderId } = await submit(invitee, id)
  await invitee.call(paymentBalancePay, { orderId, payPassword: '246810', idempotencyKey: randomUUID() })
  for (const event of toDoor) await fire(world, orderId, event)
  const complete = () => invitee.call(orderConfirmReceipt, { orderId, idempotencyKey: randomUUID() })
  return { inviter, invitee, complete }
}

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
    for (let hour = 0; hour < 3; hour++) await world.hours(1)
    expect(await balanceOf(inviter)).toBe(reward)
    expect(await balanceOf(invitee)).toBe(before + reward)
    expect(await inviter.call(partnerInvitations, {})).toMatchObject({
      items: [{ id: invitee.id, state: 'rewarded', maskedPhone: expect.stringContaining('****') as string }],
      ...{ reward, invited: 1, rewarded: 1, waiting: 0, earned: reward },
    })
    expect((await inviter.call(walletMyMoney, {})).items).toMatchObject([
      { type: 'reward', category: 'reward', amount: reward },
    ])
  })

  it('should reward once when the job runs at several servers', async () => {
    const { inviter, invitee, complete } = await anInvitation()
    await complete()
    const { db, jobs, clock } = world.app.context
    for (let copy = 0; copy < 4; copy++)
      await jobs.add(db, { kind: 'partner.reward', payload: { inviteeId: invitee.id }, runAt: clock.now() })
    await Promise.all([jobs.runDue(), jobs.runDue(), jobs.runDue(), jobs.runDue()])
    expect(await balanceOf(inviter)).toBe(reward)
  })

  it('should not reward an order that came too late', async () => {
    const { inviter, complete } = await anInvitation({ after: (invitationDays + 1) * dayMinutes })
    await complete()
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
    await world.hours(1)
    expect(await stateOf(inviter)).toEqual(['ownDevice'])
    expect(await balanceOf(inviter)).toBe(0)
  })

  it('should show nobody the invitations of others', async () => {
    const { invitee } = await anInvitation()
    expect(await invitee.call(partnerInvitations, {})).toMatchObject({ items: [], invited: 0, earned: 0 })
  })
})
