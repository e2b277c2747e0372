import { randomUUID } from 'node:crypto'
import { walletMoneyDetails, walletMyMoney } from '@contract/calls/wallet'
import * as calls from '@contract/calls/wallet'
import { accountCancelRisk } from '@contract/calls/account'
import { bindingRemove } from '@contract/calls/binding'
import { withBooks } from '../../testing/books'
import type { TestCaller } from '../../testing/caller'
import { balanceOf } from '../../testing/orders'
import { anAccount, sandboxSays } from '../../testing/withdrawals'
import type { World } from '../../testing/world'
import { Jobs } from '../../jobs/jobs'
import { paidOut, platform } from '../wallet/ledger'
import { payoutJob, type WithdrawalDesk } from './desk'
import { decide } from './operator'
import { payoutNumber } from '../../payouts/job'
import { registerPayouts } from './payout'
import { SandboxPayouts } from '../../payouts/sandbox'

let world: World
withBooks((its) => ({ world } = its))

const payPassword = '246810'
const key = () => ({ idempotencyKey: randomUUID(), payPassword })
const desk = () => world.app.services.withdrawals
const inTransaction = <T>(work: (tx: Parameters<WithdrawalDesk['approve']>[0]) => Promise<T>): Promise<T> =>
  world.app.context.db.transaction().execute(work)

const approve = (id: string) => inTransaction((tx) => desk().approve(tx, id))
const reject = (id: string) => inTransaction((tx) => desk().reject(tx, id, { en: 'Name differs', zh: '姓名不符' }))
const pass = async (minutes: number) => {
  world.clock.forward(minutes)
  await world.app.context.jobs.runDue()
}

/** A customer with 200.00 and a linked account whose number ends as given. */
async function aCustomer(ending = '1234', balance = 200_00) {
  const ann = await world.make.customer({ balance })
  const { id: accountId } = await anAccount(ann, `62220000${ending}`)
  const withdraw = (amount = 100_00) => ann.call(calls.walletWithdraw, { accountId, amount, ...key() })
  const state = async (withdrawalId: string) => (await ann.call(calls.walletWithdrawDetail, { withdrawalId })).state
  return { ann, accountId, withdraw, state }
}

const refused = (ann: TestCaller, accountId: string | undefined, amount: number) =>
  ann.refusal(calls.walletWithdraw, { accountId, amount, ...key() })
const payouts = (id: string) =>
  world.app.context.db.selectFrom('sandbox_payouts').selectAll().where('number', '=', payoutNumber(id)).execute()

