import fc from 'fast-check'
import { v7 as uuid } from 'uuid'
import type * as z from 'zod/mini'
import type { Call, OwnedField } from '@contract/call'
import { calls } from '@contract/calls'
import { endsSession, failureCodes } from '@contract/failures'
import type { TestCaller } from '../../server/testing/caller'
import { aPicture } from '../../server/testing/picture'

const all = Object.values<Call>(calls)
const gated = all.filter(({ who }) => who !== 'anyone')
const owning = all.filter(({ owns }) => owns.length > 0)

export interface Backend {
  /** Somebody without a session. */
  visitor(): TestCaller
  /** Somebody with a session. */
  customer(): Promise<TestCaller>
  /** Somebody with a session who runs a store. */
  merchant(): Promise<TestCaller>
  /** An accepted rider with a session. */
  rider(): Promise<TestCaller>
  /** A customer with every role of staff, with a session. */
  staff(): Promise<TestCaller>
  /** Number of malformed bodies with its own fields that each call receives. */
  readonly bodiesPerCall: number
}

/** Caller of a call: a merchant for those of merchants, a rider for those of riders, staff for those of staff, else a customer. */
export const callerOf = (backend: Backend, { who }: Pick<Call, 'who'>): Promise<TestCaller> =>
  who === 'anyone' ? backend.customer() : backend[who]()

const isEnvelope = (value: unknown): boolean => {
  const { code, msg } = (value ?? {}) as { code?: unknown; msg?: unknown }
  return Number.isInteger(code) && typeof msg === 'string' && 'data' in (value as object)
}

/** Objects with the request's own fields that hold anything, and a fifth as many of any JSON, which is read alike for all calls. */
function bodies(call: Call, count: number): unknown[] {
  const fields = 'shape' in call.request._zod.def ? Object.keys(call.request._zod.def.shape as object) : []
  const value = fc.oneof(fc.jsonValue(), fc.uuid(), fc.integer(), fc.string({ unit: 'binary' }), fc.constant(null))
  const own = fc.record(Object.fromEntries(fields.map((field) => [field, value])), { requiredKeys: [] })
  const any = fc.sample<unknown>(fc.jsonValue(), { numRuns: count / 5, seed: 7 })
  return fields.length > 0 ? [...any, ...fc.sample(own, { numRuns: count, seed: 7 })] : any
}

async function refusesBadBodies(call: Call, backend: Backend): Promise<void> {
  const caller = await callerOf(backend, call)
  const faults: object[] = []
  for (const body of bodies(call, backend.bodiesPerCall)) {
    const { status, envelope } = await caller.send(call.name, body)
    // A call that ends the session may have done so with an earlier body.
    const allowed = () => endsSession(envelope.code) || call.request.safeParse(body ?? {}).success
    const fits = isEnvelope(envelope) && status < 500 && (status === 400 || allowed())
    if (!fits) faults.push({ body, status, envelope })
  }
  expect(faults).toEqual([])
}

/** Common behaviour of every call of the contract, on any back end: no call is named here. */
export function contractSuite(backend: () => Backend): void {
  it.each(gated.map((call) => [call.name, call] as const))('%s should refuse the signed-out', async (name) => {
    const { status, envelope } = await backend().visitor().send(name, {})
    expect({ status, code: envelope.code }).toEqual({ status: 401, code: failureCodes.notSignedIn })
  })

  it.each(gated.map((call) => [call.name, call] as const))('%s should refuse a made-up token', async (name) => {
    const { envelope } = await backend().visitor().as('not-a-token').send(name, {})
    expect(envelope.code).toBe(failureCodes.tokenExpired)
  })

  it.each(all.map((call) => [call.name, call] as const))('%s should refuse what is malformed', async (_, call) => {
    await refusesBadBodies(call, backend())
  })

  it.each(owning.map((call) => [call.name, call] as const))('%s should refuse ids of nothing', async (_, call) => {
    const caller = await callerOf(backend(), call)
    for (const field of call.owns) {
      const others = await ownPictures(call, field, caller)
      const { envelope } = await caller.send(call.name, { ...asking(call, field, uuid()), ...others })
      // Another id that the request must have is made up as well, and may be looked at first.
      const kinds = [field, ...requiredBeside(call, field)].map(({ kind }) => failureCodes[`${kind}NotFound`])
      expect({ field, code: kinds.find((code) => code === envelope.code) }).toEqual({ field, code: envelope.code })
    }
  })
}

