import type { Kysely, Transaction } from 'kysely'
import type { VehicleType } from '@contract/entities/application'
import type { DeliveryPlace, DeliveryTask, HandOverProof, Lack } from '@contract/entities/delivery'
import type { Position } from '@contract/entities/common'
import type { OrderId, PrivateMediaId } from '@contract/entities/ids'
import type { DeliveryState } from '@contract/states/delivery'
import type { CourierName } from '../../../couriers/names'
import type { CourierTask } from '../../../couriers/provider'
import type { Database, RiderRecord } from '../../../database/schema'
import type { Viewer } from './viewer'
import type { Order } from '../queries'

type Db = Kysely<Database>
type Tx = Transaction<Database>

/** A delivery that an order needs; `from` is null for a purchase nearby. */
export interface DeliveryRequest {
  readonly from: Position | null
  readonly to: Position
  readonly meters: number
  readonly items: number
  /** The least vehicle that carries it; any without one. */
  readonly vehicle?: VehicleType | null
  readonly dueAt: Date
  /** The earliest time at which riders are asked; null for now. */
  readonly notBefore: Date | null
  /** The outside courier that brings it; null for riders. */
  readonly courier: CourierName | null
}

/** The rider whom an order is assigned to, as the order records it; the phone is masked. */
export type AssignedRider = Omit<RiderRecord, 'leftAt' | 'dueAt'>

/** The rider's proof of a hand-over: a code, or a photo that `keepPhoto` adds to the order. */
export interface HandOverInput {
  readonly code: string | undefined
  readonly photoId: PrivateMediaId | undefined
  readonly morePhotoIds?: readonly PrivateMediaId[]
}

/** Ratings of a rider, and how many of them like the rider. */
export interface RiderRating {
  readonly liked: number
  readonly reviews: number
}

/** A receipt of a purchase. */
export interface Purchase {
  readonly amount: number
  readonly without: number
  readonly note: string
  readonly photoId: PrivateMediaId
  readonly riderId: string
  /** Whether it replaces the receipts of before. */
  readonly corrects: boolean
}

/** The order's part of a delivery, for the rider who has it. */
export interface DeliveryPart {
  readonly number: string
  readonly tip: number
  readonly pickup: (DeliveryPlace & { readonly area: string }) | null
  readonly dropOff: DeliveryPlace & { readonly area: string }
  readonly items: DeliveryTask['items']
  readonly note: string
  readonly contactFree: boolean
  readonly isReady: boolean | null
  readonly proof: { readonly pickup: HandOverProof; readonly dropOff: HandOverProof }
  readonly purchase: DeliveryTask['purchase']
  readonly delayMinutes: number | null
}

/** Work with a locked order that a step of its rider does. */
type Step = (tx: Tx, order: Order) => Promise<unknown>
/** The same, of a step that was taken at a time; now by default. */
type TimedStep = (tx: Tx, order: Order, at?: Date) => Promise<unknown>

/**
 * A kind of orders that riders deliver. Each step changes the order by the kind's own rules; the delivery follows through
 * `statesFor`.
 */
export interface DeliverySource {
  /** The order kind. */
  readonly kind: string
  /** Whether its customers can tip the rider who brings it. */
  readonly takesTips: boolean
  /** The delivery that a locked order needs in its state; null for none. */
  request(tx: Tx, order: Order): Promise<DeliveryRequest | null>
  /** The states in which a delivery can be while its order is in a state; an order moves its delivery to the first of them. */
  statesFor(orderState: string): readonly DeliveryState[]
  assign(tx: Tx, order: Order, rider: AssignedRider): Promise<unknown>
  release: Step
  arrive: TimedStep
  /** @throws Failure `receiptRequired` before a purchase is done */
  pickUp(tx: Tx, order: Order, minutes: number, at?: Date): Promise<unknown>
  /**
   * Refunds pieces that stayed at the pickup, after it; undefined for kinds without such lines.
   * @throws Failure `pickUpLacksWrong`, `nothingToBring`
   */
  readonly lack?: (tx: Tx, order: Order, lacks: readonly Lack[], note: string) => Promise<void>
  /** Adds a receipt; undefined for kinds that riders buy nothing for. */
  readonly buy?: (tx: Tx, order: Order, bought: Purchase) => Promise<unknown>
  delay(tx: Tx, order: Order, minutes: number): Promise<unknown>
  deliver: TimedStep
  /**
   * Nobody takes a delivery that has waited for `limits.untakenMinutes`; undefined for kinds whose customers can cancel free of charge
   * until somebody does.
   */
  readonly untaken?: Step
  /** The rider had an accident with the goods: the kind informs the customer and the store. */
  accident: Step
  /**
   * A store that the rider found closed: it is asked, and without an answer the order ends; undefined for kinds whose goods come from no
   * store of the platform.
   */
  readonly storeClosed?: { ask(tx: Tx, order: Order, until: Date): Promise<unknown>; readonly end: Step }
  /** The order waits for a rider again, who fetches the goods from another one; undefined for kinds whose goods cannot be handed on. */
  readonly handOn?: Step
  /** The customer is asked about goods that nobody took; undefined for kinds whose goods are left at the door. */
  readonly nobody?: (tx: Tx, order: Order, calls: number) => Promise<unknown>
  /** Events of the order after which its rider goes to the door again. */
  readonly resumes?: readonly string[]
  /** Events of the order after which its goods are fetched where they came from, although a rider had them. */
  readonly restarts?: readonly string[]
  /** Events of the order by which its customer, or the clock in the customer's place, answers a question of the rider. */
  readonly answers?: readonly string[]
  /** Goods are back where they came from; undefined for kinds that nothing is brought back of. */
  readonly handBack?: (tx: Tx, order: Order, givenBack: number, at?: Date) => Promise<unknown>
  /** Checks a code, and answers what is left of its tries when it is wrong; undefined when it is right. Counts in `tx`. */
  checkCode(tx: Tx, order: Order, step: 'pickup' | 'dropOff', code: string): Promise<number | undefined>
  /** Adds a photo of a rider to a locked order. @throws Failure `privateMediaNotFound` */
  keepPhoto(
    tx: Tx,
    order: Order,
    step: 'pickup' | 'dropOff',
    photo: { id: PrivateMediaId; riderId: string },
  ): Promise<void>
  /** An order for an outside courier; undefined for kinds that couriers bring nothing of. */
  readonly courierTask?: (db: Db, orderId: OrderId) => Promise<Omit<CourierTask, 'reference'> | undefined>
  /** Ratings of a rider that the kind keeps beside the reviews of orders; undefined for kinds without. */
  readonly ratingOf?: (db: Db, riderId: string) => Promise<RiderRating>
  /** The orders' parts by order id, in a fixed number of statements. */
  parts(db: Db, orderIds: readonly OrderId[], viewer: Viewer): Promise<ReadonlyMap<string, DeliveryPart>>
}