describe('wallet.withdraw', () => {
  it('should refuse each wrong sum in its own words', async () => {
    const { ann, accountId } = await aCustomer()
    expect(await refused(ann, accountId, 0)).toBe('withdrawAmountRequired')
    expect(await refused(ann, accountId, 9_99)).toBe('withdrawBelowMinimum')
    expect(await refused(ann, accountId, 200_01)).toBe('withdrawableInsufficient')
    expect(await refused(ann, undefined, 100_00)).toBe('withdrawAccountRequired')
    const poor = await aCustomer('1234', 9_00)
    expect(await refused(poor.ann, poor.accountId, 9_00)).toBe('balanceBelowMinimum')
    const none = await aCustomer('1234', 0)
    expect(await refused(none.ann, none.accountId, 100_00)).toBe('nothingToWithdraw')
    expect(await refused(none.ann, accountId, 100_00)).toBe('withdrawAccountNotFound')
    expect(await balanceOf(ann)).toBe(200_00)
  })

  it('should say the minimum in yuan, in the caller’s language', async () => {
    const { ann, accountId } = await aCustomer()
    ann.language = 'zh'
    const { envelope } = await ann.send('wallet.withdraw', { accountId, amount: 1, ...key() })
    expect(envelope.msg).toBe('最小提现金额为 10 元')
  })

  it('should need the pay password, and count wrong ones', async () => {
    const { ann, accountId } = await aCustomer()
    const wrong = { accountId, amount: 100_00, payPassword: '111111' }
    const attempt = () => ann.refusal(calls.walletWithdraw, { ...wrong, idempotencyKey: randomUUID() })
    const answers = []
    for (let times = 0; times < 6; times += 1) answers.push(await attempt())
    expect(answers.slice(0, 4)).toEqual(Array(4).fill('payPasswordWrong'))
    expect(answers.slice(4)).toEqual(['payPasswordLocked', 'payPasswordLocked'])
    expect(await refused(ann, accountId, 100_00)).toBe('payPasswordLocked')
    expect(await balanceOf(ann)).toBe(200_00)
  })

  it('should be once for a key, and once from two devices that ask for all of it', async () => {
    const { ann, accountId } = await aCustomer()
    const request = { accountId, amount: 50_00, ...key() }
    const [one, again] = [await ann.call(calls.walletWithdraw, request), await ann.call(calls.walletWithdraw, request)]
    expect(again).toEqual(one)
    expect(await balanceOf(ann)).toBe(150_00)
    const answers = await Promise.all([1, 2, 3].map(() => refused(ann, accountId, 150_00)))
    expect(answers.filter((answer) => answer === undefined)).toHaveLength(1)
    for (const answer of answers.filter((each) => each !== undefined))
      expect(['withdrawableInsufficient', 'nothingToWithdraw']).toContain(answer)
    expect(await balanceOf(ann)).toBe(0)
  })

  it('should be refused beside another one that leaves too little', async () => {
    const { ann, accountId } = await aCustomer()
    const answers = await Promise.all([120_00, 130_00].map((amount) => refused(ann, accountId, amount)))
    expect(answers.sort()).toEqual(['withdrawableInsufficient', undefined])
    expect([80_00, 70_00]).toContain(await balanceOf(ann))
  })

  it('should be so often a day, by the deployment’s clock, without those that were rejected', async () => {
    const { ann, accountId, withdraw } = await aCustomer()
    for (let times = 0; times < 2; times += 1) await withdraw(10_00)
    const { id } = await withdraw(10_00)
    expect(await refused(ann, accountId, 10_00)).toBe('withdrawTooOften')
    expect(await ann.call(calls.walletWithdrawLimit, {})).toMatchObject({ withdrawable: 170_00, timesLeft: 0 })
    await reject(id)
    expect(await ann.call(calls.walletWithdrawLimit, {})).toMatchObject({ withdrawable: 180_00, timesLeft: 1 })
    await withdraw(10_00)
    await world.hours(24)
    await withdraw(10_00)
  })

  it('should belong to its customer alone', async () => {
    const { withdraw } = await aCustomer()
    const { id } = await withdraw()
    const { ann: ben } = await aCustomer()
    expect(await ben.refusal(calls.walletWithdrawDetail, { withdrawalId: id })).toBe('withdrawalNotFound')
    expect((await ben.call(calls.walletWithdrawLog, {})).items).toEqual([])
  })
})

