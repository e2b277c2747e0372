import * as calls from '@contract/calls/staff'
import { walletWithdrawDetail } from '@contract/calls/wallet'
import { ledgerFaults } from '../../../tests/money/ledger-faults'
import { TestCaller } from '../../testing/caller'
import { balanceOf } from '../../testing/orders'
import { aStaff } from '../../testing/staff'
import { outputOf } from '../../testing/printed'
import { aWorld, type World } from '../../testing/world'
import { fraudCommands } from './operator'
import { decide as byCommand } from '../withdrawal/operator'
import { decisionOf, fraudEnv, FraudWorld, titlesOf, withdrawalState } from '../../testing/fraud'

let bench: FraudWorld
let other: World
beforeAll(async () => {
  bench = await FraudWorld.open()
  other = await aWorld(fraudEnv, undefined, 0, {
    database: { db: bench.db, url: bench.world.databaseUrl, close: () => Promise.resolve() },
  })
})
afterAll(async () => {
  await other.close()
  await bench.world.close()
})
afterEach(async () => expect(await ledgerFaults(bench.db)).toEqual([]))

describe('staff.decideFraudCase', () => {
  it('should have a released withdrawal paid once, and notify the customer of each step', async () => {
    const { ann, id } = await bench.aWaitingWithdrawal()
    expect(await titlesOf(ann)).toContain('Withdrawal in review')
    expect(await bench.approve(id)).toBe(false)
    await bench.pass(24 * 60)
    expect(await withdrawalState(ann, id)).toBe('underReview')
    expect(await bench.decide(id, 'release')).toMatchObject({
      state: 'released',
      decision: { reason: 'Looked into it' },
    })
    await bench.pass(1)
    expect(await withdrawalState(ann, id)).toBe('credited')
    expect(await titlesOf(ann)).toContain('Withdrawal paid out')
    expect(await bench.listed(id)).toBeUndefined()
    expect(await bench.listed(id, 'decided')).toMatchObject({ state: 'released' })
    for (const outcome of ['release', 'refuse'] as const)
      expect(await bench.staff.refusal(calls.staffDecideFraudCase, decisionOf(id, outcome))).toBe('nothingToChange')
    const { items } = await bench.staff.call(calls.staffAudit, { subject: { kind: 'fraudCase', reference: id } })
    expect(items).toMatchObject([
      { call: 'staff.decideFraudCase', before: { state: 'open' }, after: { state: 'released', amount: 100_00 } },
    ])
  })

  it('should return the money of a refused withdrawal, with the reason', async () => {
    const { ann, id } = await bench.aWaitingWithdrawal()
    expect(await balanceOf(ann)).toBe(100_00)
    await bench.decide(id, 'refuse')
    expect(await balanceOf(ann)).toBe(200_00)
    expect(await ann.call(walletWithdrawDetail, { withdrawalId: id })).toMatchObject({
      ...{ state: 'rejected', reason: 'Looked into it' },
    })
    expect(await titlesOf(ann)).toContain('Withdrawal failed')
    expect(await bench.approve(id)).toBe(false)
  })

  it('should take one of two decisions at once, at two servers', async () => {
    const clerk = await aStaff(bench.world, 'finance')
    for (const outcomes of [
      ['release', 'refuse'] as const,
      ['refuse', 'release'] as const,
      ['release', 'release'] as const,
    ]) {
      const { ann, id } = await bench.aWaitingWithdrawal()
      const elsewhere = new TestCaller(other.base, clerk.id, clerk.token)
      const answers = await Promise.allSettled([
        bench.staff.call(calls.staffDecideFraudCase, decisionOf(id, outcomes[0])),
        elsewhere.call(calls.staffDecideFraudCase, decisionOf(id, outcomes[1])),
      ])
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      await bench.pass(1)
      const isReleased = (await bench.listed(id, 'decided'))?.state === 'released'
      expect([await withdrawalState(ann, id), await balanceOf(ann)]).toEqual(
        isReleased ? ['credited', 100_00] : ['rejected', 200_00],
      )
    }
  })

  it('should end with the rejection of an operator at the command, who can approve nothing that waits', async () => {
    const { ann, id } = await bench.aWaitingWithdrawal()
    const { context } = bench.world.app
    const parts = { ...context, pays: true }
    await expect(byCommand(parts, ['approve', id])).rejects.toThrow('signals of fraud')
    await byCommand(parts, ['reject', id, 'Ask us'])
    expect(await balanceOf(ann)).toBe(200_00)
    expect(await bench.listed(id, 'decided')).toMatchObject({ state: 'refused' })
    expect(await bench.staff.refusal(calls.staffDecideFraudCase, decisionOf(id, 'release'))).toBe('nothingToChange')
  })

  it('should be an operator’s too, by commands with an audit entry', async () => {
    const run = (name: string, ...args: readonly string[]) =>
      outputOf(() => fraudCommands[name]?.(bench.world.app, args))
    const { ann, id } = await bench.aWaitingWithdrawal()
    expect(await run('fraud-cases')).toContain(id)
    await expect(run('fraud-case', id, 'release')).rejects.toThrow('npm run operator')
    await run('fraud-case', id, 'release', 'One family')
    await expect(run('fraud-case', id, 'refuse', 'No')).rejects.toThrow('nothingToChange')
    await bench.pass(1)
    expect(await withdrawalState(ann, id)).toBe('credited')
    const { items } = await bench.staff.call(calls.staffAudit, { subject: { kind: 'fraudCase', reference: id } })
    expect(items).toMatchObject([{ call: 'operator fraud-case', staff: null, reason: 'One family' }])
  })

  it('should refuse a decision on one’s own money, and on that of a frozen account', async () => {
    const { id } = await bench.aWaitingWithdrawal()
    const own = await bench.aWaitingWithdrawal()
    await bench.db.updateTable('fraud_cases').set({ customer_id: bench.staff.id }).where('id', '=', own.id).execute()
    expect(await bench.staff.refusal(calls.staffDecideFraudCase, decisionOf(own.id, 'release'))).toBe('staffOwn')
    await bench.db
      .updateTable('customers')
      .set({ status: 'disabled' })
      .where('id', '=', (await bench.listed(id))?.customer.id ?? '')
      .execute()
    expect(await bench.staff.refusal(calls.staffDecideFraudCase, decisionOf(id, 'release'))).toBe('customerFrozen')
    expect(await bench.listed(id)).toMatchObject({ state: 'open' })
    expect(await bench.decide(id, 'refuse')).toMatchObject({ state: 'refused' })
  })
})
