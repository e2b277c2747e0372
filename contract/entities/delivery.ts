import * as z from 'zod/mini'
import { delivery, type DeliveryState } from '../states/delivery'
import { VehicleType } from './application'
import { Amount, Id, Instant, Position, UtcOffset } from './common'

/** A state of the delivery's machine (contract/states/delivery.ts). */
export const DeliveryStateName = z.enum(delivery.states as [DeliveryState, ...DeliveryState[]])

export const shiftStates = ['offline', 'online', 'paused'] as const
/** Whether a rider takes offers: `paused` keeps the deliveries in hand and brings no new ones. */
export const ShiftState = z.enum(shiftStates)
export type ShiftState = z.output<typeof ShiftState>

export const declineReasons = ['tooFar', 'tooLittle', 'tooHeavy', 'breakSoon', 'other'] as const
/** A reason for declining an offer. */
export const DeclineReason = z.enum(declineReasons)
export type DeclineReason = z.output<typeof DeclineReason>

export const releaseReasons = ['vehicle', 'tooLong', 'storeClosed', 'accident', 'other'] as const
/** A reason for giving a delivery up before the pickup. */
export const ReleaseReason = z.enum(releaseReasons)
export type ReleaseReason = z.output<typeof ReleaseReason>

export const deliveryProblems = ['nobody', 'wrongAddress', 'refused', 'damaged', 'storeClosed', 'accident'] as const
/** A reason why goods on the way cannot be handed over, why there are none to pick up, or why the rider cannot continue. */
export const DeliveryProblem = z.enum(deliveryProblems)
export type DeliveryProblem = z.output<typeof DeliveryProblem>

export const lackReasons = ['missing', 'damaged'] as const
/** A reason why a rider does not bring a piece of the goods. */
export const LackReason = z.enum(lackReasons)
export type LackReason = z.output<typeof LackReason>

/** Pieces of a line that are not in the bag, or cannot be brought as they are. */
export const Lack = z.object({
  position: z.int().check(z.gte(0)),
  quantity: z.int().check(z.gte(1)),
  reason: LackReason,
})
export type Lack = z.output<typeof Lack>

/** The proof of a hand-over: a code, a photo, or none. */
export const HandOverProof = z.enum(['none', 'code', 'photo'])
export type HandOverProof = z.output<typeof HandOverProof>

/** A rider's own state. */
export const RiderProfile = z.object({
  /** Masked. */
  name: z.string(),
  /** Of the shift. */
  vehicle: z.nullable(VehicleType),
  shift: z.object({
    state: ShiftState,
    since: z.nullable(Instant),
    /** The zone whose deliveries the rider wants, by its key; null for any. */
    zone: z.nullable(z.string()),
  }),
  /** The vehicles and the zones among which the rider can choose for a shift. */
  choices: z.object({
    vehicles: z.array(VehicleType),
    zones: z.array(z.string()),
    /** The names of the zones by their keys; one without a name is called by its key. */
    zoneNames: z.record(z.string(), z.string()),
  }),
  /** Suspended riders finish their deliveries and get no offers. */
  suspended: z.boolean(),
  /** The deliveries in hand, and the most that a rider can have at once. */
  live: z.int(),
  most: z.int(),
  /** The share of reviews that like the rider's deliveries, of 100; null before the first. */
  likedPercent: z.nullable(z.int()),
  reviews: z.int(),
  /** Pay and number of the deliveries that ended today, by the town's clock. */
  today: z.object({ earned: Amount, deliveries: z.int() }),
  /** The least seconds between two positions that are kept. */
  positionSeconds: z.int(),
})
export type RiderProfile = z.output<typeof RiderProfile>

/** A place that is known by its area alone: no door, no name of a person. */
export const DeliveryArea = z.object({ area: z.string() })

/** A delivery that a rider can take until `expiresAt`. */
export const DeliveryOffer = z.object({
  id: Id,
  /** The kind of the order. */
  orderKind: z.string(),
  /** The rider's pay, tip included. */
  pay: Amount,
  tip: Amount,
  from: z.nullable(DeliveryArea),
  to: DeliveryArea,
  /** Metres from the rider to the pickup, null without a position, and on to the door. */
  toPickup: z.nullable(z.int()),
  meters: z.int(),
  minutes: z.int(),
  /** The pieces to carry. */
  items: z.int(),
  /** The least vehicle that carries it; null for any. */
  vehicle: z.nullable(VehicleType),
  /** Whether it begins and ends near a delivery that the rider has yet to pick up. */
  onTheWay: z.boolean(),
  dueAt: Instant,
  utcOffset: UtcOffset,
  expiresAt: Instant,
  /** The seconds of the whole countdown. */
  seconds: z.int(),
})
export type DeliveryOffer = z.output<typeof DeliveryOffer>

