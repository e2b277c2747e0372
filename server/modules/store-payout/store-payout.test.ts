import { bindingRemove } from '@contract/calls/binding'
import * as calls from '@contract/calls/merchant'
import { timeLimit } from '../../../tests/support/time-limit'
import { withBooks } from '../../testing/books'
import type { TestCaller } from '../../testing/caller'
import { outputOf } from '../../testing/printed'
import { aMerchant, aSale, giveBack, keyed } from '../../testing/store-money'
import { anAccount, sandboxSays } from '../../testing/withdrawals'
import type { World } from '../../testing/world'
import { payoutNumber } from '../../payouts/job'
import { paidOut } from '../wallet/ledger'
import type { StorePayoutDesk } from './desk'
import { payoutCommands } from './operator'

jest.setTimeout(timeLimit(120))

let world: World
withBooks((its) => ({ world } = its))

const desk = () => world.app.services.storePayouts
const inTransaction = <T>(work: (tx: Parameters<StorePayoutDesk['approve']>[0]) => Promise<T>): Promise<T> =>
  world.app.context.db.transaction().execute(work)
const pass = (minutes: number) => world.hours(minutes / 60)
const balance = (merchant: TestCaller, storeId: string) => merchant.call(calls.merchantBalance, { storeId })
const last = async (merchant: TestCaller, storeId: string) =>
  (await merchant.call(calls.merchantPayouts, { storeId })).items[0]
const debtOf = (storeId: string) => world.make.balanceOf('storeDebt', storeId)

/** A merchant with a sale of 204.00 that is free. */
async function aRichMerchant(given: Parameters<typeof aMerchant>[1] = {}, price = 200_00) {
  const its = await aMerchant(world, given)
  const sale = await aSale(world, its.storeId, price)
  await pass(3 * 24 * 60)
  const payOut = (amount: number) =>
    its.merchant.call(calls.merchantPayOut, { storeId: its.storeId, amount, ...keyed() })
  const refused = (amount: number) =>
    its.merchant.refusal(calls.merchantPayOut, { storeId: its.storeId, amount, ...keyed() })
  const state = async () => (await last(its.merchant, its.storeId))?.state
  return { ...its, ...sale, payOut, refused, state }
}

