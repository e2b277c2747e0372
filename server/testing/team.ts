import { v7 as uuid } from 'uuid'
import type { GivenRole } from '@contract/store-roles'
import { minutesAfter } from '../clock'
import type { TestCaller } from './caller'
import type { World } from './world'

const row = ({ clock }: World, store_id: string, role: GivenRole) => ({
  ...{ id: uuid(), store_id, role, masked_phone: '138****0000', invited_at: clock.now() },
  expires_at: minutesAfter(clock.now(), 60 * 24 * 7),
})

/** A customer in the team of a store. */
export async function aMember(world: World, storeId: string, role: GivenRole): Promise<TestCaller> {
  const member = await world.make.customer()
  const working = { customer_id: member.id, accepted_at: world.clock.now() }
  const insert = world.app.context.db.insertInto('team_members')
  await insert.values({ ...row(world, storeId, role), ...working }).execute()
  return member
}

/** The id of the invitation of a customer into the team of a store. */
export async function anInvitation(world: World, storeId: string, { id }: TestCaller): Promise<string> {
  const { db } = world.app.context
  const { phone_hash, phone_sealed } = await db
    .selectFrom('customers')
    .select(['phone_hash', 'phone_sealed'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const invitation = { ...row(world, storeId, 'cashier'), phone_hash, phone_sealed }
  await db.insertInto('team_members').values(invitation).execute()
  return invitation.id
}