describe('a withdrawal', () => {
  it('should be credited less its fee, which is the platform’s, and be a record of the balance', async () => {
    const { ann, withdraw, accountId } = await aCustomer()
    const before = await Promise.all([paidOut, platform].map((of) => world.make.balanceOf(of.kind, of.ownerId)))
    const { id, ...asked } = await withdraw(100_01)
    expect(asked).toMatchObject({ amount: 100_01, fee: 61, arrives: 99_40, state: 'underReview', decidedAt: null })
    expect(await ann.refusal(bindingRemove, { accountId, payPassword })).toBe('withdrawAccountInUse')
    expect((await ann.call(accountCancelRisk, {})).settle).toContainEqual(
      expect.objectContaining({ kind: 'withdrawals', count: 1 }),
    )
    expect(await approve(id)).toBe(true)
    await pass(0)
    expect(await ann.call(calls.walletWithdrawDetail, { withdrawalId: id })).toMatchObject({
      state: 'credited',
      decidedAt: expect.any(String) as string,
      endedAt: expect.any(String) as string,
      reason: null,
    })
    const after = await Promise.all([paidOut, platform].map((of) => world.make.balanceOf(of.kind, of.ownerId)))
    expect(after.map((sum, index) => sum - (before[index] ?? 0))).toEqual([99_40, 61])
    const { items } = await ann.call(walletMyMoney, { category: 'withdrawal' })
    expect(items).toMatchObject([{ type: 'withdrawal', amount: -100_01, title: 'Bank of Here' }])
    expect(await ann.call(walletMoneyDetails, { recordId: items[0]?.id ?? '' })).toMatchObject({
      balanceAfter: 99_99,
      withdrawal: { id, fee: 61, arrives: 99_40 },
    })
    await ann.call(bindingRemove, { accountId, payPassword })
    expect((await ann.call(calls.walletWithdrawDetail, { withdrawalId: id })).account.title).toBe('Bank of Here')
  })

  it('should be refunded once when it is rejected, with the reason, whatever is decided after that', async () => {
    const { ann, withdraw } = await aCustomer()
    const { id } = await withdraw()
    expect(await Promise.all([reject(id), reject(id), approve(id)].map((each) => each))).toContain(true)
    const detail = await ann.call(calls.walletWithdrawDetail, { withdrawalId: id })
    await pass(0)
    for (const decision of [reject, approve]) expect(await decision(id)).toBe(false)
    const expected = detail.state === 'rejected' ? 200_00 : 100_00
    expect(await balanceOf(ann)).toBe(expected)
  })

  it('should show its return in the wallet', async () => {
    const { ann, withdraw } = await aCustomer()
    const { id } = await withdraw()
    world.clock.forward(1)
    await reject(id)
    expect(await ann.call(calls.walletWithdrawDetail, { withdrawalId: id })).toMatchObject({
      state: 'rejected',
      reason: 'Name differs',
    })
    const { items } = await ann.call(walletMyMoney, { category: 'withdrawal' })
    expect(items).toMatchObject([
      { type: 'withdrawalReturn', amount: 100_00 },
      { type: 'withdrawal', amount: -100_00 },
    ])
  })

  it('should be refunded once when its payout fails', async () => {
    const { ann, withdraw } = await aCustomer('0001')
    const { id } = await withdraw()
    await approve(id)
    await pass(0)
    expect(await ann.call(calls.walletWithdrawDetail, { withdrawalId: id })).toMatchObject({
      state: 'rejected',
      reason: 'The payout failed. Check the account, then try again',
    })
    for (const state of ['failed', 'done'] as const) await inTransaction((tx) => desk().record(tx, id, state))
    await pass(24 * 60)
    expect(await balanceOf(ann)).toBe(200_00)
    expect(await payouts(id)).toHaveLength(1)
  })
})