describe('merchant.payOut', () => {
  it('should refuse each wrong sum in its own words and leave the balance', async () => {
    const { merchant, storeId, refused } = await aRichMerchant()
    expect(await refused(99_99)).toBe('payoutBelowMinimum')
    expect(await refused(204_01)).toBe('payoutTooMuch')
    expect((await balance(merchant, storeId)).available).toBe(204_00)
    const poor = await aRichMerchant({ linked: false })
    expect(await poor.refused(100_00)).toBe('payoutAccountRequired')
    const wrong = { storeId, amount: 100_00, ...keyed(), payPassword: '111111' }
    expect(await merchant.refusal(calls.merchantPayOut, wrong)).toBe('payPasswordWrong')
  })

  it('should pay nothing to the merchant of before once the store was handed over, by hand or by itself', async () => {
    const { merchant, storeId } = await aRichMerchant()
    await merchant.call(calls.merchantSetPayouts, { storeId, period: 'daily', threshold: 0, ...keyed() })
    const other = await aMerchant(world)
    const { db } = world.app.context
    await db.updateTable('stores').set({ merchant_id: other.merchant.id }).where('id', '=', storeId).execute()
    const request = { storeId, amount: 100_00, ...keyed() }
    expect(await other.merchant.refusal(calls.merchantPayOut, request)).toBe('payoutAccountRequired')
    await pass(2 * 24 * 60)
    expect(await last(other.merchant, storeId)).toBeUndefined()
    expect(await balance(other.merchant, storeId)).toMatchObject({ available: 204_00, nextPayout: null })
    expect((await balance(other.merchant, storeId)).settings.account).toBeNull()
  })

  it('should pay what is available once, whatever is repeated', async () => {
    const { merchant, storeId, state } = await aRichMerchant()
    const before = await world.make.balanceOf('payout', paidOut.ownerId)
    const request = { storeId, amount: 204_00, ...keyed() }
    const answers = await Promise.all([1, 2, 3].map(() => merchant.call(calls.merchantPayOut, request)))
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect(await balance(merchant, storeId)).toMatchObject({ total: 0, available: 0 })
    await pass(1)
    expect(await state()).toBe('paid')
    expect((await world.make.balanceOf('payout', paidOut.ownerId)) - before).toBe(204_00)
  })

  it('should give all of it to one of two devices', async () => {
    const { refused, payOut } = await aRichMerchant()
    const answers = await Promise.allSettled([payOut(204_00), payOut(204_00)])
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await refused(100_00)).toBe('payoutTooMuch')
  })

  it('should stay within what a refund leaves meanwhile', async () => {
    const { merchant, storeId, orderId, refused } = await aRichMerchant()
    await giveBack(world, orderId, 50_00)
    expect(await refused(204_00)).toBe('payoutTooMuch')
    expect((await balance(merchant, storeId)).available).toBe(154_00)
  })

  it('should return the money of a payout that fails, and repay a debt with it first', async () => {
    const { merchant, storeId, orderId, payOut, state } = await aRichMerchant({ ending: '0001' })
    await payOut(204_00)
    await giveBack(world, orderId, 60_00)
    expect(await debtOf(storeId)).toBe(-60_00)
    await pass(1)
    expect(await state()).toBe('returned')
    expect(await debtOf(storeId)).toBe(0)
    expect(await balance(merchant, storeId)).toMatchObject({ total: 144_00, debt: 0 })
  })

  it('should ask a silent provider again and pay once', async () => {
    const { merchant, storeId, payOut, state } = await aRichMerchant({ ending: '0002' })
    const { id } = await payOut(150_00)
    await pass(1)
    expect(await state()).toBe('approved')
    await sandboxSays(world, id, 'done')
    await pass(24 * 60)
    expect(await state()).toBe('paid')
    const { db } = world.app.context
    const sent = await db.selectFrom('sandbox_payouts').selectAll().where('number', '=', payoutNumber(id)).execute()
    expect(sent.map(({ amount }) => amount)).toEqual([150_00])
    expect((await balance(merchant, storeId)).total).toBe(54_00)
  })

  it('should take a payout back that fails days after it was paid, once', async () => {
    const { merchant, storeId, orderId, payOut, state } = await aRichMerchant()
    const { id } = await payOut(204_00)
    await pass(1)
    expect(await state()).toBe('paid')
    await giveBack(world, orderId, 4_00)
    await sandboxSays(world, id, 'failed')
    await pass(8 * 24 * 60)
    expect(await state()).toBe('returned')
    expect(await balance(merchant, storeId)).toMatchObject({ total: 200_00, debt: 0 })
    expect((await last(merchant, storeId))?.reason).toBeTruthy()
    await pass(8 * 24 * 60)
    expect((await balance(merchant, storeId)).total).toBe(200_00)
  })

  it('should pay nothing while payouts are stopped', async () => {
    const { merchant, storeId, refused, payOut } = await aRichMerchant()
    await inTransaction((tx) => desk().stop(tx, storeId, { en: 'Licence ended', zh: '证照到期' }))
    expect(await refused(100_00)).toBe('payoutsStopped')
    expect((await balance(merchant, storeId)).stopped).toBe('Licence ended')
    await inTransaction((tx) => desk().stop(tx, storeId, null))
    await payOut(100_00)
  })

  it('should pay nothing for a day after another account was chosen, by hand or by itself', async () => {
    const { merchant, storeId, refused } = await aRichMerchant()
    const { id: accountId } = await anAccount(merchant, '622200009876')
    const settings = { storeId, accountId, period: 'none' as const, threshold: 0 }
    await merchant.call(calls.merchantSetPayouts, { ...settings, ...keyed() })
    expect(await refused(100_00)).toBe('payoutsStopped')
    expect((await balance(merchant, storeId)).stopped).toMatch(/^the payout account changed\. They resume on/)
    await merchant.call(calls.merchantSetPayouts, { ...settings, period: 'daily', ...keyed() })
    await pass(23 * 60)
    expect(await refused(100_00)).toBe('payoutsStopped')
    expect(await last(merchant, storeId)).toBeUndefined()
    await pass(2 * 60)
    expect((await last(merchant, storeId))?.amount).toBe(204_00)
  })

  it('should pause too where the account before was unlinked first', async () => {
    const { merchant, storeId, accountId, refused } = await aRichMerchant()
    await merchant.call(bindingRemove, { accountId, payPassword: '246810' })
    const { id } = await anAccount(merchant, '622200009876')
    const settings = { storeId, accountId: id, period: 'none' as const, threshold: 0 }
    await merchant.call(calls.merchantSetPayouts, { ...settings, ...keyed() })
    expect(await refused(100_00)).toBe('payoutsStopped')
  })

  it('should not let another merchant see or choose anything', async () => {
    const [one, other] = [await aRichMerchant(), await aRichMerchant()]
    expect(await other.merchant.refusal(calls.merchantBalance, { storeId: one.storeId })).toBe('storeNotFound')
    const { storeId: bare, merchant: third } = await aMerchant(world, { linked: false })
    const unlinked = { storeId: bare, period: 'daily' as const, threshold: 0, ...keyed() }
    expect(await third.refusal(calls.merchantSetPayouts, unlinked)).toBe('payoutAccountRequired')
    const foreign = {
      storeId: one.storeId,
      accountId: other.accountId,
      period: 'none' as const,
      threshold: 0,
      ...keyed(),
    }
    expect(await one.merchant.refusal(calls.merchantSetPayouts, foreign)).toBe('withdrawAccountNotFound')
  })

  it('should keep an account linked while a payout to it is under way', async () => {
    const { merchant, accountId, payOut } = await aRichMerchant({ ending: '0002' })
    await payOut(100_00)
    const unlink = { accountId, payPassword: '246810' }
    expect(await merchant.refusal(bindingRemove, unlink)).toBe('withdrawAccountInUse')
  })
})

