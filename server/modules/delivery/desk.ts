import type { Transaction } from 'kysely'
import type { DeclineReason, DeliveryProblem, Lack, ReleaseReason } from '@contract/entities/delivery'
import type { DeliveryId, OfferId, PrivateMediaId } from '@contract/entities/ids'
import { limits } from '@contract/limits'
import { isAssigned, isBeforePickup } from '@contract/states/delivery'
import { maskPhone } from '@contract/format'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import type { Defaults } from '../../defaults'
import { Failure, LastingFailure } from '../../http/failure'
import { usualVehicle } from '../../routing/routing'
import type { OrderEngine } from '../order/engine'
import type { Order } from '../order/queries'
import type { Couriers } from './couriers/couriers'
import type { Dispatch } from './dispatch'
import type { RiderNotices } from './notices'
import * as queries from './queries'
import type { AssignedRider, Purchase, DeliverySource, HandOverInput } from '../order/kind/delivery'
import type { Riders } from './riders'
import type { DeliverySources } from './sources'
import { moved } from './state'
import { stepTime } from './step-time'

type Tx = Transaction<Database>

/** A delivery with its order, both locked, the order first. */
export interface InHand {
  readonly order: Order
  readonly delivery: queries.Delivery
  readonly source: DeliverySource
}

/** The proof of a hand-over, and the time at which the rider did it. */
type TimedProof = HandOverInput & { readonly takenAt?: Date | undefined }

/** The pieces that a rider leaves at the pickup. */
interface Lacking {
  readonly lacks?: readonly Lack[]
  readonly lackNote?: string
}

const stillJob = 'delivery.still'
/** Minutes without movement after which a delivery that is not picked up is given to another rider. */
const stillMinutes = 15

/**
 * The steps of riders. Each locks the order, then its delivery, then the rider. A step that was taken already is not repeated and
 * not refused, so that a rider who lost the answer may send it again.
 */
export class DeliveryDesk {
  constructor(
    private readonly context: Context,
    private readonly orders: OrderEngine,
    private readonly sources: DeliverySources,
    private readonly dispatch: Dispatch,
    private readonly riders: Riders,
    private readonly notices: RiderNotices,
    private readonly couriers: Pick<Couriers, 'leave'>,
    private readonly ridingMinutes: Defaults['ridingMinutes'],
  ) {
    context.jobs.on<{ deliveryId: DeliveryId; acceptedAt: string }>(stillJob, (tx, job) => this.releaseStill(tx, job))
  }

  /**
   * Accepts an offer.
   * @throws Failure `deliveryTaken` when another rider was first or the offer is over, `riderSuspended`, `riderOffline`, `riderBusy`
   */
  async accept(tx: Tx, riderId: string, offerId: OfferId): Promise<DeliveryId> {
    const hand = await this.lock(tx, await queries.deliveryOfOffer(tx, offerId))
    const offer = await queries.lockOffer(tx, offerId)
    const { id } = hand.delivery
    if (offer.state === 'accepted' && hand.delivery.rider_id === riderId) return id
    if (offer.state !== 'open' || offer.expires_at <= this.context.clock.now()) throw new Failure('deliveryTaken')
    const rider = await queries.lockRider(tx, riderId)
    if (rider.suspended_at) throw new Failure('riderSuspended')
    if (rider.shift_state !== 'online') throw new Failure('riderOffline')
    const most = this.context.config.riderHands
    if ((await queries.countInHand(tx, riderId)) >= most) throw new Failure('riderBusy', { most })
    await queries.endOffer(tx, offerId, 'accepted')
    await this.assign(tx, hand, riderId)
    return id
  }

  /** Declines an offer and asks the next rider. */
  async decline(tx: Tx, riderId: string, offerId: OfferId, reason: DeclineReason): Promise<void> {
    const { delivery } = await this.lock(tx, await queries.deliveryOfOffer(tx, offerId))
    const offer = await queries.lockOffer(tx, offerId)
    if (offer.state !== 'open') return
    await queries.endOffer(tx, offerId, 'declined', reason)
    await this.dispatch.announce(tx, [riderId])
    await this.dispatch.start(tx, delivery.id, this.context.clock.now())
  }

