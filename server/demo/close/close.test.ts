import { loginAccount } from '@contract/calls/login'
import { merchantStores } from '@contract/calls/merchant'
import { userInfo } from '@contract/calls/user'
import { walletBalance } from '@contract/calls/wallet'
import { ledgerFaults } from '../../../tests/money/ledger-faults'
import { StartError } from '../../config'
import { TestCaller } from '../../testing/caller'
import { aWorld, type World } from '../../testing/world'
import { accounts } from '../city'
import { seedDemo } from '../seed'
import { closeDemo } from './close'
import { checkLeftovers } from './leftovers'
import { timeLimit } from '../../../tests/support/time-limit'

let world: World
beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.close())

const close = () => closeDemo(world.app.context, world.app.services)
const start = (demo: boolean) => checkLeftovers(world.app.context.db, { demo, databaseUrl: undefined })

async function signedIn(phone: string, password: string) {
  const { user, userToken } = await world.visitor.call(loginAccount, { phone, password, agreed: true })
  return new TestCaller(world.base, user.id, userToken)
}

it(
  'should close all of the demo, once, and leave everybody else',
  async () => {
    const { db } = world.app.context
    expect(await close()).toBeUndefined()
    await start(false)
    await start(true)
    await seedDemo(world.app.context)
    await start(true)
    await expect(start(false)).rejects.toThrow(StartError)
    const callers = await Promise.all(accounts.map(({ phone, password }) => signedIn(phone, password)))
    const ann = await world.make.customer({ phone: '13400000009', balance: 12_00 })
    const own = await world.make.store({ merchant_id: ann.id })

    const closed = await close()
    expect(closed).toMatchObject({ others: 1 })
    expect(closed?.accounts).toBeGreaterThanOrEqual(accounts.length)
    expect(closed?.money).toBeGreaterThanOrEqual(accounts.reduce((sum, { balance }) => sum + balance, 0))
    expect(await ledgerFaults(db)).toEqual([])
    for (const [index, { phone, password }] of accounts.entries()) {
      expect(await world.visitor.refusal(loginAccount, { phone, password, agreed: true })).not.toBe('')
      expect(await callers[index]?.refusal(userInfo, {})).toMatch(/^(signedInElsewhere|tokenExpired|accountDisabled)$/)
    }
    const left = await db.selectFrom('customers').select('id').where('erased_at', 'is', null).execute()
    expect(left).toEqual([{ id: ann.id }])
    const held = await db
      .selectFrom('accounts')
      .select(['owner_id', 'balance'])
      .where('kind', 'in', ['customer', 'store'])
      .where('balance', '>', 0)
      .execute()
    expect(held).toEqual([{ owner_id: ann.id, balance: 12_00 }])
    const run = await db.selectFrom('stores').select('id').where('status', '<>', 'closed').execute()
    expect(run).toEqual([{ id: own }])
    expect((await ann.call(merchantStores, {})).items).toHaveLength(1)
    expect((await ann.call(walletBalance, {})).balance).toBe(12_00)

    expect(await close()).toEqual({ accounts: 0, stores: 0, money: 0, others: 1 })
    await start(false)
    await expect(start(true)).rejects.toThrow(StartError)
  },
  timeLimit(240),
)
