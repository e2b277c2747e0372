import { randomUUID } from 'node:crypto'
import type { Call } from '@contract/call'
import { calls } from '@contract/calls'
import { ownedKinds } from '@contract/entities/ids'
import { isAtLeast, type GivenRole } from '@contract/store-roles'
import { failureCodes, type FailureName } from '@contract/failures'
import { teamAccessOf } from '@contract/team-access'
import { canOwn, ownsAll, platformId } from '../../server/http/queries/owners'
import { aWorld, type World } from '../../server/testing/world'
import { isFull } from '../support/suite'
import { aCast, type Cast, owners, type Role, roles } from './cast'
import { asking, ownPictures, requiredBeside } from './suite'

const merchants: readonly Role[] = ['merchant', 'otherMerchant']
const riders: readonly Role[] = ['rider', 'otherRider']
const isInTeam = (role: Role): role is GivenRole => role === 'manager' || role === 'cashier'

/** Whether a signed-in role passes the gate of a call. */
function isAdmitted(call: Call, role: Role): boolean {
  const { who, roles: granted = [] } = call
  if (who === 'merchant')
    return merchants.includes(role) || (isInTeam(role) && isAtLeast(role, teamAccessOf(call).role))
  if (who === 'rider') return riders.includes(role)
  if (who === 'staff') return role === 'staff' || granted.some((each) => each === role)
  return true
}

/** The refusal of a role at the gate of a call; undefined for admitted roles. */
function gateOf(call: Call, role: Role): FailureName | undefined {
  if (call.who === 'anyone') return undefined
  if (role === 'visitor') return 'notSignedIn'
  return isAdmitted(call, role) ? undefined : 'accessDenied'
}

/** The roles that come to a gate: in the gate of changes one account of each kind, since a gate knows no account. */
const second: readonly Role[] = ['otherCustomer', 'member', 'otherMerchant', 'otherRider']
const comers = roles.filter((role) => isFull || !second.includes(role))

/** The strangers to a thing: in the gate of changes not those who may do less than another one. */
const lesser: readonly Role[] = ['member', 'support', 'operations', 'finance', 'admin']
const outsiders = roles.filter((role) => isFull || !lesser.includes(role))

const all = Object.values<Call>(calls)
const table = all.map((call) => [call.name, call] as const)
const owning = all.filter(({ owns }) => owns.length > 0).map((call) => [call.name, call] as const)

let world: World
let cast: Cast

beforeAll(async () => {
  world = await aWorld()
  cast = await aCast(world)
})
afterAll(() => world.close())

const refusals = new Map<number, FailureName>([
  [failureCodes.notSignedIn, 'notSignedIn'],
  [failureCodes.accessDenied, 'accessDenied'],
])

describe('the gate of a call', () => {
  it.each(table)('%s should let in whom it is for alone', async (name, call) => {
    const said = async (role: Role) => {
      // The gate comes before the form of a request, so that nothing is done with this one.
      const { envelope } = await cast.people[role].send(name, [])
      return [role, refusals.get(envelope.code)] as const
    }
    const answers = Object.fromEntries(await Promise.all(comers.map(said)))
    expect(answers).toEqual(Object.fromEntries(comers.map((role) => [role, gateOf(call, role)])))
  })
})

describe('a call of staff', () => {
  const ofStaff = all.filter(({ who }) => who === 'staff')

  it('should lose a role that has ended, and all of them with a frozen account, at once', async () => {
    const { db } = world.app.context
    const { staff } = cast.people
    const calls = ofStaff.map(({ name }) => name)
    const codes = async () =>
      new Set(await Promise.all(calls.map(async (name) => (await staff.send(name, [])).envelope.code)))
    expect(calls.length).toBeGreaterThan(4)
    expect(await codes()).not.toContain(failureCodes.accessDenied)
    const own = db.updateTable('staff_members').where('customer_id', '=', staff.id)
    await own.set({ ended_at: world.clock.now(), ended_by: 'operator:test' }).execute()
    expect(await codes()).toEqual(new Set([failureCodes.accessDenied]))
    await own.set({ ended_at: null, ended_by: null } as never).execute()
    await db.updateTable('customers').set({ status: 'disabled' }).where('id', '=', staff.id).execute()
    expect(await codes()).toEqual(new Set([failureCodes.accountDisabled]))
    await db.updateTable('customers').set({ status: 'active' }).where('id', '=', staff.id).execute()
  })
})