  /** Gives a locked, waiting delivery to a rider. @throws Failure `deliveryChanged` */
  async assign(tx: Tx, { order, delivery, source }: InHand, riderId: string): Promise<void> {
    const now = this.context.clock.now()
    if (delivery.courier) await this.couriers.leave(tx, delivery)
    const accepted = await moved(tx, delivery, 'accept', { rider_id: riderId, courier: null, accepted_at: now })
    await source.assign(tx, order, await this.assigned(tx, riderId))
    await queries.nameRiderShares(tx, order.id, riderId)
    await this.dispatch.withdraw(tx, delivery.id)
    await this.dispatch.announce(tx, [riderId])
    await this.watch(tx, accepted, minutesAfter(now, stillMinutes))
  }

  /** Gives a delivery to a rider by hand. @throws Failure `deliveryChanged` */
  async assignByHand(tx: Tx, deliveryId: DeliveryId, riderId: string): Promise<void> {
    const hand = await this.lock(tx, deliveryId)
    await this.assign(tx, hand, riderId)
    await this.notices.send(tx, 'deliveryAssigned', { riderId, deliveryId, order: hand.order })
  }

  /** The rider is at the pickup or at the door. @throws Failure `deliveryChanged` for the door before the pickup */
  async arrive(tx: Tx, deliveryId: DeliveryId, at: 'pickup' | 'dropOff', takenAt?: Date): Promise<void> {
    const { order, delivery, source } = await this.lock(tx, deliveryId)
    const { state } = delivery
    const now = this.context.clock.now()
    const stepped_at = stepTime(delivery, takenAt, now)
    const isBefore = isBeforePickup(state) || state === 'pickedUp'
    if (at === 'dropOff') {
      // The wait at the door begins by the server's clock: it ends with goods that nobody took.
      if (isBefore || state === 'onTheWay')
        await moved(tx, delivery, 'arriveAtDropOff', { at_door_at: now, stepped_at, problem: null })
      return
    }
    if (state !== 'accepted') return
    await moved(tx, delivery, 'arriveAtPickup', { stepped_at })
    await source.arrive(tx, order, stepped_at)
  }

  /**
   * The rider has the goods and sets off, without those that are missing or damaged.
   * @throws Failure as `checked` does, `receiptRequired`, and as `lack` does
   */
  pickUp(tx: Tx, riderId: string, deliveryId: DeliveryId, shown: TimedProof & Lacking): Promise<void> {
    const { lacks = [], lackNote = '' } = shown
    return this.handOver(tx, riderId, deliveryId, 'pickup', shown, async ({ order, delivery, source }, at) => {
      await moved(tx, delivery, 'pickUp', { stepped_at: at, problem: null })
      const { shift_vehicle, vehicle } = await queries.riderOf(tx, riderId)
      await source.pickUp(tx, order, this.ridingMinutes(delivery.meters, shift_vehicle ?? vehicle ?? usualVehicle), at)
      if (lacks.length === 0) return
      if (!source.lack) throw new Failure('pickUpLacksWrong')
      // Once they have left the kitchen, refunded pieces are not put back on the menu.
      await source.lack(tx, await this.orders.lock(tx, order.id), lacks, lackNote)
    })
  }

  /** The rider hands the goods over, or leaves them. @throws Failure as `checked` does, `recipientNotCalled` */
  deliver(tx: Tx, riderId: string, deliveryId: DeliveryId, shown: TimedProof): Promise<void> {
    return this.handOver(tx, riderId, deliveryId, 'dropOff', shown, async ({ order, delivery, source }, at) => {
      await moved(tx, delivery, 'deliver', { stepped_at: at, ended_at: at })
      await source.deliver(tx, order, at)
    })
  }

  /** Adds a receipt. @throws Failure `deliveryChanged` for a delivery without a purchase */
  async buy(tx: Tx, deliveryId: DeliveryId, bought: Purchase): Promise<void> {
    const { order, source, delivery } = await this.lock(tx, deliveryId)
    if (!source.buy || (delivery.state !== 'atPickup' && delivery.state !== 'pickedUp'))
      throw new Failure('deliveryChanged')
    await source.buy(tx, order, bought)
  }

  /** The rider asks for more time. */
  async delay(tx: Tx, deliveryId: DeliveryId, minutes: number): Promise<void> {
    const { order, source } = await this.lock(tx, deliveryId)
    await source.delay(tx, order, minutes)
  }

  /** The rider gives the delivery up before the pickup. */
  async release(tx: Tx, deliveryId: DeliveryId, riderId: string, reason: ReleaseReason): Promise<void> {
    const hand = await this.lock(tx, deliveryId)
    if (hand.delivery.rider_id !== riderId) return
    if (!isBeforePickup(hand.delivery.state)) throw new Failure('deliveryChanged')
    await this.giveToAnother(tx, hand, reason)
  }

