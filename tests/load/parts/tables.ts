import { randomUUID } from 'node:crypto'
import { reservationConfirm, reservationSubmit } from '@contract/calls/reservation'
import { minutesAfter } from '../../../server/clock'
import { sha256 } from '../../../server/security/hash'
import { aRestaurant, contact, type TestRestaurant, wishOf } from '../../../server/testing/tables'
import type { Person } from '../bare/statements'
import { againstBare, type PreparedTrial, record } from '../support/against-bare'
import type { Cluster } from '../support/cluster'
import { vacuum } from '../support/queries'
import type { Finding } from '../support/report'
import type { Effort } from '../support/rounds'
import { newPhone, quotesOf, type Shopper } from '../support/shoppers'
import { shotOf } from '../support/shots'
import type { Stage } from '../support/stage'

const restaurants = 20
const guestsEach = 10
/** A table for each guest at any time, so that only the constraints have work. */
const tables = Array.from({ length: guestsEach + 2 }, (_, index) => ({ name: `A${index}`, least: 1, most: 2 }))
const dinner = [17, 19, 21]
const days = 8
const turnover = 120
const zoneHours = 8
const input = { contact, agreed: true }

/** Beginnings of dinners from tomorrow on, none of which overlaps another. */
function dinners(now: Date): string[] {
  const midnight = new Date(`${now.toISOString().slice(0, 10)}T00:00:00Z`)
  return Array.from({ length: days }, (_, day) =>
    dinner.map((hour) => minutesAfter(midnight, ((day + 2) * 24 + hour - zoneHours) * 60).toISOString()),
  ).flat()
}

/** A guest of a restaurant with a quote for each of the dinners. */
async function aGuest({ make, app }: Stage, restaurant: TestRestaurant): Promise<Shopper> {
  const caller = await make.customer({ phone: newPhone() })
  const quotes: string[] = []
  for (const at of dinners(app.context.clock.now()))
    quotes.push((await caller.call(reservationConfirm, wishOf(restaurant, 2, at))).id)
  const token = caller.token ?? ''
  const { storeId, seatings, tables: ids } = restaurant
  const values = [caller.id, sha256(token), storeId, ...Object.values(seatings), ...Object.values(ids)]
  return { caller, token, values, quotes }
}

async function prepare(stage: Stage): Promise<PreparedTrial> {
  const open: TestRestaurant[] = []
  while (open.length < restaurants) open.push(await aRestaurant(stage, { tables }))
  // The guests of a restaurant do not follow each other, as each evening of it is locked while a table is given.
  const people: Shopper[] = []
  for (let each = 0; each < guestsEach; each += 1)
    people.push(...(await Promise.all(open.map((restaurant) => aGuest(stage, restaurant)))))
  await vacuum(stage.app.context.db)
  const [first] = people
  if (!first) throw new Error('There are no guests')
  const at = dinners(stage.app.context.clock.now()).at(-1) ?? ''
  const until = minutesAfter(new Date(at), turnover).toISOString()
  const submitted = { quoteId: first.quotes.pop() ?? '', idempotencyKey: randomUUID() }
  const calls = { [reservationSubmit.name]: await record(first.caller, reservationSubmit, { ...input, ...submitted }) }
  const next = quotesOf(people)
  let turn = 0
  return {
    script: { calls, people: people.map(({ token, values }): Person => ({ token, values })) },
    trials: [
      {
        what: 'submission of a table',
        ours: () => {
          const { shopper, quoteId } = next()
          return shotOf(reservationSubmit, { ...input, quoteId, idempotencyKey: randomUUID() }, shopper.token)
        },
        bare: () => {
          turn += 1
          // Each has the recorded table of its restaurant at a time at which nobody else has it.
          const from = minutesAfter(new Date(at), (1000 + turn) * turnover)
          const times = { [at]: from.toISOString(), [until]: minutesAfter(from, turnover).toISOString() }
          const ids = { [submitted.quoteId]: randomUUID(), [submitted.idempotencyKey]: randomUUID() }
          return shotOf(reservationSubmit, { values: { ...times, ...ids } }, people[turn % people.length]?.token)
        },
      },
    ],
  }
}

/** Booking tables against Fastify and pg alone. */
export const tablesAgainstBare = (cluster: Cluster, effort: Effort): Promise<Finding[]> =>
  againstBare(cluster, effort, { name: 'tables', prepare })
