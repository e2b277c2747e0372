import * as z from 'zod/mini'
import { defineCall } from '../call'
import {
  AgentForm,
  Application,
  ApplicationKind,
  FilledIn,
  LicenceForm,
  MerchantForm,
  PartnerForm,
  PositionType,
  QualificationForm,
  RecognizedId,
  RiderForm,
  RiderOrderType,
  VehicleType,
} from '../entities/application'
import { Amount, Empty, Id, IdempotencyKey, Instant, pageOf, paging, Picture } from '../entities/common'
import { PrivateMediaId } from '../entities/ids'

/** Failures of handing in any application. */
const handIn = ['applicationInReview', 'applicationDecided', 'privateMediaNotFound'] as const

/** Recruitment page of riders: positions, types of orders and earnings. */
export const partnerRiderActivity = defineCall({
  name: 'partner.riderActivity',
  summary: 'Recruitment of riders',
  who: 'anyone',
  request: Empty,
  response: z.object({
    positions: z.array(PositionType),
    orderTypes: z.array(RiderOrderType),
    /** Earnings of a rider per order. */
    perOrder: Amount,
    workingDays: z.int(),
  }),
  failures: [],
})

/** The vehicles that riders can ride. */
export const partnerCarMenu = defineCall({
  name: 'partner.carMenu',
  summary: 'The types of vehicles of riders',
  who: 'anyone',
  request: Empty,
  response: z.object({ items: z.array(z.object({ type: VehicleType, name: z.string() })) }),
  failures: [],
})

/** Number of riders, and the latest ones, with masked names. */
export const partnerRiders = defineCall({
  name: 'partner.riders',
  summary: 'The riders who joined last',
  who: 'anyone',
  request: Empty,
  response: z.object({
    count: z.int(),
    items: z.array(z.object({ name: z.string(), region: z.string(), joinedAt: Instant })),
  }),
  failures: [],
})

/**
 * Status of the caller's application of a kind, with its fields while it can be submitted again (product text §4,
 * certification).
 */
export const partnerStatus = defineCall({
  name: 'partner.status',
  summary: 'Status of an application',
  who: 'customer',
  request: z.object({ kind: ApplicationKind }),
  response: z.object({ application: Application, filledIn: z.nullable(FilledIn) }),
  failures: [],
})

/** Hands in the application of a rider (product text §3, §5). */
export const partnerRiderConfirm = defineCall({
  name: 'partner.riderConfirm',
  summary: 'Apply as a rider',
  who: 'customer',
  request: z.object({ ...RiderForm.shape, idempotencyKey: IdempotencyKey }),
  response: Application,
  failures: handIn,
})

/** Hands in the application of a merchant (product text §3, §5). An accepted one gets a store, closed until it is opened. */
export const partnerMerchantApply = defineCall({
  name: 'partner.merchantApply',
  summary: 'Apply as a merchant',
  who: 'customer',
  request: z.object({ ...MerchantForm.shape, idempotencyKey: IdempotencyKey }),
  response: Application,
  failures: [...handIn, 'mediaNotFound', 'storeCategoryUnknown', 'foodLicenceMissing', 'specialTradeLicenceMissing'],
})

/** Hands in an offer to cooperate with the platform. */
export const partnerApply = defineCall({
  name: 'partner.apply',
  summary: 'Apply as a cooperation partner',
  who: 'customer',
  request: z.object({ ...PartnerForm.shape, idempotencyKey: IdempotencyKey }),
  response: Application,
  failures: handIn,
})

/** Hands in the application of an agent for the platform's audit. */
export const partnerAgentAudit = defineCall({
  name: 'partner.agentAudit',
  summary: 'Apply as an agent',
  who: 'customer',
  request: z.object({ ...AgentForm.shape, idempotencyKey: IdempotencyKey }),
  response: Application,
  failures: handIn,
})

/** Hands in the licence of a business. */
export const partnerQualify = defineCall({
  name: 'partner.qualify',
  summary: 'Hand in the licence of a business',
  who: 'customer',
  request: z.object({ ...QualificationForm.shape, idempotencyKey: IdempotencyKey }),
  response: Application,
  failures: handIn,
})

/**
 * Hands in a renewed licence of a store that the caller runs, or the renewed insurance of the caller as a rider. Accepted, it
 * replaces the one before, and lifts the suspension that its end brought.
 */
export const partnerRenewLicence = defineCall({
  name: 'partner.renewLicence',
  summary: 'Hand in a renewed licence',
  who: 'customer',
  request: z.object({ ...LicenceForm.shape, idempotencyKey: IdempotencyKey }),
  response: Application,
  failures: [...handIn, 'storeNotFound', 'noRider'],
})

/** Reads the front of an identity card from one of the caller's own private pictures; null where nothing can be read. */
export const partnerRecognizeId = defineCall({
  name: 'partner.recognizeId',
  summary: 'Read an identity card',
  who: 'customer',
  request: z.object({ pictureId: PrivateMediaId }),
  response: z.object({ recognized: z.nullable(RecognizedId) }),
  failures: ['privateMediaNotFound', 'tooManyRequests'],
})

/** The caller's code for others to scan, and the address of the registration with it (product text §7, my QR code). */
export const partnerQrCode = defineCall({
  name: 'partner.qrCode',
  summary: 'The caller’s code for others to scan',
  who: 'customer',
  request: Empty,
  response: z.object({
    inviteCode: z.string(),
    /** The web page on which others register with the code. */
    url: z.string(),
    nickname: z.string(),
    avatar: Picture,
  }),
  failures: [],
})

/**
 * Status of an invitation: `waiting` for the first order, `rewarded`, `inReview` by staff, or without a reward because
 * no order was placed in time, because both people use one device, or because staff `refused` it.
 */
export const InvitationState = z.enum(['waiting', 'rewarded', 'tooLate', 'ownDevice', 'inReview', 'refused'])
export type InvitationState = z.output<typeof InvitationState>

/** A customer who registered with the caller's code. */
export const Invitation = z.object({
  id: Id,
  nickname: z.string(),
  avatar: Picture,
  maskedPhone: z.string(),
  state: InvitationState,
  joinedAt: Instant,
  /** Deadline of the first order. */
  orderBy: Instant,
  /** Reward of the caller, in the smallest unit, and its time. */
  reward: z.nullable(z.object({ amount: Amount, at: Instant })),
})
export type Invitation = z.output<typeof Invitation>

/** The customers who registered with the caller's code, the last one first (product text §7, my invitation). */
export const partnerInvitations = defineCall({
  name: 'partner.invitations',
  summary: 'The customers invited by the caller',
  who: 'customer',
  request: z.object(paging),
  response: z.extend(pageOf(Invitation), {
    /** The reward of each of the two, in the smallest unit; 0 where invitations bring nothing. */
    reward: Amount,
    /** Least that the first order has to cost. */
    minimum: Amount,
    /** Days from the end of that order until both get it. */
    waitDays: z.int(),
    /** Rewards that one inviter gets in a month. */
    perMonth: z.int(),
    invited: z.int(),
    rewarded: z.int(),
    waiting: z.int(),
    earned: Amount,
  }),
  failures: [],
})
