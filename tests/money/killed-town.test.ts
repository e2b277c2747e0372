import { Random } from '../../server/demo/city/random'
import { isFull } from '../support/suite'
import { timeLimit } from '../support/time-limit'
import { live, rest } from './town/days'
import { aKilledWorld, type KilledWorld } from './town/killed-world'
import { mustHappen } from './town/must-happen'
import { openTown } from './town/opening'
import { PatientCashier } from './town/patient'
import type { Town } from './town/people'
import { openPhones, type Phones } from './town/phones'
import { faultsOf } from './town/proof'
import { townSettings } from './town/settings'

jest.setTimeout(timeLimit(1200))

const seed = Number(process.env.TOWN_SEED ?? 34)
const days = Number(process.env.TOWN_DAYS ?? (isFull ? 30 : 2))
const quietDays = isFull ? 3 : 1
/** Kills at most, and the requests on average between two of them. */
const kills = isFull ? { most: 80, every: 150 } : { most: 4, every: 60 }

let phones: Phones
let its: KilledWorld
beforeAll(async () => {
  phones = await openPhones()
  its = await aKilledWorld({ ...townSettings, SMS_URL: phones.url }, seed)
})
afterAll(async () => {
  await its.close()
  phones.close()
})

describe(`a town whose server and PostgreSQL are killed (TOWN_SEED=${seed})`, () => {
  it('should give the same books: pay everybody to the fen, hold nothing without an open order, audit every act of staff', async () => {
    const { world, disasters, runDue } = its
    const cashier = new PatientCashier(world, disasters)
    const town: Town = { world, runDue, cashier, phones, chance: new Random(seed), answers: new Map() }
    const all = await openTown(town)
    disasters.begin(kills.every, kills.most)
    await live(town, all, days, quietDays)
    disasters.end()
    await rest(town, all)
    await disasters.over()
    if (isFull) expect(mustHappen.filter((call) => !town.answers.has(call))).toEqual([])
    expect(disasters.kills.server * disasters.kills.postgres).toBeGreaterThan(0)
    expect(await faultsOf(world, all)).toEqual([])
    if (process.env.TOWN_LOG)
      process.stdout.write(`${JSON.stringify({ ...disasters.kills, requests: disasters.requests })}\n`)
  })
})
