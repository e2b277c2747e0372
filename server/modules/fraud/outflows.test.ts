import { randomUUID } from 'node:crypto'
import { merchantBalance, merchantPayouts, merchantPayOut, merchantSetPayouts } from '@contract/calls/merchant'
import { orderConfirm, orderConfirmReceipt } from '@contract/calls/order'
import { partnerInvitations } from '@contract/calls/partner'
import { paymentBalancePay } from '@contract/calls/payment'
import { ledgerFaults } from '../../../tests/money/ledger-faults'
import { aBasket, balanceOf, fire, submit, toDoor } from '../../testing/orders'
import { aMerchant, aSale, keyed } from '../../testing/store-money'
import { anAccount } from '../../testing/withdrawals'
import { FraudWorld, freshNumber, titlesOf } from '../../testing/fraud'

let bench: FraudWorld
beforeAll(async () => void (bench = await FraudWorld.open()))
afterAll(() => bench.world.close())
afterEach(async () => expect(await ledgerFaults(bench.db)).toEqual([]))

describe('a payout of a store', () => {
  /** A merchant with free money, who shares a device with two others. */
  async function aMerchantInARing() {
    const its = await aMerchant(bench.world, { linked: false })
    const { id: accountId } = await anAccount(its.merchant, freshNumber())
    await its.merchant.call(merchantSetPayouts, {
      storeId: its.storeId,
      accountId,
      period: 'none',
      threshold: 0,
      ...keyed(),
    })
    await aSale(bench.world, its.storeId)
    await bench.pass(3 * 24 * 60)
    await bench.renewStaff()
    await bench.share([its.merchant, ...(await bench.customers(2))])
    const payOut = (amount: number) => its.merchant.call(merchantPayOut, { storeId: its.storeId, amount, ...keyed() })
    const state = async () => (await its.merchant.call(merchantPayouts, { storeId: its.storeId })).items[0]?.state
    return { ...its, payOut, state }
  }

  it('should wait, and be paid once it is released', async () => {
    const { payOut, state, merchant, storeId } = await aMerchantInARing()
    const { id } = await payOut(100_00)
    await bench.pass(60)
    expect(await state()).toBe('waiting')
    expect(await bench.listed(id)).toMatchObject({
      kind: 'storePayout',
      store: { id: storeId },
      customer: { id: merchant.id },
    })
    expect(await titlesOf(merchant)).toContain('Payout in review')
    await bench.decide(id, 'release')
    await bench.pass(1)
    expect(await state()).toBe('paid')
  })

  it('should return to the balance when it is refused', async () => {
    const { payOut, state, merchant, storeId } = await aMerchantInARing()
    const { id } = await payOut(100_00)
    await bench.decide(id, 'refuse')
    expect(await state()).toBe('rejected')
    expect((await merchant.call(merchantBalance, { storeId })).available).toBe(204_00)
  })

  it('should still need the second of two people above their limit', async () => {
    const { payOut, state } = await aMerchantInARing()
    const { id } = await payOut(190_00)
    const desk = bench.world.app.services.storePayouts
    const approveBy = (person: string) => bench.db.transaction().execute((tx) => desk.approve(tx, id, person))
    expect(await approveBy('lin')).toBeUndefined()
    await bench.decide(id, 'release')
    expect(await state()).toBe('endorsed')
    expect(await approveBy(bench.staff.id)).toBeUndefined()
    expect(await approveBy('lin')).toBe('approved')
    await bench.pass(1)
    expect(await state()).toBe('paid')
  })

  it('should have the store’s tiny orders counted, and not those of its merchant', async () => {
    const { merchant, storeId, accountId } = await aMerchant(bench.world, { linked: false })
    expect(accountId).toBe('')
    await bench.buyTiny(2, merchant)
    const { fraud } = bench.world.app.services
    const outflow = { kind: 'example', amount: 100_00, customerId: merchant.id, storeId }
    const mayLeave = (id = randomUUID()) => bench.db.transaction().execute((tx) => fraud.screen(tx, { ...outflow, id }))
    expect(await mayLeave()).toBe(true)
    await bench.db.updateTable('orders').set({ store_id: storeId }).where('customer_id', '=', merchant.id).execute()
    expect(await mayLeave()).toBe(false)
  })
})

describe('the reward of an invitation', () => {
  /** Somebody invited who completed an order, on one device with two others. */
  async function anInvitation() {
    const inviter = await bench.world.make.customer()
    const { ann: invitee, storeId } = await aBasket(bench.world)
    await bench.db
      .updateTable('customers')
      .set({ invited_by: inviter.id, created_at: bench.world.clock.now() })
      .where('id', '=', invitee.id)
      .execute()
    const { orderId } = await submit(invitee, (await invitee.call(orderConfirm, { storeId })).id)
    await invitee.call(paymentBalancePay, { orderId, ...keyed() })
    for (const event of toDoor) await fire(bench.world, orderId, event)
    await invitee.call(orderConfirmReceipt, { orderId, idempotencyKey: randomUUID() })
    await bench.share([invitee, ...(await bench.customers(2))])
    const state = async () => (await inviter.call(partnerInvitations, {})).items[0]?.state
    return { inviter, invitee, state }
  }

  it('should wait, and be paid once, once it is released', async () => {
    const { inviter, invitee, state } = await anInvitation()
    await bench.world.hours(1)
    await bench.world.hours(1)
    expect([await state(), await balanceOf(inviter)]).toEqual(['inReview', 0])
    expect(await bench.listed(invitee.id)).toMatchObject({
      kind: 'invitation',
      amount: 20_00,
      customer: { id: inviter.id },
    })
    expect(await titlesOf(inviter)).toContain('Reward in review')
    await Promise.all([bench.decide(invitee.id, 'release'), bench.world.hours(1)])
    await bench.world.hours(1)
    expect([await state(), await balanceOf(inviter)]).toEqual(['rewarded', 10_00])
  })

  it('should not be paid once it is refused, and the inviter read why', async () => {
    const { inviter, invitee, state } = await anInvitation()
    await bench.world.hours(1)
    await bench.decide(invitee.id, 'refuse')
    for (let hour = 0; hour < 3; hour += 1) await bench.world.hours(1)
    expect([await state(), await balanceOf(inviter)]).toEqual(['refused', 0])
    expect(await titlesOf(inviter)).toContain('Reward not paid')
  })
})