  /** Takes a delivery that is not picked up from its rider. @throws Failure `deliveryChanged` */
  async releaseByHand(tx: Tx, deliveryId: DeliveryId): Promise<void> {
    const hand = await this.lock(tx, deliveryId)
    if (!isBeforePickup(hand.delivery.state)) throw new Failure('deliveryChanged')
    await this.takeAway(tx, hand, 'other')
  }

  /** Gives the deliveries that a rider has not picked up to others, and ends the rider’s shift; those that were picked up stay. */
  async leave(tx: Tx, riderId: string): Promise<void> {
    // First, since it locks the rider, so that no delivery is assigned between the search and the end of the transaction.
    await queries.setShift(tx, riderId, 'offline', this.context.clock.now())
    for (const id of await queries.inHand(tx, riderId)) {
      const hand = await this.lock(tx, id)
      const isOwn = hand.delivery.rider_id === riderId
      if (isOwn && isBeforePickup(hand.delivery.state)) await this.giveToAnother(tx, hand, 'frozen')
    }
  }

  /**
   * The rider cannot hand the goods over: the wait begins. Reported again after it, the customer of a kind that asks is asked.
   * @throws Failure `recipientNotCalled` when reported again before the wait and the calls are over
   */
  async problem(tx: Tx, deliveryId: DeliveryId, kind: DeliveryProblem, note: string): Promise<void> {
    const { order, delivery, source } = await this.lock(tx, deliveryId)
    const now = this.context.clock.now()
    const problem = JSON.stringify({ kind, note, at: now.toISOString() })
    if (delivery.state === 'problem' && delivery.problem?.kind === 'accident')
      return void (await queries.updateDelivery(tx, deliveryId, { problem }))
    if (delivery.state === 'problem') {
      if (!source.nobody || !source.statesFor(order.state).includes('atDropOff')) return
      if (!this.hasWaited(delivery)) throw new Failure('recipientNotCalled', { minutes: limits.doorMinutes })
      await source.nobody(tx, order, delivery.calls)
      return
    }
    await moved(tx, delivery, 'report', { problem, ...(!delivery.at_door_at && { at_door_at: now }) })
  }

  /** The goods are back. */
  async handBack(tx: Tx, deliveryId: DeliveryId, givenBack: number, takenAt?: Date): Promise<void> {
    const { order, delivery, source } = await this.lock(tx, deliveryId)
    if (delivery.state === 'returned') return
    if (!source.handBack || delivery.state !== 'returning') throw new Failure('deliveryChanged')
    const at = stepTime(delivery, takenAt, this.context.clock.now())
    await source.handBack(tx, order, givenBack, at)
    await queries.updateDelivery(tx, deliveryId, { stepped_at: at, ended_at: at })
  }

  /** Counts a call to the customer. */
  async called(tx: Tx, deliveryId: DeliveryId): Promise<void> {
    const { delivery } = await this.lock(tx, deliveryId)
    const change = { calls: delivery.calls + 1, called_at: this.context.clock.now() }
    await queries.updateDelivery(tx, deliveryId, change)
  }

  /** Locks the order of a delivery, then the delivery. */
  async lock(tx: Tx, deliveryId: DeliveryId): Promise<InHand> {
    const order = await this.orders.lock(tx, await queries.orderOfDelivery(tx, deliveryId))
    const delivery = await queries.lockDelivery(tx, deliveryId)
    return { order, delivery, source: this.sources.of(delivery.order_kind) }
  }

  /** Gives a delivery to another rider without its rider's doing. */
  private async takeAway(tx: Tx, hand: InHand, reason: string): Promise<void> {
    const { id: deliveryId, rider_id: riderId } = hand.delivery
    await this.giveToAnother(tx, hand, reason)
    await this.notices.send(tx, 'deliveryReassigned', { riderId, deliveryId, order: hand.order })
  }

  /** Gives a locked delivery that is not picked up to another rider. */
  async giveToAnother(tx: Tx, { order, delivery, source }: InHand, reason: string): Promise<void> {
    const { id: delivery_id, rider_id } = delivery
    const at = this.context.clock.now()
    // The rider who gave it up is not offered it again; the person of a courier never was.
    await queries.keepFrom(tx, { delivery_id, rider_id, reason, at })
    await source.release(tx, order)
  }