/** Values by the names of fields; texts hold a word that is looked for where it must not be. */
const examples: Record<string, unknown> = {
  payPassword: '135791',
  phone: '13955557913',
  code: '918273',
  realName: '林小满',
  number: '6222021234567894',
  title: 'Zqxwv',
  amount: 1000,
  tip: 500,
  product: 'Zqxwv',
  reason: 'Zqxwv reason',
  consignee: 'Zqxwv',
  gender: 1,
  mobile: '13955557913',
  regionCode: '440305',
  address: 'Zqxwv Garden',
  addressDetail: 'Zqxwv 1602',
  tag: 'Zqxwv',
  isDefault: false,
  latitude: 22.5329,
  longitude: 113.93,
  quantity: 1,
  rating: 5,
  accept: true,
  description: 'Half of Zqxwv is missing',
  content: 'The Zqxwv was cold',
  text: 'The Zqxwv stays grey',
  mayContact: true,
  name: { en: 'Zqxwv', zh: 'Zqxwv' },
  agree: true,
  fileName: '0'.repeat(32),
  parts: ['0'.repeat(64)],
  lines: [{ line: 0, rating: 5 }],
  line: 0,
  version: 1,
  party: 2,
  at: '2026-03-25T10:00:00Z',
  kept: 0,
  on: true,
  size: 'A',
  contact: { title: 'mr', name: 'Zqxwv', phone: '13955557913' },
  queueOpen: true,
  minutes: 30,
  cap: 5000,
  feeSplit: 'equal',
  threshold: 10_000,
  day: '2026-03-25',
  count: 1,
  ticket: 'Zqxwv',
  ready: true,
  total: 5000,
  sequence: 1,
  stars: 5,
  solved: true,
  upheld: true,
  show: true,
  answer: 'Zqxwv answer',
  points: 100,
  selfPickup: true,
  ...{ key: 'zqxwv', meters: 500, deliveredBy: 'store', policy: 'all', raise: { amount: 100, most: 500 } },
  receiver: { type: 'personal', title: 'Zqxwv', email: 'zqxwv@example.com' },
  ...{ openedYear: 2019, checkInFrom: '14:00', checkOutBy: '12:00', confirmsByHand: false, facilities: [] },
  ...{ summary: { en: 'Zqxwv', zh: 'Zqxwv' }, bed: 'king', includedAdults: 2, mostAdults: 2, mostGuests: 3 },
  ...{ extraAdultPrice: 0, basePrice: 26_800, weekendPrice: 32_800, allotment: 3 },
  ...{ percent: 100, breakfastPrice: 3000, memberPercent: 90, cancelSteps: [], leastNights: 1, guaranteed: false },
  tables: [{ name: 'A1', seating: 'hall', least: 1, most: 2 }],
  rules: {
    ...{ byHand: false, slotMinutes: 30, turnoverMinutes: 120, partyMost: 8, leadMinutes: 30 },
    ...{ partiesPerQuarter: null, coversPerQuarter: null, deposit: 0, depositKind: 'back', freeMinutes: 0 },
  },
}

const size = { length: '178', width: '72', height: '110' }

/** Examples of fields that are called as others are, and of forms of applications. */
const moreExamples: Record<string, unknown> = {
  accepted: true,
  name: 'Zqxwv',
  idNumber: '440305199001011010',
  birthDate: '1990-01-01',
  region: 'Nanshan, Zqxwv',
  phone: '13955557913',
  orderTypes: ['takeaway'],
  brand: 'Zqxwv GN6',
  load: '80',
  plate: '粤B12345',
  greenBar: 'GB-001',
  insuranceNumber: 'P-778',
  body: size,
  cabin: size,
  agreed: true,
  company: 'Zqxwv Ltd',
  plan: 'Lockers in Zqxwv',
  experience: 'Ten years at Zqxwv',
  licenceCode: '91440300MA5FAKE00D',
  personInCharge: 'Zqxwv Lin',
  storeName: 'Zqxwv Noodles',
  storePhone: '0755-86201128',
  category: 'noodles',
  position: { latitude: 22.5329, longitude: 113.93 },
  lines: [{ position: 0, quantity: 1 }],
  logistics: { company: 'zhongtong', number: 'Zqxwv 1', contact: '13955557913' },
  checkIn: '2026-04-10',
  arrivalAt: '2026-04-10T14:00:00.000Z',
  checkOut: '2026-04-12',
  back: 100,
  from: '2026-04-10',
  until: '2026-04-12',
  guests: [{ name: 'Zqxwv' }],
  onSale: true,
  ...{ contents: [{ name: { en: 'Zqxwv', zh: 'Zqxwv' }, count: 1, value: 5000 }], price: 4000, validDays: 30 },
  ...{ perCustomer: 2, stock: { from: 0, to: 10 } },
  terms: { weekdays: [1], from: '11:00', until: '21:00', onHolidays: true, notOn: [], perVisit: 1 },
  ...{ note: { en: 'Zqxwv', zh: 'Zqxwv' }, categoryKey: 'zqxwv', freeReturnDays: 7, purchaseLimit: 5 },
  ...{ axes: [], skus: [{ choice: [], price: 4000, memberPrice: null, weight: 500 }] },
  ...{ first: 1, firstFee: 800, step: 1, stepFee: 200, freeOver: 5000 },
  contact: { name: 'Zqxwv', gender: 1, phone: '13955557913' },
}

/**
 * Minimal valid fields beside the one under test: one picture of the caller wherever a request requires one, so that
 * the field alone is refused.
 */