describe('the approval of payouts', () => {
  const large = 12_000_00
  const larger = 120_000_00

  it('should wait for one person from the limit on', async () => {
    const { payOut, state } = await aRichMerchant({}, large)
    const { id } = await payOut(large)
    await pass(60)
    expect(await state()).toBe('waiting')
    expect(await inTransaction((tx) => desk().approve(tx, id, 'lin'))).toBe('approved')
    expect(await inTransaction((tx) => desk().approve(tx, id, 'chen'))).toBeUndefined()
    await pass(1)
    expect(await state()).toBe('paid')
  })

  it('should wait for two people above the second limit', async () => {
    const { payOut, state } = await aRichMerchant({}, larger)
    const { id } = await payOut(larger)
    expect(await inTransaction((tx) => desk().approve(tx, id, 'lin'))).toBe('endorsed')
    expect(await inTransaction((tx) => desk().approve(tx, id, 'lin'))).toBeUndefined()
    await pass(60)
    expect(await state()).toBe('endorsed')
    expect(await inTransaction((tx) => desk().approve(tx, id, 'chen'))).toBe('approved')
    await pass(1)
    expect(await state()).toBe('paid')
  })

  it('should return the money of a rejected one', async () => {
    const { merchant, storeId, payOut } = await aRichMerchant({}, large)
    const { id } = await payOut(large)
    expect(await inTransaction((tx) => desk().reject(tx, id, 'lin', { en: 'Ask us', zh: '请联系' }))).toBe(true)
    expect(await inTransaction((tx) => desk().reject(tx, id, 'lin', { en: 'Ask us', zh: '请联系' }))).toBe(false)
    expect((await balance(merchant, storeId)).available).toBe(large + 4_00)
  })

  it('should be the operator’s by commands', async () => {
    const run = (name: string, ...args: readonly string[]) => outputOf(() => payoutCommands[name]?.(world.app, args))
    const { storeId, payOut, state } = await aRichMerchant({}, large)
    const { id } = await payOut(large)
    await run('payouts')
    await run('payout', id, 'show')
    await expect(run('payout', id, 'reject')).rejects.toThrow('npm run operator')
    await expect(run('payout', id, 'paid')).rejects.toThrow('The provider')
    await run('payout', id, 'approve')
    await expect(run('payout', id, 'approve')).rejects.toThrow('not in a state')
    await run('payouts-of', storeId, 'stop', 'Licence ended', '证照到期')
    await run('payouts-of', storeId, 'resume')
    await pass(1)
    expect(await state()).toBe('paid')
  })
})

describe('automatic payouts', () => {
  it.each(['daily', 'weekly', 'monthly'] as const)(
    'should be made %s, once a period, of what is free',
    async (period) => {
      const { storeId } = await aRichMerchant({ period })
      await pass(32 * 24 * 60)
      await pass(60)
      const rows = await world.app.context.db
        .selectFrom('store_payouts')
        .select(['amount', 'is_automatic', 'state'])
        .where('store_id', '=', storeId)
        .execute()
      expect(rows).toEqual([{ amount: 204_00, is_automatic: true, state: 'paid' }])
      expect(await world.make.balanceOf('store', storeId)).toBe(0)
    },
  )

  it('should carry over what is less than the threshold', async () => {
    const { merchant, storeId, accountId } = await aRichMerchant()
    const settings = { storeId, accountId, period: 'daily' as const, threshold: 300_00 }
    await merchant.call(calls.merchantSetPayouts, { ...settings, ...keyed() })
    await pass(5 * 24 * 60)
    expect(await last(merchant, storeId)).toBeUndefined()
    await aSale(world, storeId)
    await pass(4 * 24 * 60)
    expect((await last(merchant, storeId))?.amount).toBe(408_00)
  })

  it('should foresee the next one', async () => {
    const { merchant, storeId } = await aMerchant(world, { period: 'daily' })
    await aSale(world, storeId)
    const { nextPayout, held, available } = await balance(merchant, storeId)
    expect([available, held, nextPayout?.amount]).toEqual([0, 204_00, 0])
    await pass(2 * 24 * 60)
    expect((await last(merchant, storeId))?.amount ?? (await balance(merchant, storeId)).nextPayout?.amount).toBe(
      204_00,
    )
  })

  it('should wait without an account', async () => {
    const { merchant, storeId, accountId } = await aRichMerchant()
    const weekly = { storeId, accountId, period: 'weekly' as const, threshold: 0 }
    await merchant.call(calls.merchantSetPayouts, { ...weekly, ...keyed() })
    await merchant.call(bindingRemove, { accountId, payPassword: '246810' })
    await pass(8 * 24 * 60)
    expect(await last(merchant, storeId)).toBeUndefined()
    expect(await balance(merchant, storeId)).toMatchObject({ nextPayout: null, settings: { account: null } })
    const { id } = await anAccount(merchant, '622200009876')
    await merchant.call(calls.merchantSetPayouts, { storeId, accountId: id, period: 'daily', threshold: 0, ...keyed() })
    await pass(2 * 24 * 60)
    expect((await last(merchant, storeId))?.amount).toBe(204_00)
  })
})
