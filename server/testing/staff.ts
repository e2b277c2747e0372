import { v7 as uuid } from 'uuid'
import { type StaffRole, staffRoles } from '@contract/entities/staff'
import type { TestCaller } from './caller'
import type { World } from './world'

/** Grants roles of staff to a customer. */
export async function grant({ app, clock }: World, customer_id: string, roles: readonly StaffRole[]): Promise<void> {
  const granted = { granted_by: 'operator:test', granted_at: clock.now() }
  const rows = roles.map((role) => ({ id: uuid(), customer_id, role, ...granted }))
  await app.context.db.insertInto('staff_members').values(rows).execute()
}

/** A customer with roles of staff; all of them by default. */
export async function aStaff(world: World, ...roles: StaffRole[]): Promise<TestCaller> {
  const staff = await world.make.customer()
  await grant(world, staff.id, roles.length > 0 ? roles : staffRoles)
  return staff
}
