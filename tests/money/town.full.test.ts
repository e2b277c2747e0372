import { Random } from '../../server/demo/city/random'
import { Cashier } from '../../server/testing/payments'
import { aWorld, type World } from '../../server/testing/world'
import { timeLimit } from '../support/time-limit'
import { live, rest } from './town/days'
import { openTown } from './town/opening'
import type { Town } from './town/people'
import { openPhones, type Phones } from './town/phones'
import { townSettings } from './town/settings'
import { mustHappen } from './town/must-happen'
import { faultsOf } from './town/proof'

jest.setTimeout(timeLimit(600))

const seed = Number(process.env.TOWN_SEED ?? 34)
const days = 30
/** The last days, on which nobody orders any more. */
const quietDays = 3

let phones: Phones
let world: World
beforeAll(async () => {
  phones = await openPhones()
  world = await aWorld({ ...townSettings, SMS_URL: phones.url })
})
afterAll(async () => {
  await world.close()
  phones.close()
})

describe(`a town for ${days} days (TOWN_SEED=${seed})`, () => {
  it('should pay everybody to the fen, hold nothing without an open order and audit every act of staff', async () => {
    const runDue = () => world.app.context.jobs.runDue()
    const cashier = new Cashier(world)
    const town: Town = { world, runDue, cashier, phones, chance: new Random(seed), answers: new Map() }
    const all = await openTown(town)
    await live(town, all, days, quietDays)
    await rest(town, all)
    expect(mustHappen.filter((call) => !town.answers.has(call))).toEqual([])
    expect(await faultsOf(world, all)).toEqual([])
  })
})
