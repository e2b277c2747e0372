import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import * as calls from '@contract/calls/rider'
import type { Position } from '@contract/entities/common'
import type { OrderId } from '@contract/entities/ids'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import { distanceMeters } from '../../geo'
import { startOf } from '../../modules/delivery/zones'
import { wayMinutes } from '../../routing/routing'
import type { Services } from '../../services'
import { admitRiders } from './accounts'
import { RiderRefusal, RiderApp } from './app'
import { riderById, riderIds } from './people'
import { along, hopSeconds, hopTowards } from './places'
import * as queries from './queries'
import { Ride } from './ride'

type Tx = Transaction<Database>
type Write = ((tx: Tx) => Promise<unknown>) | undefined

/** One step of a ride. */
export type Step = (ride: Ride) => Promise<unknown>

interface Coming {
  readonly orderId: OrderId
  readonly tries: number
  /** The rider who came before. */
  readonly riderId: string | undefined
}
interface Stepping {
  readonly orderId: OrderId
  readonly step: string
  readonly key: string
}
interface Moving {
  readonly orderId: OrderId
  /** The number of the position, of all of the way. */
  readonly part: number
  readonly parts: number
}

const prefix = 'demo.rider'
const [comeJob, answerJob, stepJob, moveJob] = [
  `${prefix}.come`,
  `${prefix}.answer`,
  `${prefix}.step`,
  `${prefix}.move`,
]
/** Positions that a rider sends on a way at most. */
const mostParts = 6
/** Seconds after which somebody comes again for a delivery that nobody has: at first, and at most. */
const [firstSeconds, longestSeconds] = [3, 60]

/**
 * The demo's riders. One comes on shift near a delivery that nobody has, accepts what is offered, and takes each step by the calls of
 * riders; the autopilots of the kinds of orders say when. They pause in between, so that offers go to people first.
 */
export class DemoRiders {
  private readonly apps = new Map<string, RiderApp>()
  private readonly steps = new Map<string, Step>()
  private admitted: Promise<void> | undefined

  constructor(
    private readonly context: Context,
    private readonly services: Pick<Services, 'deliveries'>,
  ) {}

  /** Begins to answer offers and to take steps. */
  start(): void {
    const { jobs, clock } = this.context
    this.services.deliveries.dispatch.onOffers(async (tx, offers) => {
      for (const { id: offerId, riderId } of offers)
        if (riderById(riderId))
          await jobs.add(tx, { kind: answerJob, payload: { offerId, riderId }, runAt: clock.now() })
    })
    jobs.outside<Coming>(comeJob, (job) => this.come(job))
    jobs.outside<{ offerId: string; riderId: string }>(answerJob, (job) => this.answer(job))
    jobs.outside<Stepping>(stepJob, (job) => this.take(job))
    jobs.outside<Moving>(moveJob, (job) => this.move(job))
  }

  /** Registers a step by its name, such as "takeaway.riderArrive". */
  on(step: string, work: Step): void {
    this.steps.set(step, work)
  }

  /** Brings a rider near the waiting delivery of an order, until somebody has it. */
  ask(tx: Tx, orderId: OrderId): Promise<void> {
    return this.add(tx, comeJob, { orderId, tries: 0, riderId: undefined })
  }

  /** Lets the demo's rider of an order take a step; nothing where a person or a courier brings it. */
  async step(tx: Tx, orderId: OrderId, step: string): Promise<void> {
    const live = await queries.liveDelivery(tx, orderId)
    if (live?.rider_id && riderById(live.rider_id)) await this.add(tx, stepJob, { orderId, step, key: randomUUID() })
  }

  private async come({ orderId, tries, riderId }: Coming): Promise<Write> {
    const { db, config } = this.context
    const live = await queries.liveDelivery(db, orderId)
    const isWaiting = live?.state === 'waiting' || live?.state === 'offered'
    if (!live || !isWaiting || live.courier) {
      if (riderId) await this.pause(this.app(riderId))
      return undefined
    }
    const wait = live.state === 'offered' ? config.offerSeconds : Math.min(longestSeconds, firstSeconds * 2 ** tries)
    const came = live.state === 'waiting' ? await this.bring(live.id, startOf(live)) : undefined
    const next: Coming = { orderId, tries: tries + 1, riderId: came ?? riderId }
    return (tx) => this.add(tx, comeJob, next, wait)
  }