  private async assigned(tx: Tx, riderId: string): Promise<AssignedRider> {
    const { name, phone_sealed } = await queries.riderOf(tx, riderId)
    const { liked, reviews } = await this.riders.ratingOf(tx, riderId)
    const phone = maskPhone(phone_sealed ? this.context.seal.open(phone_sealed) : '')
    return {
      name: { en: name, zh: name },
      phone,
      likedPercent: reviews > 0 ? Math.round((100 * liked) / reviews) : 100,
    }
  }

  /**
   * Does what follows a hand-over. A wrong code is counted although it is refused; after five tries a photo takes its place.
   * @throws LastingFailure `handOverCodeWrong`, `handOverCodeLocked`, `handOverPhotoRequired` or `recipientNotCalled`
   */
  private async handOver(
    tx: Tx,
    riderId: string,
    deliveryId: DeliveryId,
    step: 'pickup' | 'dropOff',
    shown: TimedProof,
    work: (hand: InHand, at: Date) => Promise<void>,
  ): Promise<void> {
    const hand = await this.lock(tx, deliveryId)
    if (isPast(hand.delivery, step)) return
    const refusal = await this.checked(tx, hand, step, shown)
    if (refusal) throw refusal
    for (const id of photosOf(shown)) await hand.source.keepPhoto(tx, hand.order, step, { id, riderId })
    await work(hand, stepTime(hand.delivery, shown.takenAt, this.context.clock.now()))
  }

  private async checked(
    tx: Tx,
    { order, delivery, source }: InHand,
    step: 'pickup' | 'dropOff',
    { code, photoId }: { code: string | undefined; photoId: PrivateMediaId | undefined },
  ): Promise<LastingFailure | undefined> {
    const parts = await source.parts(tx, [order.id], { language: 'en', now: this.context.clock.now() })
    const needed = parts.get(order.id)?.proof[step] ?? 'none'
    if (step === 'dropOff' && delivery.state === 'problem' && photoId && !code) {
      const canLeave = !source.nobody && this.hasWaited(delivery)
      return canLeave ? undefined : new LastingFailure('recipientNotCalled', { minutes: limits.doorMinutes })
    }
    if (needed === 'photo') return photoId ? undefined : new LastingFailure('handOverPhotoRequired')
    if (needed === 'none') return undefined
    const left = await source.checkCode(tx, order, step, code ?? '')
    if (left === undefined || (left === 0 && photoId)) return undefined
    return left > 0
      ? new LastingFailure('handOverCodeWrong', { attemptsLeft: left })
      : new LastingFailure('handOverCodeLocked')
  }

  /** Whether the rider has waited at the door and called as often as needed before goods can be left or brought back. */
  private hasWaited({ at_door_at, calls }: queries.Delivery): boolean {
    const until = at_door_at && minutesAfter(at_door_at, limits.doorMinutes)
    return until !== null && until <= this.context.clock.now() && calls >= limits.doorCalls
  }

  private async watch(tx: Tx, { id, accepted_at }: queries.Delivery, runAt: Date): Promise<void> {
    const payload = { deliveryId: id, acceptedAt: accepted_at?.toISOString() }
    await this.context.jobs.add(tx, { kind: stillJob, payload, runAt })
  }

  /** Gives a delivery whose rider has not moved for some minutes to another one. */
  private async releaseStill(tx: Tx, job: { deliveryId: DeliveryId; acceptedAt: string }): Promise<void> {
    const hand = await this.lock(tx, job.deliveryId)
    const { rider_id, accepted_at, state } = hand.delivery
    if (state !== 'accepted' || !rider_id || accepted_at?.toISOString() !== job.acceptedAt) return
    const now = this.context.clock.now()
    const position = await queries.positionOf(tx, rider_id)
    const since = new Date(Math.max(position?.moved_at.getTime() ?? 0, accepted_at.getTime()))
    const until = minutesAfter(since, stillMinutes)
    if (until > now) return this.watch(tx, hand.delivery, until)
    await this.takeAway(tx, hand, 'still')
  }
}

/** The photos of a hand-over; further ones count beside a first one alone. */
const photosOf = ({ photoId, morePhotoIds = [] }: HandOverInput): PrivateMediaId[] =>
  photoId ? [photoId, ...morePhotoIds] : []

/** Whether a hand-over was done already. */
const isPast = ({ state }: queries.Delivery, step: 'pickup' | 'dropOff'): boolean =>
  step === 'dropOff' ? state === 'delivered' : isAssigned(state) && !isBeforePickup(state) && state !== 'pickedUp'