export async function ownPictures(
  call: Call,
  { path: [field] }: OwnedField,
  caller: TestCaller,
): Promise<Record<string, unknown>> {
  const shape = shapeOf(call, field)
  const found: Record<string, unknown> = {}
  for (const { path, kind } of call.owns) {
    const [name = '', ...within] = path
    const modules: Partial<Record<typeof kind, string>> = { media: 'other', privateMedia: 'id' }
    const module = modules[kind]
    if (!module || name === field || shape[name]?.safeParse(undefined).success) continue
    if (within.length === 0) found[name] = await ownPicture(caller, module)
    else if (shape[name]?.safeParse([]).success) found[name] = []
  }
  return found
}

const pictures = new WeakMap<TestCaller, Map<string, string>>()

/** A picture of a caller's for a module, the same each time. */
async function ownPicture(caller: TestCaller, module: string): Promise<string> {
  const own = pictures.get(caller) ?? new Map<string, string>()
  pictures.set(caller, own)
  const id = own.get(module) ?? (await caller.upload(await aPicture(20, 20), { module })).id
  own.set(module, id)
  return id
}

type Shape = Readonly<Record<string, z.ZodMiniType>>

/** The fields of a request by their names; of a request that may be one of several, those of the first with the field. */
function shapeOf({ request }: Call, field?: string): Shape {
  const { shape, options } = request._zod.def as unknown as { shape?: Shape; options?: readonly z.ZodMiniType[] }
  if (shape) return shape
  const shapes = (options ?? []).map((option) => (option._zod.def as unknown as { shape: Shape }).shape)
  return shapes.find((each) => field === undefined || field in each) ?? {}
}

/** A request that is well formed and has the field: the examples above by the names of its fields, ids and keys made up. */
export function sample(call: Call, field?: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(shapeOf(call, field))
      .map(([field, type]) => [field, madeOf(field, type)])
      .filter(([, value]) => value !== undefined),
  )
}

/** The example of a field's name, unless the field is another one of the same name. */
const exampleOf = (field: string, type: z.ZodMiniType): unknown =>
  [examples[field], moreExamples[field]].find((example) => example !== undefined && type.safeParse(example).success)

/** Values by which a field without an example is tried. */
const plain: readonly unknown[] = [1, '2026-03-25T10:00:00.000Z', 'Zqxwv', true]

/**
 * The value of a required field without an example: the first choice of one that must be one of some, else a plain value, a list of
 * one, or an object of its required fields. Undefined for an optional field and for a form that is none of these.
 */
function firstOf(type: z.ZodMiniType): unknown {
  const def = type._zod.def as {
    entries?: Record<string, unknown>
    values?: unknown[]
    shape?: Shape
    element?: z.ZodMiniType
  }
  const [choice] = [...Object.values(def.entries ?? {}), ...(def.values ?? [])]
  if (choice !== undefined || type.safeParse(undefined).success) return choice
  if (def.element) return [madeOf('', def.element)]
  if (def.shape)
    return Object.fromEntries(Object.entries(def.shape).map(([field, inner]) => [field, madeOf(field, inner)]))
  return plain.find((value) => type.safeParse(value).success)
}

const madeOf = (field: string, type: z.ZodMiniType): unknown => exampleOf(field, type) ?? made(field) ?? firstOf(type)

/** The other owned fields at the root that a request must have, but for pictures, which are the caller's. */
export const requiredBeside = (call: Call, { path: [field] }: OwnedField): OwnedField[] =>
  call.owns.filter(
    ({ path: [other = '', ...within], kind }) =>
      other !== field &&
      within.length === 0 &&
      !['media', 'privateMedia'].includes(kind) &&
      !shapeOf(call)[other]?.safeParse(undefined).success,
  )

/** A well-formed request that names `id` in one field, and nothing of the caller's own where that may be left out. */
export function asking(call: Call, { path }: OwnedField, id: string): Record<string, unknown> {
  const [field = '', ...within] = path
  const shape = shapeOf(call, field)
  const others = call.owns
    .map(({ path: [other = ''] }) => other)
    .filter((other) => shape[other]?.safeParse(undefined).success)
  const request = Object.entries(sample(call, field)).filter(([other]) => !others.includes(other))
  return { ...Object.fromEntries(request), [field]: valueAt(shape[field], within, id) }
}

/** A value that names `id` at a path, with what else an object on the way must have. */
function valueAt(type: z.ZodMiniType | undefined, [name, ...within]: readonly string[], id: string): unknown {
  if (name === undefined) return id
  const { shape, element, innerType } = (type?._zod.def ?? {}) as unknown as {
    shape?: Shape
    element?: z.ZodMiniType
    innerType?: z.ZodMiniType
  }
  if (innerType) return valueAt(innerType, [name, ...within], id)
  if (name === '*') return [valueAt(element, within, id)]
  const needed = Object.entries(shape ?? {}).filter(([, inner]) => !inner.safeParse(undefined).success)
  const others = needed.map(([field, inner]) => [field, madeOf(field, inner)])
  return { ...(Object.fromEntries(others) as object), [name]: valueAt(shape?.[name], within, id) }
}

const made = (field: string): string | undefined => (/(Id|Key)$/.test(field) ? uuid() : undefined)
