import { staffAudit } from '@contract/calls/staff'
import { v7 as uuid } from 'uuid'
import { sql } from 'kysely'
import { courierAccounts } from '../../../couriers/names'
import { outputOf } from '../../../testing/printed'
import { aStaff } from '../../../testing/staff'
import { aWorld, type World } from '../../../testing/world'
import { differencesIn } from '../../books/queries'
import { funding, post, transfer } from '../../wallet/ledger'
import { deliveryCommands } from '../operator'

let world: World
beforeEach(async () => {
  world = await aWorld({ PAYOUT_SECOND_APPROVAL_FROM: '50000' })
  await earn(1_000_00)
})
afterEach(async () => {
  process.env.USER = user
  expect(await differencesIn(db())).toEqual([])
  await world.close()
})

const user = process.env.USER
const db = () => world.app.context.db
const account = { kind: 'courier', ownerId: courierAccounts.uberDirect } as const
const balance = () => world.make.balanceOf('courier', courierAccounts.uberDirect)

/** Credits the courier for deliveries. */
const earn = (amount: number) =>
  db()
    .transaction()
    .execute((tx) =>
      post(tx, {
        kind: 'credit',
        referenceId: uuid(),
        at: world.clock.now(),
        sides: transfer(funding, account, amount),
      }),
    )

/** Records the payment of an invoice at the command, as a person. */
function command(number: string, fen: number | string, person = 'ann') {
  process.env.USER = person
  return deliveryCommands['courier-invoice']?.(world.app, ['uberDirect', number, String(fen), 'January'])
}
const pay = (...given: Parameters<typeof command>) => outputOf(() => command(...given))

/** Records payments of 300.00 of some invoices at once; answers how many were recorded. */
async function paidAtOnce(...numbers: string[]): Promise<number> {
  const tries: PromiseSettledResult<unknown>[] = []
  await outputOf(async () =>
    tries.push(...(await Promise.allSettled(numbers.map((number) => command(number, 300_00))))),
  )
  return tries.filter(({ status }) => status === 'fulfilled').length
}

it('should lessen what the courier is owed, with an audit entry', async () => {
  expect(await pay('INV-1', 300_00)).toContain('Recorded as paid')
  expect(await balance()).toBe(700_00)
  const listed = await outputOf(() => deliveryCommands['courier-invoices']?.(world.app, []))
  expect(listed).toMatch(/is owed .*700\.00[^]*INV-1 .*300\.00 {2}paid {2}operator:ann/)
  const admin = await aStaff(world, 'admin')
  const subject = { kind: 'courier', reference: courierAccounts.uberDirect } as const
  expect((await admin.call(staffAudit, { subject })).items).toMatchObject([
    {
      ...{ call: 'operator courier-invoice', reason: 'January', requestId: 'operator:ann', staff: null },
      before: { balance: 1_000_00 },
      after: { balance: 700_00, amount: 300_00, key: 'INV-1', state: 'paid' },
    },
  ])
})

it('should pay an invoice once, also at once, and not with another amount', async () => {
  expect(await paidAtOnce('INV-1', 'INV-1', 'INV-1')).toBe(1)
  await expect(pay('INV-1', 300_00)).rejects.toThrow('paid already')
  await expect(pay('INV-1', 200_00)).rejects.toThrow('another amount')
  expect(await balance()).toBe(700_00)
})

it('should never pay more than what is owed, also with several at once', async () => {
  await expect(pay('INV-1', 1_000_01, 'ben')).rejects.toThrow('owed less')
  expect(await paidAtOnce('INV-1', 'INV-2', 'INV-3', 'INV-4', 'INV-5')).toBe(3)
  expect(await balance()).toBe(100_00)
})

it('should wait for a second person above the limit', async () => {
  expect(await pay('INV-1', 500_00, 'ann')).toContain('Endorsed')
  await expect(pay('INV-1', 500_00, 'ann')).rejects.toThrow('Another person')
  expect(await balance()).toBe(1_000_00)
  expect(await pay('INV-1', 500_00, 'ben')).toContain('Recorded as paid')
  expect(await balance()).toBe(500_00)
  const entries = await db().selectFrom('audit_entries').select(['request_id', 'after']).orderBy('id').execute()
  expect(entries.map(({ request_id, after }) => [request_id, after.state])).toEqual([
    ['operator:ann', 'endorsed'],
    ['operator:ben', 'paid'],
  ])
})

it('should take a wrongly recorded payment back, once, also at once, and record the number again', async () => {
  const reverse = (number: string) =>
    outputOf(async () => deliveryCommands['courier-invoice-reverse']?.(world.app, ['uberDirect', number, 'A typo']))
  await pay('INV-1', 300_00)
  const tries = await Promise.allSettled([1, 2, 3].map(() => reverse('INV-1')))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await balance()).toBe(1_000_00)
  await expect(reverse('INV-1')).rejects.toThrow('taken back already')
  await expect(reverse('INV-9')).rejects.toThrow('no invoice')
  await pay('INV-2', 600_00)
  await expect(reverse('INV-2')).rejects.toThrow('not paid')
  expect(await pay('INV-1', 290_00)).toContain('Recorded as paid')
  expect(await balance()).toBe(710_00)
  const entries = await db().selectFrom('audit_entries').select(['call', 'reason', 'after']).orderBy('id').execute()
  expect(entries[1]).toMatchObject({
    ...{ call: 'operator courier-invoice-reverse', reason: 'A typo' },
    after: { balance: 1_000_00, amount: 300_00, key: 'INV-1', state: 'reversed' },
  })
  const listed = await outputOf(() => deliveryCommands['courier-invoices']?.(world.app, []))
  expect(listed).toMatch(/INV-1 .*300\.00 {2}reversed {2}operator:ann, operator:ann/)
})

it('should refuse what is no invoice', async () => {
  for (const fen of ['0', '-5', '1.5', 'ten', '']) await expect(pay('INV-1', fen)).rejects.toThrow('courier-invoice')
  await expect(pay(' ', 5)).rejects.toThrow('courier-invoice')
  await expect(pay('x'.repeat(65), 5)).rejects.toThrow('courier-invoice')
  const unknown = () => deliveryCommands['courier-invoice']?.(world.app, ['nobody', 'INV-1', '5', 'January'])
  await expect(outputOf(unknown)).rejects.toThrow('courier-invoice')
  expect(await balance()).toBe(1_000_00)
})

it('should be found by the check of the books where it was booked with another amount', async () => {
  await pay('INV-1', 300_00)
  await sql`update courier_invoices set amount = 299_00`.execute(db())
  expect((await differencesIn(db())).map(({ check }) => check)).toEqual(['courierInvoices'])
  await sql`update courier_invoices set amount = 300_00`.execute(db())
})
