import * as z from 'zod/mini'
import { defineCall } from '../call'
import { ConversationRecord } from './chat'
import { Amount, Day, Empty, IdempotencyKey, Instant, pageOf, paging, Position, text } from '../entities/common'
import {
  DeclineReason,
  DeliveryOffer,
  DeliveryProblem,
  DeliverySummary,
  DeliveryTask,
  Lack,
  ReleaseReason,
  RiderProfile,
} from '../entities/delivery'
import { VehicleType } from '../entities/application'
import { ZoneKey } from '../entities/delivery-zone'
import { DeliveryId, OfferId, PrivateMediaId } from '../entities/ids'
import { limits } from '../limits'

/** The rider's own state: shift, deliveries in hand, rating and today. */
export const riderMe = defineCall({
  name: 'rider.me',
  summary: 'The rider’s own state',
  who: 'rider',
  request: Empty,
  response: RiderProfile,
  failures: [],
})

/**
 * Starts, pauses or ends a shift. Deliveries in hand stay; a shift cannot end before they do. A start can name one of the approved
 * vehicles, and the zone whose deliveries are wanted, null for any; without them those of the last start hold.
 */
export const riderShift = defineCall({
  name: 'rider.shift',
  summary: 'Start, pause or end a shift',
  who: 'rider',
  request: z.object({
    action: z.enum(['start', 'pause', 'end']),
    vehicle: z.optional(VehicleType),
    zone: z.optional(z.nullable(ZoneKey)),
  }),
  response: RiderProfile,
  failures: ['riderSuspended', 'riderHasDeliveries', 'vehicleNotApproved', 'zoneNotFound'],
})

/** The open offers to the rider, the best paid first. */
export const riderOffers = defineCall({
  name: 'rider.offers',
  summary: 'Offers to the rider',
  who: 'rider',
  request: Empty,
  response: z.object({ items: z.array(DeliveryOffer) }),
  failures: [],
})

/** Accepts an offer. Of several riders the first gets the delivery. */
export const riderAccept = defineCall({
  name: 'rider.accept',
  summary: 'Accept an offer',
  who: 'rider',
  request: z.object({ offerId: OfferId }),
  response: DeliveryTask,
  failures: ['offerNotFound', 'deliveryTaken', 'riderSuspended', 'riderOffline', 'riderBusy'],
})

/** Declines an offer; it is not made to the rider again. */
export const riderDecline = defineCall({
  name: 'rider.decline',
  summary: 'Decline an offer',
  who: 'rider',
  request: z.object({ offerId: OfferId, reason: DeclineReason }),
  response: Empty,
  failures: ['offerNotFound'],
})

/** The rider's deliveries: those in hand by due time, or those that ended, newest first. */
export const riderTasks = defineCall({
  name: 'rider.tasks',
  summary: 'The rider’s deliveries',
  who: 'rider',
  request: z.object({ ...paging, tab: z._default(z.enum(['live', 'done']), 'live') }),
  response: pageOf(DeliverySummary),
  failures: [],
})

const one = { deliveryId: DeliveryId }

/** One delivery of the rider. */
export const riderTask = defineCall({
  name: 'rider.task',
  summary: 'A delivery of the rider',
  who: 'rider',
  request: z.object(one),
  response: DeliveryTask,
  failures: ['deliveryNotFound'],
})

/**
 * A step that can wait for a network: its own key, and the time at which the rider took it. A time that cannot be, such as one before
 * the rider's last step, is replaced by the server's.
 */
const queued = { ...one, idempotencyKey: IdempotencyKey, takenAt: z.optional(Instant) }

const step = ['deliveryNotFound', 'deliveryChanged'] as const
const handOver = [
  ...(['handOverCodeWrong', 'handOverCodeLocked', 'handOverPhotoRequired'] as const),
  ...(['errandPhotosFull', 'privateMediaNotFound'] as const),
] as const
/** A code that somebody says, and photos of the module `errandProof`. */
const shown = {
  code: z.optional(text(8)),
  photoId: z.optional(PrivateMediaId),
  /** Further photos of the same hand-over. */
  morePhotoIds: z._default(z.array(PrivateMediaId).check(z.maxLength(limits.errandStepPhotos - 1)), []),
}

/** Reports the arrival at a place, which the rider names: a repeated step must not be taken for the next one. A step that was taken already answers as the first time. */
export const riderArrive = defineCall({
  name: 'rider.arrive',
  summary: 'Arrive at the pickup or at the door',
  who: 'rider',
  request: z.object({ ...queued, at: z.enum(['pickup', 'dropOff']) }),
  response: DeliveryTask,
  failures: step,
})

/**
 * Takes the goods over and sets off to the door. Pieces that are missing or damaged stay, and are refunded at the store's cost; with
 * nothing to bring there is no pickup.
 */
export const riderPickUp = defineCall({
  name: 'rider.pickUp',
  summary: 'Pick the goods up',
  who: 'rider',
  request: z.object({
    ...queued,
    ...shown,
    lacks: z._default(z.array(Lack).check(z.maxLength(limits.riderLacks)), []),
    /** The rider’s remark on them, for the store and the customer. */
    lackNote: z._default(text(limits.riderNote), ''),
  }),
  response: DeliveryTask,
  failures: [...step, ...handOver, 'receiptRequired', 'pickUpLacksWrong', 'nothingToBring'],
})