describe('a payout', () => {
  it('should be asked about, and never sent twice, after silence', async () => {
    const { ann, withdraw, state } = await aCustomer('0002')
    const { id } = await withdraw()
    await approve(id)
    for (const minutes of [0, 1, 5, 60]) await pass(minutes)
    expect([await state(id), await balanceOf(ann)]).toEqual(['approved', 100_00])
    expect(await payouts(id)).toMatchObject([{ answers: 'silent', amount: 99_40 }])
    await sandboxSays(world, id, 'done')
    await pass(61)
    expect([await state(id), await balanceOf(ann)]).toEqual(['credited', 100_00])
    expect(await payouts(id)).toHaveLength(1)
  })

  it('should be asked about ever more seldom while it is in progress, by one job', async () => {
    const { withdraw, state } = await aCustomer('0002')
    const { id } = await withdraw()
    await approve(id)
    await pass(0)
    await sandboxSays(world, id, 'open')
    const waiting = async () => {
      const jobs = await world.app.context.db.selectFrom('jobs').selectAll().where('kind', '=', payoutJob).execute()
      return jobs.filter(({ payload }) => (payload as { withdrawalId: string }).withdrawalId === id)
    }
    const waits: number[] = []
    for (let asked = 0; asked < 5; asked += 1) {
      await pass(asked === 0 ? 1 : (waits.at(-1) ?? 0))
      const [job, ...more] = await waiting()
      expect(more).toEqual([])
      waits.push(((job?.run_at.getTime() ?? 0) - world.clock.now().getTime()) / 60_000)
    }
    expect(waits).toEqual([1, 2, 4, 8, 16])
    await sandboxSays(world, id, 'done')
    await pass(16)
    expect(await state(id)).toBe('credited')
    expect(await waiting()).toEqual([])
  })

  it('should be made once though two servers run its job, one of which stops half-way', async () => {
    const { withdraw, state } = await aCustomer()
    const { id } = await withdraw()
    await approve(id)
    const { context } = world.app
    const sent: string[] = []
    let die = true
    const server = () => {
      const jobs = new Jobs(context.db, context.clock, context.log)
      const sandbox = new SandboxPayouts(context.db, context.clock)
      registerPayouts({ ...context, jobs }, desk(), {
        query: (number) => sandbox.query(number),
        pay: async (order) => {
          sent.push(order.number)
          const answer = await sandbox.pay(order)
          // The provider has it, and the server never learns so.
          if (die) throw new Error('the server is gone')
          return answer
        },
      })
      return jobs
    }
    await server().runDue()
    die = false
    world.clock.forward(1)
    await Promise.all([server().runDue(), server().runDue()])
    expect(sent).toEqual([payoutNumber(id)])
    expect(await state(id)).toBe('credited')
  })

  it('should be sent again under its number where the provider never received it', async () => {
    const { withdraw, state } = await aCustomer('0002')
    const { id } = await withdraw()
    await approve(id)
    await pass(0)
    await world.app.context.db.deleteFrom('sandbox_payouts').where('number', '=', payoutNumber(id)).execute()
    await pass(1)
    expect(await payouts(id)).toHaveLength(1)
    await sandboxSays(world, id, 'done')
    await pass(60)
    expect(await state(id)).toBe('credited')
  })
})

describe('an operator', () => {
  const parts = (pays: boolean) => ({ ...world.app.context, pays })

  it('should list, approve and reject, and be refused what is not possible', async () => {
    const { withdraw, state } = await aCustomer()
    const [one, other] = [await withdraw(20_00), await withdraw(30_00)]
    expect((await decide(parts(true), []))?.join('\n')).toContain(`${one.id}  underReview`)
    expect(await decide(parts(true), ['approve', one.id])).toEqual([`approve: ${one.id}`])
    await expect(decide(parts(true), ['approve', one.id])).rejects.toThrow('not in a state')
    await expect(decide(parts(true), ['credited', one.id])).rejects.toThrow('The provider')
    expect(await decide(parts(true), ['reject', other.id])).toBeUndefined()
    await decide(parts(true), ['reject', other.id, 'Name', 'differs'])
    await pass(0)
    expect([await state(one.id), await state(other.id)]).toEqual(['credited', 'rejected'])
    for (const wrong of [['approve'], ['approve', 'x'], ['pay', one.id]])
      expect(await decide(parts(true), wrong)).toBeUndefined()
  })

  it('should pay by hand where no provider does, and say what became of it', async () => {
    const { ann, withdraw, state } = await aCustomer()
    const [one, other] = [await withdraw(20_00), await withdraw(30_00)]
    expect((await decide(parts(false), ['payee', one.id]))?.join()).toContain('622200001234')
    for (const { id } of [one, other]) await decide(parts(false), ['approve', id])
    await pass(0)
    expect([await state(one.id), await payouts(one.id)]).toEqual(['approved', []])
    await decide(parts(false), ['credited', one.id])
    await decide(parts(false), ['failed', other.id, 'Account closed'])
    await expect(decide(parts(false), ['failed', other.id, 'Account closed'])).rejects.toThrow('not in a state')
    expect([await state(one.id), await state(other.id), await balanceOf(ann)]).toEqual(['credited', 'rejected', 180_00])
  })
})
