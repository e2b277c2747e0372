import { randomUUID } from 'node:crypto'
import { hotelConfirm, hotelRooms, hotelSubmit } from '@contract/calls/hotel'
import { addDays } from '../../../server/modules/hotel/days'
import { sha256 } from '../../../server/security/hash'
import { HotelFactory, stayContact } from '../../../server/testing/hotel'
import { againstBare, type PreparedTrial, reading, record } from '../support/against-bare'
import { startChild } from '../support/child'
import type { Cluster } from '../support/cluster'
import { type Amount, throughput } from '../support/load'
import { copyQuote, vacuum } from '../support/queries'
import type { Finding } from '../support/report'
import { type Effort, ratioOf } from '../support/rounds'
import { shotOf } from '../support/shots'
import { newPhone, quotesOf, type Shopper } from '../support/shoppers'
import { openStage, type Stage } from '../support/stage'

const guests = 20
const quotesEach = 1200
/** Callers at once, on the same nights and on different ones. */
const callers = 64
const nights = 2
/** More rooms than any load can book. */
const plenty = 100_000_000

/** Rooms of one type with two rates, for some nights. */
interface Rooms {
  readonly hotelId: string
  readonly rateId: string
  readonly dates: { readonly checkIn: string; readonly checkOut: string }
  readonly ids: readonly string[]
}

async function someRooms(stage: Stage): Promise<Rooms> {
  const factory = new HotelFactory({ ...stage, clock: stage.app.context.clock })
  const { hotelId, roomId, rateId } = await factory.simple({}, { allotment: plenty })
  await factory.rate(roomId, { breakfast_price: 3000 })
  const checkIn = factory.day(3)
  const booked = await stage.app.context.db
    .selectFrom('room_nights')
    .select('id')
    .where('room_type_id', '=', roomId)
    .orderBy('night')
    .execute()
  const ids = [hotelId, roomId, rateId, ...booked.map(({ id }) => id)]
  return { hotelId, rateId, dates: { checkIn, checkOut: addDays(checkIn, nights) }, ids }
}

/** Somebody with quotes of the same stay. */
async function aGuest({ make, app }: Stage, { rateId, dates, ids }: Rooms, quotes: number): Promise<Shopper> {
  const caller = await make.customer({ phone: newPhone() })
  const { id } = await caller.call(hotelConfirm, { rateId, ...dates })
  const token = caller.token ?? ''
  return {
    caller,
    token,
    values: [caller.id, sha256(token), ...ids],
    quotes: await copyQuote(app.context.db, id, quotes),
  }
}

const booking = { guests: [{ name: 'Mia Lin' }], contact: stayContact, agreed: true }

/** The next submission of the next guest. */
const submissionOf = (people: readonly Shopper[]) => {
  const next = quotesOf(people)
  return () => {
    const { shopper, quoteId } = next()
    return shotOf(hotelSubmit, { ...booking, quoteId, idempotencyKey: randomUUID() }, shopper.token)
  }
}

async function prepare(stage: Stage): Promise<PreparedTrial> {
  const people: Shopper[] = []
  const rooms = await someRooms(stage)
  while (people.length < guests)
    people.push(await aGuest(stage, people.length === 0 ? rooms : await someRooms(stage), quotesEach))
  await vacuum(stage.app.context.db)
  const [first] = people
  if (!first) throw new Error('There are no guests')
  const asked = { hotelId: rooms.hotelId, ...rooms.dates }
  const submitted = { quoteId: first.quotes.pop() ?? '', idempotencyKey: randomUUID() }
  const calls = {
    [hotelRooms.name]: await record(first.caller, hotelRooms, asked),
    [hotelSubmit.name]: await record(first.caller, hotelSubmit, { ...booking, ...submitted }),
  }
  const next = quotesOf(people)
  return {
    script: { calls, people: people.map(({ token, values }) => ({ token, values })) },
    trials: [
      reading('rooms of a hotel', shotOf(hotelRooms, asked, first.token)),
      {
        what: `submission of ${nights} nights`,
        ours: submissionOf(people),
        bare: () => {
          const { shopper, quoteId } = next()
          const values = { [submitted.quoteId]: quoteId, [submitted.idempotencyKey]: randomUUID() }
          return shotOf(hotelSubmit, { values }, shopper.token)
        },
      },
    ],
  }
}

/** The throughput left when all want the same nights. A deadlock that is not repeated would be a refusal, which ends the run. */
async function sameNights(cluster: Cluster, effort: Effort): Promise<Finding> {
  const stage = await openStage(cluster, 'same_nights')
  const wanted = await someRooms(stage)
  const [same, different]: [Shopper[], Shopper[]] = [[], []]
  const quotes = Math.ceil((guests * quotesEach) / callers)
  while (same.length < callers) {
    same.push(await aGuest(stage, wanted, quotes))
    different.push(await aGuest(stage, await someRooms(stage), quotes))
  }
  await vacuum(stage.app.context.db)
  const server = await startChild('support/server.ts', { env: stage.env })
  const measure = (people: readonly Shopper[]) => {
    const next = submissionOf(people)
    return (amount: Amount) => throughput({ url: server.url, next, amount, connections: callers })
  }
  // With this many at once, a second may pass without an answer.
  const ratio = await ratioOf(measure(same), measure(different), { ...effort, seconds: Math.max(effort.seconds, 3) })
  await Promise.all([server.stop(), stage.close()])
  return { what: `${callers} callers on the same nights to different ones`, ratio, atLeast: 0.3 }
}

/** The calls of stays against Fastify and pg alone, and under what is hard for them. */
export const staysAgainstBare = async (cluster: Cluster, effort: Effort): Promise<Finding[]> => [
  ...(await againstBare(cluster, effort, { name: 'stays', prepare })),
  await sameNights(cluster, effort),
]