/**
 * Adds a receipt of a purchase, 0 when the goods are not available; several add up. A correction replaces the receipts of before. A
 * sum beyond what is paid asks the customer, and nothing is kept until the answer.
 */
export const riderBuy = defineCall({
  name: 'rider.buy',
  summary: 'Add the receipt of a purchase',
  who: 'rider',
  request: z.object({
    photoId: PrivateMediaId,
    ...one,
    idempotencyKey: IdempotencyKey,
    amount: Amount,
    /** The amount that can be spent without a further payment; 0 for none. */
    without: z._default(Amount, 0),
    note: z._default(text(limits.riderNote), ''),
    /** Whether it replaces the receipts of before. */
    corrects: z._default(z.boolean(), false),
  }),
  response: DeliveryTask,
  failures: [...step, 'receiptUsed', 'purchaseOverMaximum', 'errandPhotosFull', 'privateMediaNotFound'],
})

/** Hands the goods over at the door. Where nobody is there, a photo of the place where they were left takes the code’s place. */
export const riderDeliver = defineCall({
  name: 'rider.deliver',
  summary: 'Deliver the goods',
  who: 'rider',
  request: z.object({ ...queued, ...shown }),
  response: DeliveryTask,
  failures: [...step, ...handOver, 'recipientNotCalled'],
})

/** Brings goods back to where they came from, with the amount that the store refunded for them. */
export const riderHandBack = defineCall({
  name: 'rider.handBack',
  summary: 'Hand goods back',
  who: 'rider',
  request: z.object({ ...queued, givenBack: z._default(Amount, 0) }),
  response: DeliveryTask,
  failures: step,
})

/**
 * Reports that the goods cannot be handed over, so that the customer is asked and the rider waits for some minutes; that the store is
 * closed, so that it is asked; or an accident, which gives all that is not picked up to others, and the rest to staff.
 */
export const riderProblem = defineCall({
  name: 'rider.problem',
  summary: 'Report a problem with a delivery',
  who: 'rider',
  request: z.object({ ...one, kind: DeliveryProblem, note: z._default(text(limits.riderNote), '') }),
  response: DeliveryTask,
  failures: [...step, 'recipientNotCalled', 'notAtStore'],
})

/** Asks the customer for more time, once. */
export const riderDelay = defineCall({
  name: 'rider.delay',
  summary: 'Ask for more time',
  who: 'rider',
  request: z.object({ ...one, minutes: z.int().check(z.gte(1), z.lte(limits.riderDelayMinutes)) }),
  response: DeliveryTask,
  failures: step,
})

/** Gives a delivery up before the pickup; another rider is found. */
export const riderRelease = defineCall({
  name: 'rider.release',
  summary: 'Give a delivery up',
  who: 'rider',
  request: z.object({ ...one, reason: ReleaseReason }),
  response: Empty,
  failures: step,
})

/** A number of limited duration that connects the rider with a party of the delivery; never the party’s own. */
export const riderCall = defineCall({
  name: 'rider.call',
  summary: 'A number to call a party of a delivery',
  who: 'rider',
  request: z.object({ ...one, party: z.enum(['customer', 'store']) }),
  response: z.object({ number: z.string(), until: Instant }),
  failures: [...step, 'chatCallUnavailable'],
})

/** Opens the conversation with the customer of a delivery, as its rider. Everything else uses the calls of `chat`, which admit the rider. */
export const riderOpenChat = defineCall({
  name: 'rider.openChat',
  summary: 'Open the conversation with the customer of a delivery',
  who: 'rider',
  request: z.object(one),
  response: ConversationRecord,
  failures: ['deliveryNotFound', 'chatWithOneself'],
})

/**
 * The rider’s positions since the last call, oldest first; those of a time without network come together. Of all, the newest is kept
 * while the rider is on shift, for 48 hours at most.
 */
export const riderPosition = defineCall({
  name: 'rider.position',
  summary: 'Send positions of the rider',
  who: 'rider',
  request: z.object({
    positions: z
      .array(z.object({ ...Position.shape, at: Instant }))
      .check(z.minLength(1), z.maxLength(limits.riderPositions)),
  }),
  response: z.object({ kept: z.boolean() }),
  failures: ['riderOffline', 'positionImplausible'],
})

/** The rider’s pay: available, still to come, and by day of a week that ends today or on `until`. */
export const riderEarnings = defineCall({
  name: 'rider.earnings',
  summary: 'The rider’s pay',
  who: 'rider',
  request: z.object({ until: z.optional(Day) }),
  response: z.object({
    available: Amount,
    /** Owed by the rider after refunds; the next pay covers it. */
    owed: Amount,
    /** Of deliveries that customers have not confirmed yet. */
    pending: Amount,
    days: z.array(z.object({ day: z.iso.date(), earned: z.int(), deliveries: z.int() })),
  }),
  failures: [],
})

/** Moves pay into the rider’s wallet, from which it can be withdrawn. */
export const riderPayOut = defineCall({
  name: 'rider.payOut',
  summary: 'Move pay into the wallet',
  who: 'rider',
  request: z.object({ amount: Amount, idempotencyKey: IdempotencyKey }),
  response: z.object({ available: Amount }),
  failures: ['payOutTooMuch'],
})
