import { ledgerFaults } from '../../tests/money/ledger-faults'
import { Cashier } from './payments'
import { aWorld, type World } from './world'

/**
 * Starts and stops a server for the tests of a file that move money; after each test its ledger must balance.
 *
 *     let world: World
 *     let cashier: Cashier
 *     withBooks((its) => ({ world, cashier } = its))
 */
export function withBooks(ready: (its: { world: World; cashier: Cashier }) => void): void {
  let world: World
  beforeAll(async () => {
    world = await aWorld()
    ready({ world, cashier: new Cashier(world) })
  })
  afterAll(() => world.close())
  afterEach(async () => expect(await ledgerFaults(world.app.context.db)).toEqual([]))
}
