import type { Audience } from '@contract/call'
import { storesOf } from '../../server/http/queries/callers'
import { aStaff } from '../../server/testing/staff'
import { aRider } from '../../server/testing/riders'
import { aWorld, type World } from '../../server/testing/world'
import { isFull } from '../support/suite'
import { type Backend, callerOf, contractSuite } from './suite'

let world: World

beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.close())

describe('the reference back end', () => {
  const backend = (): Backend => ({
    visitor: () => world.visitor,
    customer: () => world.make.customer(),
    async merchant() {
      const merchant = await world.make.customer()
      await world.make.changeStore(await world.make.store(), { merchant_id: merchant.id })
      return merchant
    },
    rider: () => aRider(world),
    staff: () => aStaff(world),
    bodiesPerCall: isFull ? 100 : 5,
  })
  contractSuite(backend)

  it('should be asked by a merchant where a call is the merchant’s', async () => {
    const stores = async (who: Audience) => storesOf(world.app.context.db, (await callerOf(backend(), { who })).id)
    expect(await stores('merchant')).toHaveLength(1)
    expect(await stores('customer')).toEqual([])
  })
})
