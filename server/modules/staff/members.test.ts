import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import * as calls from '@contract/calls/staff'
import { minutesAfter } from '../../clock'
import { outputOf } from '../../testing/printed'
import { aStaff } from '../../testing/staff'
import { aWorld, type World } from '../../testing/world'
import { staffCommands } from './operator'

let world: World
beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.close())

/** Output of the operator's command. */
const run = (...args: string[]) => outputOf(() => staffCommands['staff']?.(world.app, args))

const acting = (reason = 'Joined the team') => ({ reason, idempotencyKey: randomUUID() })

it('should be granted first by an operator, and by an admin from then on', async () => {
  const phone = '13977771111'
  await expect(run(phone, 'grant', 'admin')).rejects.toThrow('No account has this phone')
  const ann = await world.make.customer({ phone })
  expect(await ann.refusal(calls.staffMe, {})).toBe('accessDenied')
  await expect(run(phone, 'grant', 'boss')).rejects.toThrow('support, operations, finance, admin')
  expect(await run(phone, 'grant', 'admin')).toContain('admin')
  expect(await ann.call(calls.staffMe, {})).toMatchObject({ roles: [{ role: 'admin' }] })

  const ben = await world.make.customer()
  await ann.call(calls.staffGrantRole, { customerId: ben.id, role: 'support', ...acting() })
  expect(await ben.call(calls.staffMe, {})).toMatchObject({ roles: [{ role: 'support', grantedBy: ann.id }] })
  const again = { customerId: ben.id, role: 'support' as const, ...acting() }
  expect(await ann.refusal(calls.staffGrantRole, again)).toBe('nothingToChange')
  expect((await ann.call(calls.staffMembers, {})).items.map(({ id }) => id)).toEqual(
    expect.arrayContaining([ann.id, ben.id]),
  )
  await ann.call(calls.staffRevokeRole, { customerId: ben.id, role: 'support', ...acting('Left') })
  expect(await ben.refusal(calls.staffMe, {})).toBe('accessDenied')
  expect(await run(phone, 'revoke', 'admin')).toContain('No role is left.')
  expect(await ann.refusal(calls.staffMe, {})).toBe('accessDenied')
  expect(await run()).not.toContain('1111')
})

it('should be changed by somebody else, and not be given to an account that is not active', async () => {
  const admin = await aStaff(world, 'admin')
  const own = { customerId: admin.id, role: 'finance' as const, ...acting() }
  expect(await admin.refusal(calls.staffGrantRole, own)).toBe('staffOwn')
  const gone = await world.make.customer()
  await world.make.disable(gone.id)
  const theirs = { customerId: gone.id, role: 'finance' as const, ...acting() }
  expect(await admin.refusal(calls.staffGrantRole, theirs)).toBe('customerFrozen')
})

it('should be audited, once however often a request is repeated, and never when it is refused', async () => {
  const admin = await aStaff(world, 'admin')
  const ben = await world.make.customer()
  const request = { customerId: ben.id, role: 'finance' as const, ...acting('Keeps the books') }
  await admin.call(calls.staffGrantRole, request)
  await admin.call(calls.staffGrantRole, request)
  expect(await admin.refusal(calls.staffGrantRole, { ...request, ...acting() })).toBe('nothingToChange')
  const { items } = await admin.call(calls.staffAudit, { customerId: admin.id })
  expect(items).toEqual([
    expect.objectContaining({
      staff: { id: admin.id, name: 'Ann' },
      role: 'admin',
      call: 'staff.grantRole',
      subject: { kind: 'customer', id: ben.id },
      reason: 'Keeps the books',
      before: { roles: [] },
      after: { roles: ['finance'] },
    }),
  ])
  const about = { kind: 'customer' as const, reference: ben.id }
  expect(await admin.call(calls.staffAudit, { subject: about })).toMatchObject({ items })
})

it('should keep every entry as it was written', async () => {
  const { db } = world.app.context
  const later = minutesAfter(world.clock.now(), 1)
  for (const statement of [
    sql`update audit_entries set at = ${later}`,
    sql`delete from audit_entries`,
    sql`truncate audit_entries`,
  ])
    await expect(statement.execute(db)).rejects.toThrow('append only')
})