  /** Brings the nearest free rider towards a place; answers who came. */
  private async bring(deliveryId: string, place: Position): Promise<string | undefined> {
    const { db, clock, config } = this.context
    await (this.admitted ??= db.transaction().execute((tx) => admitRiders(tx, this.context)))
    const now = clock.now()
    const free = await queries.freeRiders(db, riderIds, { deliveryId, most: config.riderHands, now })
    const rested = free.filter(({ at }) => !at || now.getTime() - at.getTime() >= hopSeconds * 1_000)
    const [nearest] = rested
      .map((rider) => ({ ...rider, from: placeOf(rider) }))
      .map((rider) => ({ ...rider, meters: rider.from ? distanceMeters(rider.from, place) : 0 }))
      .sort((one, other) => one.held - other.held || one.meters - other.meters)
    if (!nearest) return undefined
    const app = this.app(nearest.id)
    if (nearest.shift === 'online') await this.pause(app)
    await app.call(calls.riderShift, { action: 'start' })
    await this.send(app, hopTowards(nearest.from, place))
    return nearest.id
  }

  private async answer({ offerId, riderId }: { offerId: string; riderId: string }): Promise<Write> {
    const app = this.app(riderId)
    await refusable(() => app.call(calls.riderAccept, { offerId }))
    await this.pause(app)
    return undefined
  }

  private async take({ orderId, step, key }: Stepping): Promise<Write> {
    const live = await queries.liveDelivery(this.context.db, orderId)
    const work = this.steps.get(step)
    if (!live?.rider_id || !riderById(live.rider_id) || !work) return undefined
    const ride = new Ride(this.app(live.rider_id), orderId, live.id, key)
    await refusable(() => work(ride))
    const after = await queries.liveDelivery(this.context.db, orderId)
    if (after?.state !== 'onTheWay' || live.state === 'onTheWay') return undefined
    const seconds = (wayMinutes(after.meters) / this.context.config.demoSpeed) * 60
    const parts = Math.min(mostParts, Math.floor(seconds / hopSeconds))
    return parts > 0 ? (tx) => this.add(tx, moveJob, { orderId, part: 1, parts }, seconds / (parts + 1)) : undefined
  }

  private async move({ orderId, part, parts }: Moving): Promise<Write> {
    const live = await queries.liveDelivery(this.context.db, orderId)
    if (live?.state !== 'onTheWay' || !live.rider_id || !riderById(live.rider_id)) return undefined
    const door = { latitude: live.to_latitude, longitude: live.to_longitude }
    const app = this.app(live.rider_id)
    await refusable(() => this.send(app, along(startOf(live), door, part / parts)))
    if (part >= parts) return undefined
    const seconds = (wayMinutes(live.meters) / this.context.config.demoSpeed) * 60
    return (tx) => this.add(tx, moveJob, { orderId, part: part + 1, parts }, seconds / (parts + 1))
  }

  private send(app: RiderApp, place: Position): Promise<unknown> {
    return app.call(calls.riderPosition, { positions: [{ ...place, at: this.context.clock.now().toISOString() }] })
  }

  private pause(app: RiderApp): Promise<unknown> {
    return app.call(calls.riderShift, { action: 'pause' })
  }

  private async add(tx: Tx, kind: string, payload: Coming | Stepping | Moving, seconds = 0): Promise<void> {
    const { jobs, clock } = this.context
    await jobs.add(tx, { kind, payload, runAt: minutesAfter(clock.now(), seconds / 60) })
  }

  private app(riderId: string): RiderApp {
    const app = this.apps.get(riderId) ?? new RiderApp(this.context, riderId)
    this.apps.set(riderId, app)
    return app
  }
}

const placeOf = ({ latitude, longitude }: { latitude: number | null; longitude: number | null }): Position | null =>
  latitude === null || longitude === null ? null : { latitude, longitude }

/** Does what the server may refuse, since an order can move on meanwhile. */
async function refusable(work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof RiderRefusal)) throw error
  }
}
