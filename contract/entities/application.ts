import * as z from 'zod/mini'
import { endingDocuments, keysOf, riderOrderTypes, storeTypes } from '../application-choices'
import { limits } from '../limits'
import * as rules from '../rules/applications'
import { cleanLineNumber, requiredPhone } from '../rules/phone'
import { creditCode } from '../rules/identity'
import { certification } from '../states/person'
import { Day, Id, idName, Instant, lines, Position, ruled, text } from './common'
import { MediaId, PrivateMediaId } from './ids'
import { Media } from './media'
import { cleanCode, cleanPhone } from '../rules/typed'
import { cleanAmount } from '../plain'

/** Kinds of applications (product text §2, §3). */
export const applicationKinds = ['rider', 'merchant', 'partner', 'agent', 'qualification', 'licence'] as const
export const ApplicationKind = z.enum(applicationKinds)
export type ApplicationKind = z.output<typeof ApplicationKind>

export const PositionType = z.enum(['fullTime', 'partTime'])
export type PositionType = z.output<typeof PositionType>

/** The types of orders that a rider takes. */
export const RiderOrderType = z.enum(keysOf(riderOrderTypes))
export type RiderOrderType = z.output<typeof RiderOrderType>

/** Vehicles, each of which carries what those before it do. */
export const vehicleTypes = ['electricScooter', 'motorcycle', 'car', 'van', 'truck'] as const
export const VehicleType = z.enum(vehicleTypes)
export type VehicleType = z.output<typeof VehicleType>

/** Way of hand-over to the store's customers. */
export const StoreType = z.enum(keysOf(storeTypes))
export type StoreType = z.output<typeof StoreType>

const name = text(limits.nameMax, 1)
const phone = ruled(requiredPhone, cleanPhone)
const idNumber = ruled(rules.idNumber, cleanCode)
const region = text(limits.addressMax, 1)
const size = ruled(rules.vehicleDimension, cleanAmount)

/** Length, width and height in centimetres, as typed. */
export const VehicleSize = z.object({ length: size, width: size, height: size })

/** The identity of an applicant with the photos of both sides of the card. */
const identity = { name: idName, idNumber, idFront: PrivateMediaId, idBack: PrivateMediaId }

const agreed = z.literal(true)

/** Application form of a rider (product text §3, rider application). */
export const RiderForm = z.object({
  ...identity,
  gender: z.enum(['male', 'female']),
  birthDate: Day,
  region,
  positionType: PositionType,
  orderTypes: z.array(RiderOrderType).check(z.minLength(1), z.maxLength(RiderOrderType.options.length)),
  vehicleType: VehicleType,
  brand: name,
  /** In kilograms. */
  load: ruled(rules.vehicleLoad, cleanAmount),
  plate: ruled(rules.vehiclePlate, cleanCode),
  /** The code at the green bar of the registration. */
  greenBar: text(limits.documentNumberMax, 1),
  insuranceNumber: text(limits.documentNumberMax, 1),
  /** Last day of the insurance. */
  insuranceUntil: z.optional(Day),
  body: VehicleSize,
  cabin: VehicleSize,
  vehicleFront: PrivateMediaId,
  vehicleSide: PrivateMediaId,
  vehicleBack: PrivateMediaId,
  agreed,
})
export type RiderForm = z.output<typeof RiderForm>

/** Application form of a merchant (product text §3, merchant application). */
export const MerchantForm = z.object({
  storeType: StoreType,
  logoId: MediaId,
  storeName: text(limits.storeNameMax, 1),
  storePhone: ruled(rules.storePhone, cleanLineNumber),
  /** The key of one of `store.categories`. */
  category: text(limits.nameMax, 1),
  address: text(limits.addressMax, 1),
  position: Position,
  personInCharge: idName,
  idNumber,
  idFront: PrivateMediaId,
  idBack: PrivateMediaId,
  idHolding: PrivateMediaId,
  businessLicence: PrivateMediaId,
  /** The licence of its trade, by `tradeLicences`: of food for stores, of a special trade for hotels, none for shops of the mall. */
  foodLicence: z.optional(PrivateMediaId),
  specialTradeLicence: z.optional(PrivateMediaId),
  /** Last days of both licences; omitted for one without an end. */
  businessUntil: z.optional(Day),
  tradeUntil: z.optional(Day),
  otherDocuments: z.array(PrivateMediaId).check(z.maxLength(limits.otherDocuments)),
  agreed,
})
export type MerchantForm = z.output<typeof MerchantForm>

