import type { Call } from '@contract/call'
import { calls } from '@contract/calls'
import { auditSubjects, type AuditSubject, staffRoles } from '@contract/entities/staff'
import { failureCodes } from '@contract/failures'
import { allowedOnOwn } from '../../server/http/own-subjects'
import { concerns } from '../../server/http/queries/people'
import { grant } from '../../server/testing/staff'
import { aMember } from '../../server/testing/team'
import { aWorld, type World } from '../../server/testing/world'
import { aCast, type Cast, type Role } from './cast'
import { asking, requiredBeside } from './suite'

let world: World
let cast: Cast
beforeAll(async () => {
  world = await aWorld()
  cast = await aCast(world)
  const { customer, merchant, rider } = cast.people
  for (const { id } of [customer, merchant, rider]) await grant(world, id, staffRoles)
})
afterAll(() => world.close())

/** Roles that the things of a cast concern. */
const people: Readonly<Record<AuditSubject, readonly Role[]>> = {
  ...{ application: ['customer'], feedback: ['customer'], fraudCase: ['customer'] },
  ...{ order: ['customer', 'merchant'], refund: ['customer', 'merchant'], review: ['customer', 'merchant'] },
  ...{ report: ['customer', 'merchant'], store: ['merchant'], delivery: ['rider'] },
  ...{ customer: ['customer', 'merchant', 'rider'], zone: [], courier: [] },
}

const acts = Object.values<Call>(calls).filter(({ who, idempotent }) => who === 'staff' && idempotent)

/** The refusals of an act on what concerns its caller, by the caller and the field. */
async function ownRefusals(call: Call): Promise<boolean[]> {
  const answers: boolean[] = []
  for (const field of call.owns)
    for (const role of people[field.kind as AuditSubject]) {
      const person = cast.people[role]
      const thing = (kind: string) => cast.things.platform[kind as keyof typeof cast.things.platform] ?? ''
      const id = field.kind === 'customer' ? person.id : thing(field.kind)
      const others = requiredBeside(call, field).map(({ path: [name = ''], kind }) => [name, thing(kind)])
      const request = { ...asking(call, field, id), ...(Object.fromEntries(others) as object) }
      const { envelope } = await person.send(call.name, request)
      answers.push(envelope.code === failureCodes.staffOwn)
    }
  return answers
}

const isAllowed = ({ name }: Call) => name in allowedOnOwn
const refused = acts.filter((call) => !isAllowed(call))

it.each(refused.map((call) => [call.name, call] as const))(
  '%s should be refused on what concerns its caller',
  async (_, call) => expect(await ownRefusals(call)).not.toContain(false),
)

it('should list no act that does not exist', () => {
  expect(Object.keys(allowedOnOwn).filter((name) => !acts.some((call) => call.name === name))).toEqual([])
})

it('should find the whole team of a store, and nobody else', async () => {
  const { platform } = cast.things
  const member = await aMember(world, platform.store ?? '', 'cashier')
  const { db } = world.app.context
  for (const kind of auditSubjects) {
    const id = platform[kind as keyof typeof platform] ?? ''
    if (people[kind].length === 0) continue
    expect([kind, await concerns(db, { kind, id }, cast.people.otherCustomer.id)]).toEqual([kind, false])
    if (people[kind].includes('merchant') && kind !== 'customer')
      expect([kind, await concerns(db, { kind, id }, member.id)]).toEqual([kind, true])
  }
})

it('should allow on it what is listed with a reason', async () => {
  // Nobody has a session after the last one.
  const [ending, ...others] = acts.filter(isAllowed).sort(({ name }) => (name === 'staff.endSessions' ? -1 : 1))
  for (const call of [...others, ending])
    if (call) expect([call.name, await ownRefusals(call)]).toEqual([call.name, expect.not.arrayContaining([true])])
})
