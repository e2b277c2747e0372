import type { Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import { vehicleTypes } from '@contract/entities/application'
import type { Position } from '@contract/entities/common'
import type { DeliveryId } from '@contract/entities/ids'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import type { OrderEngine } from '../order/engine'
import { bundleAt } from './bundle'
import type { MadeOffer, OfferPush } from './offer-push'
import * as queries from './queries'
import { raisePay } from './raising'
import { moved } from './state'
import { rulesFor, startOf, type DispatchRules } from './zones'
import { customerAudience } from '../../realtime/queries'

type Tx = Transaction<Database>

interface Job {
  readonly deliveryId: DeliveryId
  /** The `search_at` that the job was planned with. */
  readonly at: string
}

/** Work on offers that a transaction makes. */
type OfferListener = (tx: Tx, offers: readonly MadeOffer[]) => Promise<void>

const dispatchJob = 'delivery.dispatch'
/** The jobs that begin all searches again, and one of them. */
const [restartJob, againJob] = ['delivery.restart', 'delivery.searchAgain']
/** The job that looks at one delivery when a rider came near. */
const cameJob = 'delivery.riderCame'
/** Minutes after which a rider who sends no position gets no offers. */
export const silentMinutes = 2
/** The widest reach, in multiples of the first. */
const widest = 4
/** Offers of one round to everybody in reach, and deliveries that one rider's coming starts a search for. */
const [mostAtOnce, mostWoken] = [50, 10]
const minuteMs = 60_000

const secondsAfter = (at: Date, seconds: number): Date => new Date(at.getTime() + seconds * 1_000)

/**
 * Finds riders for deliveries by the policy of their zone, or of the deployment: one after the other, or everybody in reach at
 * once. A round in which nobody accepts widens the reach and raises the pay. All of it is done under the locks of the order and
 * then of its delivery.
 */
export class Dispatch {
  private readonly listeners: OfferListener[] = []

  constructor(
    private readonly context: Context,
    private readonly orders: Pick<OrderEngine, 'lock'>,
    private readonly push: Pick<OfferPush, 'plan'>,
  ) {
    context.jobs.on<Job>(dispatchJob, (tx, job) => this.search(tx, job))
    context.jobs.on<object>(restartJob, (tx) => this.restartAll(tx))
    context.jobs.on<Pick<Job, 'deliveryId'>>(againJob, (tx, job) => this.searchAgain(tx, job.deliveryId))
    context.jobs.on<Pick<Job, 'deliveryId'>>(cameJob, (tx, job) => this.offerToComer(tx, job.deliveryId))
  }

  /** Registers a listener to offers, in the transaction that makes them. */
  onOffers(listener: OfferListener): void {
    this.listeners.push(listener)
  }

  /** Plans another look at the deliveries around a place that found nobody, since a rider came on shift there. */
  async riderCame(tx: Tx, place: Position): Promise<void> {
    const runAt = this.context.clock.now()
    const meters = this.context.config.riderReach * widest
    for (const deliveryId of await queries.unfoundAround(tx, place, { meters, most: mostWoken }))
      await this.context.jobs.add(tx, { kind: cameJob, payload: { deliveryId }, runAt })
  }

  /** Plans the next search for a rider of a locked delivery, in place of the one that was planned. */
  async start(tx: Tx, deliveryId: DeliveryId, runAt: Date): Promise<void> {
    const delivery = await queries.updateDelivery(tx, deliveryId, { search_at: runAt })
    if ((await rulesFor(tx, this.context, delivery)).policy === 'hand') return
    await this.context.jobs.add(tx, { kind: dispatchJob, payload: { deliveryId, at: runAt.toISOString() }, runAt })
  }

  /** Begins the searches of all waiting deliveries again, by the changed rules of the caller's transaction, after its commit. */
  async restart(tx: Tx): Promise<void> {
    await this.context.jobs.add(tx, { kind: restartJob, payload: {}, runAt: this.context.clock.now() })
  }

  private async restartAll(tx: Tx): Promise<void> {
    const runAt = this.context.clock.now()
    for (const deliveryId of await queries.waitingDeliveries(tx))
      await this.context.jobs.add(tx, { kind: againJob, payload: { deliveryId }, runAt })
  }

  private async searchAgain(tx: Tx, deliveryId: DeliveryId): Promise<void> {
    await this.orders.lock(tx, await queries.orderOfDelivery(tx, deliveryId))
    const { state, search_at } = await queries.lockDelivery(tx, deliveryId)
    const now = this.context.clock.now()
    // A later pickup, or an open offer, keeps its time.
    const runAt = search_at && search_at > now ? search_at : now
    if (state === 'waiting' || state === 'offered') await this.start(tx, deliveryId, runAt)
  }

  /** Withdraws the open offers of a locked delivery. */
  async withdraw(tx: Tx, deliveryId: DeliveryId): Promise<void> {
    await this.announce(tx, await queries.endOpen(tx, deliveryId, 'withdrawn'))
  }

  /** Announces changed offers or deliveries to riders. */
  async announce(tx: Tx, riderIds: readonly string[]): Promise<void> {
    for (const riderId of riderIds)
      await this.context.bus.publish(tx, customerAudience(riderId), { type: 'delivery', riderId })
  }

  private async search(tx: Tx, { deliveryId, at }: Job): Promise<void> {
    await this.orders.lock(tx, await queries.orderOfDelivery(tx, deliveryId))
    let delivery = await queries.lockDelivery(tx, deliveryId)
    if (delivery.search_at?.toISOString() !== at) return
    if (delivery.state !== 'waiting' && delivery.state !== 'offered') return
    const now = this.context.clock.now()
    await this.announce(tx, await queries.endOpen(tx, deliveryId, 'lapsed', now))
    const open = await queries.openUntil(tx, deliveryId)
    if (open) return this.start(tx, deliveryId, open)
    if (delivery.state === 'offered') delivery = await moved(tx, delivery, 'lapse', {})
    const rules = await rulesFor(tx, this.context, delivery)
    if (rules.policy === 'hand') return
    const riders = await this.candidates(tx, delivery, rules, now)
    if (riders.length > 0) return this.offer(tx, delivery, riders)
    await queries.updateDelivery(tx, deliveryId, { round: delivery.round + 1 })
    await raisePay(tx, rules, delivery)
    await this.start(tx, deliveryId, secondsAfter(now, this.context.config.offerSeconds))
  }

  /** Offers a delivery that found nobody to a rider who has come meanwhile; without one it is no further round. */
  private async offerToComer(tx: Tx, deliveryId: DeliveryId): Promise<void> {
    await this.orders.lock(tx, await queries.orderOfDelivery(tx, deliveryId))
    const delivery = await queries.lockDelivery(tx, deliveryId)
    if (delivery.state !== 'waiting' || delivery.courier || delivery.round === 0) return
    const rules = await rulesFor(tx, this.context, delivery)
    if (rules.policy === 'hand') return
    const riders = await this.candidates(tx, delivery, rules, this.context.clock.now())
    if (riders.length > 0) await this.offer(tx, delivery, riders)
  }

  /** Offers a locked, waiting delivery to riders, and plans the search for when none of them accepts. */
  private async offer(tx: Tx, delivery: queries.Delivery, riders: readonly string[]): Promise<void> {
    const now = this.context.clock.now()
    const expires = secondsAfter(now, this.context.config.offerSeconds)
    const made: MadeOffer[] = []
    for (const riderId of riders) {
      const row = { id: uuid(), delivery_id: delivery.id, rider_id: riderId, state: 'open' as const, reason: null }
      made.push({ id: await queries.makeOffer(tx, { ...row, made_at: now, expires_at: expires }), riderId })
    }
    await moved(tx, delivery, 'offer', {})
    await this.push.plan(tx, made, now)
    await this.announce(tx, riders)
    for (const listener of this.listeners) await listener(tx, made)
    await this.start(tx, delivery.id, expires)
  }

  private async candidates(
    tx: Tx,
    delivery: queries.Delivery,
    { policy }: DispatchRules,
    now: Date,
  ): Promise<string[]> {
    const { riderReach, riderHands } = this.context.config
    const { id: deliveryId, order_kind: orderKind, round, vehicle } = delivery
    return queries.candidates(tx, {
      deliveryId,
      orderKind,
      ...startOf(delivery),
      reach: riderReach * Math.min(widest, 1 + round / 2),
      now,
      heardSince: new Date(now.getTime() - silentMinutes * minuteMs),
      mostInHand: riderHands,
      vehicles: vehicle && vehicleTypes.slice(vehicleTypes.indexOf(vehicle)),
      bundle: bundleAt(delivery),
      limit: policy === 'all' ? mostAtOnce : 1,
    })
  }
}