describe('the team of a store', () => {
  const ofMerchants = all.filter(({ who }) => who === 'merchant')

  it('should keep money, payouts and the team for the owner', () => {
    const owners = ofMerchants.filter((call) => teamAccessOf(call).role === 'owner').map(({ name }) => name)
    const named = /pay|balance|statement|team|member/i
    const meant = ofMerchants.filter(({ name }) => named.test(name) && name !== 'merchant.leaveTeam')
    expect(owners.sort()).toEqual(meant.map(({ name }) => name).sort())
  })

  it('should record each call that changes something', () => {
    const silent = ofMerchants.filter((call) => call.idempotent && teamAccessOf(call).record === 'read')
    expect(silent).toEqual([])
  })

  it('should lose a member at once, with every call', async () => {
    const { db } = world.app.context
    const { cashier } = cast.people
    const open = ofMerchants.filter((call) => teamAccessOf(call).role === 'cashier').map(({ name }) => name)
    const codes = async () =>
      new Set(await Promise.all(open.map(async (name) => (await cashier.send(name, [])).envelope.code)))
    expect(open.length).toBeGreaterThan(10)
    expect(await codes()).not.toContain(failureCodes.accessDenied)
    const own = db.updateTable('team_members').where('customer_id', '=', cashier.id)
    await own.set({ ended_at: world.clock.now() }).execute()
    expect(await codes()).toEqual(new Set([failureCodes.accessDenied]))
    await own.set({ ended_at: null } as never).execute()
  })
})

describe('the subject of a call', () => {
  it.each(owning)('%s should belong to its caller', async (name, call) => {
    const { party, owns } = call
    if (party === undefined) throw new Error(`${name} owns things, but nobody can make it`)
    const strangers = outsiders.filter((role) => party !== 'platform' && role !== owners[party] && !gateOf(call, role))
    for (const field of owns) {
      const id = cast.things[party][field.kind] ?? ''
      const beside = requiredBeside(call, field)
      const code = failureCodes[`${field.kind}NotFound`]
      // Another id that the request must have is no stranger's own either, and may be looked at first.
      const codes = [code, ...beside.map(({ kind }) => failureCodes[`${kind}NotFound`])]
      const refused = async (role: Role) => {
        const others = await ownPictures(call, field, cast.people[role])
        const { envelope } = await cast.people[role].send(name, { ...asking(call, field, id), ...others })
        expect({ role, field, code: codes.find((each) => each === envelope.code) }).toEqual({
          role,
          field,
          code: envelope.code,
        })
      }
      await Promise.all(strangers.map(refused))
      if (beside.length > 0 && party !== 'platform') {
        const own = Object.fromEntries(beside.map(({ path: [name = ''], kind }) => [name, cast.things[party][kind]]))
        const { envelope } = await cast.people[owners[party]].send(name, {
          ...asking(call, field, randomUUID()),
          ...own,
        })
        expect({ field, code: envelope.code }).toEqual({ field, code })
      }
    }
  })

  it('should exist for its owner, of every kind that a party can have', async () => {
    const { db } = world.app.context
    for (const party of ['customer', 'store', 'rider', 'platform'] as const) {
      const own = cast.things[party]
      const { customer, merchant, rider } = cast.people
      const stores = db.selectFrom('stores').where('merchant_id', '=', merchant.id).select('id')
      const theirs = {
        ...{ customer: [customer.id], rider: [rider.id], platform: [platformId] },
        store: (await stores.execute()).map(({ id }) => id),
      }[party]
      for (const kind of ownedKinds.filter((each) => canOwn(party, each))) {
        const owned = await ownsAll(db, { kind, party, ids: [own[kind] ?? ''], theirs })
        expect({ party, kind, owned }).toEqual({ party, kind, owned: true })
      }
    }
  })
})