/** A place of an accepted delivery. */
export const DeliveryPlace = z.object({
  /** A store or a person, masked. */
  name: z.string(),
  address: z.string(),
  ...Position.shape,
})
export type DeliveryPlace = z.output<typeof DeliveryPlace>

export const deliverySteps = ['arrivePickup', 'buy', 'pickUp', 'arriveDropOff', 'deliver', 'handBack'] as const
/** The rider's next step. */
export const DeliveryStep = z.enum(deliverySteps)
export type DeliveryStep = z.output<typeof DeliveryStep>

/** A purchase that a rider makes for the customer. */
export const DeliveryPurchase = z.object({
  /** The amount paid for the goods so far, and the most that they may cost with consent. */
  paid: Amount,
  most: Amount,
  /** By receipts; null before any. */
  spent: z.nullable(Amount),
  /** Whether a receipt is due: there is none yet, or the customer has paid for a dearer purchase. */
  needsReceipt: z.boolean(),
  /** Whether the customer is asked about a dearer purchase. */
  isAsked: z.boolean(),
})

/** A delivery in lists of the rider. */
export const DeliverySummary = z.object({
  id: Id,
  orderKind: z.string(),
  /** The last digits of the order's number, as on the bag. */
  number: z.string(),
  state: DeliveryStateName,
  step: z.nullable(DeliveryStep),
  pay: Amount,
  tip: Amount,
  from: z.nullable(DeliveryArea),
  to: DeliveryArea,
  meters: z.int(),
  dueAt: Instant,
  endedAt: z.nullable(Instant),
  utcOffset: UtcOffset,
})
export type DeliverySummary = z.output<typeof DeliverySummary>

export const boardTabs = ['waiting', 'assigned', 'problem'] as const
/** The live deliveries that wait for a rider, that one has, and those that cannot be handed over. */
export const BoardTab = z.enum(boardTabs)
export type BoardTab = z.output<typeof BoardTab>

/** A live delivery as staff see it. */
export const BoardDelivery = z.object({
  id: Id,
  orderId: Id,
  orderNumber: z.string(),
  orderKind: z.string(),
  state: DeliveryStateName,
  /** The time since which it waits, or waited, for its rider. */
  waitingSince: Instant,
  dueAt: Instant,
  utcOffset: UtcOffset,
  /** Rounds of offers that found nobody, and the amount by which the pay was raised meanwhile. */
  round: z.int(),
  raised: Amount,
  rider: z.nullable(z.object({ id: Id, name: z.string() })),
  /** The outside courier; null while riders of the platform bring it. */
  courier: z.nullable(z.string()),
  /** The zone around its start; null outside of all. */
  zone: z.nullable(z.object({ key: z.string(), name: z.string() })),
  problem: z.nullable(z.object({ kind: DeliveryProblem, at: Instant })),
})
export type BoardDelivery = z.output<typeof BoardDelivery>

/** A delivery in hand. Places have their doors until it ends, and their areas afterwards. */
export const DeliveryTask = z.extend(DeliverySummary, {
  pickup: z.nullable(DeliveryPlace),
  dropOff: z.nullable(DeliveryPlace),
  items: z.array(
    z.object({
      name: z.string(),
      /** The pieces that were not refunded. */
      quantity: z.int(),
      /** The position by which pieces can be reported as missing or damaged at the pickup; null where they cannot. */
      position: z.nullable(z.int()),
    }),
  ),
  /** The customer's words to the rider. */
  note: z.string(),
  contactFree: z.boolean(),
  /** Whether the store has said that the goods are ready; null where nobody says so. */
  isReady: z.nullable(z.boolean()),
  proof: z.object({ pickup: HandOverProof, dropOff: HandOverProof }),
  purchase: z.nullable(DeliveryPurchase),
  /** The delay in minutes that waits for the customer's answer. */
  delayMinutes: z.nullable(z.int()),
  problem: z.nullable(
    z.object({
      kind: DeliveryProblem,
      at: Instant,
      /** Calls to the customer that were counted, and those that are needed before the goods can be left or brought back. */
      calls: z.int(),
      callsNeeded: z.int(),
      waitUntil: Instant,
      /**
       * The step after the wait: asking the customer, or leaving the goods at the door with a photo. `store` waits for the store, without
       * whose answer the order is cancelled; `staff` waits for the decision of staff, without a time.
       */
      after: z.enum(['askCustomer', 'leaveAtDoor', 'store', 'staff']),
    }),
  ),
  /** The problems that the rider can report now. */
  problems: z.array(DeliveryProblem),
  /** Whether the rider can give it up. */
  canRelease: z.boolean(),
  /** The parties that the rider can call by a number of limited duration. */
  canCall: z.array(z.enum(['customer', 'store'])),
})
export type DeliveryTask = z.output<typeof DeliveryTask>
