import type { Audience, Call } from '@contract/call'
import { calls } from '@contract/calls'
import { ownedKinds } from '@contract/entities/ids'
import { failureCodes, type FailureName } from '@contract/failures'
import { canOwn, ownsAll } from '../../server/http/queries'
import { aWorld, type World } from '../../server/testing/world'
import { aCast, type Cast, owners, type Role, roles } from './cast'
import { asking, ownPictures } from './suite'

/** The refusal of each role at the gate of a call; undefined for who is let in. */
const gates: Record<Audience, Partial<Record<Role, FailureName>>> = {
  anyone: {},
  customer: { visitor: 'notSignedIn' },
  merchant: {
    visitor: 'notSignedIn',
    customer: 'accessDenied',
    otherCustomer: 'accessDenied',
    member: 'accessDenied',
    rider: 'accessDenied',
    otherRider: 'accessDenied',
  },
  rider: {
    visitor: 'notSignedIn',
    customer: 'accessDenied',
    otherCustomer: 'accessDenied',
    member: 'accessDenied',
    merchant: 'accessDenied',
    otherMerchant: 'accessDenied',
  },
}

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
  it.each(table)('%s should let in whom it is for alone', async (name, { who }) => {
    const said: Partial<Record<Role, FailureName>> = {}
    for (const role of roles) {
      // The gate comes before the form of a request, so that nothing is done with this one.
      const { envelope } = await cast.people[role].send(name, [])
      const refusal = refusals.get(envelope.code)
      if (refusal) said[role] = refusal
    }
    expect(said).toEqual(gates[who])
  })
})

describe('what a call is about', () => {
  it.each(owning)('%s should be the own of who makes it', async (name, call) => {
    const { party, owns, who } = call
    if (party === undefined) throw new Error(`${name} owns things, but nobody can make it`)
    const strangers = roles.filter((role) => role !== owners[party] && !gates[who][role])
    for (const field of owns) {
      const id = cast.things[party][field.kind] ?? ''
      for (const role of strangers) {
        const others = await ownPictures(call, field, cast.people[role])
        const { envelope } = await cast.people[role].send(name, { ...asking(call, field, id), ...others })
        expect({ role, field, code: envelope.code }).toEqual({
          role,
          field,
          code: failureCodes[`${field.kind}NotFound`],
        })
      }
    }
  })

  it('should be there for who owns it, of every kind that a party can have', async () => {
    const { db } = world.app.context
    for (const party of ['customer', 'store', 'rider'] as const) {
      const own = cast.things[party]
      const { customer, merchant, rider } = cast.people
      const stores = db.selectFrom('stores').where('merchant_id', '=', merchant.id).select('id')
      const theirs = {
        ...{ customer: [customer.id], rider: [rider.id] },
        store: (await stores.execute()).map(({ id }) => id),
      }[party]
      for (const kind of ownedKinds.filter((each) => canOwn(party, each))) {
        const owned = await ownsAll(db, { kind, party, ids: [own[kind] ?? ''], theirs })
        expect({ party, kind, owned }).toEqual({ party, kind, owned: true })
      }
    }
  })
})