/** Application form of a business partner. */
export const PartnerForm = z.object({
  name,
  phone,
  company: text(limits.storeNameMax),
  region,
  plan: lines(limits.feedbackMax, 1),
  agreed,
})
export type PartnerForm = z.output<typeof PartnerForm>

/** Application form of a regional agent. */
export const AgentForm = z.object({ ...identity, phone, region, experience: lines(limits.feedbackMax, 1), agreed })
export type AgentForm = z.output<typeof AgentForm>

/** The licence of a business that a customer acts for. */
export const QualificationForm = z.object({
  company: text(limits.storeNameMax, 1),
  /** The unified social credit code. */
  licenceCode: ruled(creditCode, cleanCode),
  personInCharge: name,
  businessLicence: PrivateMediaId,
  otherDocuments: z.array(PrivateMediaId).check(z.maxLength(limits.otherDocuments)),
  agreed,
})
export type QualificationForm = z.output<typeof QualificationForm>

/** Documents that end: the licences of a store, and the insurance of a rider. */
export const EndingDocument = z.enum(endingDocuments)
export type EndingDocument = z.output<typeof EndingDocument>

/** Form of a renewed licence of a store, or of the renewed insurance of a rider. */
export const LicenceForm = z.object({
  document: EndingDocument,
  /** The store of a licence. */
  storeId: z.optional(Id),
  number: text(limits.documentNumberMax, 1),
  /** The last day; omitted for a document without an end. */
  until: z.optional(Day),
  photo: PrivateMediaId,
  agreed,
})
export type LicenceForm = z.output<typeof LicenceForm>

/** The form of each kind of application. */
export const applicationForms = {
  rider: RiderForm,
  merchant: MerchantForm,
  partner: PartnerForm,
  agent: AgentForm,
  qualification: QualificationForm,
  licence: LicenceForm,
} satisfies Record<ApplicationKind, z.ZodMiniType>

export type ApplicationForms = { [Kind in ApplicationKind]: z.output<(typeof applicationForms)[Kind]> }

/** Reason why an application was rejected: the field that is at fault, null for the whole, and a sentence. */
export const ApplicationReason = z.object({ field: z.nullable(z.string()), text: z.string() })
export type ApplicationReason = z.output<typeof ApplicationReason>

/** An application with its status (product text §4, certification). */
export const Application = z.object({
  kind: ApplicationKind,
  state: z.enum(certification.states),
  /** Reference number for the customer and the customer service; null before submission. */
  number: z.nullable(z.string()),
  /** The name of the applicant, masked. */
  applicant: z.nullable(z.string()),
  submittedAt: z.nullable(Instant),
  decidedAt: z.nullable(Instant),
  reasons: z.array(ApplicationReason),
  /** Working days within which a decision is promised. */
  workingDays: z.int(),
})
export type Application = z.output<typeof Application>

/** Texts of a form by field, as typed, for handing it in again; several choices are separated by commas. */
export const FilledIn = z.object({
  fields: z.record(z.string(), z.string()),
  pictures: z.record(z.string(), z.array(Media)),
})
export type FilledIn = z.output<typeof FilledIn>

/** Fields recognised on the photo of an identity card; null for unreadable ones. */
export const RecognizedId = z.object({
  name: z.nullable(z.string()),
  idNumber: z.nullable(z.string()),
  gender: z.nullable(z.enum(['male', 'female'])),
  birthDate: z.nullable(Day),
})
export type RecognizedId = z.output<typeof RecognizedId>
