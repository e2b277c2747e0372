import type { Transaction } from 'kysely'
import type { DeliveryProblem } from '@contract/entities/delivery'
import type { DeliveryId } from '@contract/entities/ids'
import { limits } from '@contract/limits'
import { isAssigned, isBeforePickup } from '@contract/states/delivery'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import { distanceMeters } from '../../geo'
import { Failure } from '../../http/failure'
import { detour } from '../../routing/routing'
import type { DeliveryDesk } from './desk'
import type { RiderNotices } from './notices'
import * as queries from './queries'
import { startOf } from './zones'

type Tx = Transaction<Database>

/** A report of a rider. */
interface Report {
  readonly kind: DeliveryProblem
  readonly note: string
}

interface ClosedJob {
  readonly deliveryId: DeliveryId
  /** The time of the report; a later one has a separate job. */
  readonly at: string
}

const closedJob = 'delivery.storeClosed'

/**
 * Reports of riders about what keeps them from a delivery: nobody at the door, a closed store, an accident. The last two leave the
 * delivery in its state, so that its rider can still take the next step.
 */
export class Troubles {
  constructor(
    private readonly context: Context,
    private readonly desk: DeliveryDesk,
    private readonly notices: RiderNotices,
  ) {
    context.jobs.on<ClosedJob>(closedJob, (tx, job) => this.endClosed(tx, job))
  }

  /** @throws Failure `deliveryChanged`, `notAtStore`, `recipientNotCalled` */
  report(tx: Tx, riderId: string, deliveryId: DeliveryId, { kind, note }: Report): Promise<void> {
    if (kind === 'accident') return this.accident(tx, riderId, deliveryId, note)
    if (kind === 'storeClosed') return this.storeClosed(tx, riderId, deliveryId, note)
    return this.desk.problem(tx, deliveryId, kind, note)
  }

  /**
   * Offers the goods that a rider had an accident with to others, who fetch them from there.
   * @throws Failure `deliveryChanged` without an accident after the pickup, and for goods that cannot be handed on
   */
  async handOn(tx: Tx, deliveryId: DeliveryId): Promise<void> {
    const { order, delivery, source } = await this.desk.lock(tx, deliveryId)
    const { rider_id: riderId, problem, state } = delivery
    const isLeft = isAssigned(state) && !isBeforePickup(state) && problem?.kind === 'accident'
    if (!isLeft || !riderId || !source.handOn) throw new Failure('deliveryChanged')
    const place = (await queries.positionOf(tx, riderId)) ?? startOf(delivery)
    const door = { latitude: delivery.to_latitude, longitude: delivery.to_longitude }
    await queries.updateDelivery(tx, deliveryId, {
      ...{ handed_by: riderId, from_latitude: place.latitude, from_longitude: place.longitude },
      meters: Math.round(detour * distanceMeters(place, door)),
    })
    const at = this.context.clock.now()
    await queries.keepFrom(tx, { delivery_id: deliveryId, rider_id: riderId, reason: 'accident', at })
    await source.handOn(tx, order)
    await this.notices.send(tx, 'deliveryHandedOn', { riderId, deliveryId, order })
  }

  /** Gives all that the rider has not picked up to others, leaves the rest to staff, and pauses the shift. */
  private async accident(tx: Tx, riderId: string, reported: DeliveryId, note: string): Promise<void> {
    const ids = await queries.inHand(tx, riderId)
    if (!ids.includes(reported)) throw new Failure('deliveryChanged')
    for (const id of ids) {
      const hand = await this.desk.lock(tx, id)
      const { rider_id, state, problem } = hand.delivery
      if (rider_id !== riderId || problem?.kind === 'accident') continue
      if (isBeforePickup(state)) await this.desk.giveToAnother(tx, hand, 'accident')
      else {
        const at = this.context.clock.now().toISOString()
        await queries.updateDelivery(tx, id, { problem: JSON.stringify({ kind: 'accident', note, at }) })
        await hand.source.accident(tx, hand.order)
        this.context.log.warn({ delivery: id }, 'a rider had an accident with goods')
      }
    }
    const rider = await queries.lockRider(tx, riderId)
    if (rider.shift_state === 'online') await queries.setShift(tx, riderId, 'paused', this.context.clock.now())
  }

  /** Asks the store at whose door the rider is. @throws Failure `notAtStore` for a rider who is elsewhere */
  private async storeClosed(tx: Tx, riderId: string, deliveryId: DeliveryId, note: string): Promise<void> {
    const { order, delivery, source } = await this.desk.lock(tx, deliveryId)
    if (delivery.state !== 'atPickup' || delivery.handed_by || !source.storeClosed) throw new Failure('deliveryChanged')
    if (delivery.problem?.kind === 'storeClosed') return
    const position = await queries.positionOf(tx, riderId)
    if (!position || distanceMeters(position, startOf(delivery)) > limits.storeClosedMeters)
      throw new Failure('notAtStore')
    const now = this.context.clock.now()
    const [at, until] = [now.toISOString(), minutesAfter(now, limits.storeClosedMinutes)]
    const problem = JSON.stringify({ kind: 'storeClosed', note, at, until: until.toISOString() })
    await queries.updateDelivery(tx, deliveryId, { problem })
    await source.storeClosed.ask(tx, order, until)
    await this.context.jobs.add(tx, { kind: closedJob, payload: { deliveryId, at } satisfies ClosedJob, runAt: until })
  }

  /** Ends an order whose store did not answer its rider in time. */
  private async endClosed(tx: Tx, { deliveryId, at }: ClosedJob): Promise<void> {
    const { order, delivery, source } = await this.desk.lock(tx, deliveryId)
    const { state, problem } = delivery
    if (state !== 'atPickup' || problem?.kind !== 'storeClosed' || problem.at !== at) return
    await source.storeClosed?.end(tx, order)
  }
}
