import { inScope } from './scope'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Transaction } from 'kysely'
import type { ZodMiniType } from 'zod/mini'
import {
  type Call,
  type Envelope,
  type IsIdempotent,
  type NotIdempotent,
  type NotOfStaff,
  type Request,
  type Response,
  SUCCESS,
} from '@contract/call'
import type { IdempotencyKey } from '@contract/entities/common'
import { pathOf } from '@contract/paths'
import type { Context } from '../context'
import type { Database } from '../database/schema'
import { actWith, asStaff, type StaffHandler } from './acting'
import {
  type Caller,
  deviceOf,
  isMerchant,
  languageOf,
  type Merchant,
  originOf,
  placeOf,
  type SignedIn,
  type Staff,
  tokenOf,
  userAgentOf,
} from './caller'
import { Failure, isFailure } from './failure'
import { readForm, takeForms } from './form'
import { HeldForms } from './held-forms'
import { once } from './idempotency'
import { checkOwnership } from './ownership'
import { isRider } from './queries/callers'
import { networkOf, type Pace, paced } from './rate'
import { customerOf } from './session'
import { asMerchant, isRecorded, recordChange } from './team'

interface Callers {
  anyone: Caller
  customer: SignedIn
  merchant: Merchant
  rider: SignedIn
  staff: Staff
}
type CallerOf<C extends Call> = Callers[C['who']]

/** A handler of a call: the answer, or a thrown `Failure` that the call names. */
export type Handler<C extends Call> = (caller: CallerOf<C>, request: Request<C>) => Promise<Response<C>>

/** A handler of a call that moves money or stock: all it writes goes through `tx`. */
export type MoneyHandler<C extends Call> = (
  tx: Transaction<Database>,
  caller: SignedIn & CallerOf<C>,
  request: Request<C>,
) => Promise<Response<C>>

/** Runs before the work of an idempotent call, on every request. */
export type Preparation<C extends Call> = (caller: SignedIn & CallerOf<C>, request: Request<C>) => Promise<void>

/** A key for the requests of clients of before a call had keys, by what they sent. */
export type FormerKey = (caller: SignedIn, sent: object) => string

/** A handler of a call sent as a multipart form. */
export type FormHandler<C extends Call> = (
  caller: CallerOf<C>,
  request: Request<C>,
  file: Buffer | undefined,
) => Promise<Response<C>>

export interface FormLimits {
  /** Largest file size. */
  readonly bytes: number
  /** The rate limit of one caller. */
  readonly pace: Pace
}

export interface Handle {
  /** Registers the handler of a call without an idempotency key; `pace` is a stricter rate limit. */
  <C extends Call>(call: C & NotIdempotent<C>, handler: Handler<C>, pace?: Pace): void
  /**
   * Registers an idempotent call: `work` runs once for a key. `prepare` runs before, each time and outside the transaction,
   * for checks whose effects must stay (a wrong pay password counts even when the call is refused). `formerKey` is the key of requests
   * without one, of clients of before.
   */
  once<C extends Call>(
    call: C & IsIdempotent<C> & NotOfStaff<C>,
    work: MoneyHandler<C>,
    prepare?: Preparation<C>,
    formerKey?: FormerKey,
  ): void
  /**
   * Registers a merchant's change without an idempotency key: all it writes goes through `tx`, and so does its act in the log of the
   * store.
   */
  change<C extends Call<string, ZodMiniType, ZodMiniType, 'merchant'>>(
    call: C & NotIdempotent<C>,
    work: MoneyHandler<C>,
    pace?: Pace,
  ): void
  /** Registers a call by which staff change something: idempotent, and with one audit entry in its transaction. */
  act<C extends Call<string, ZodMiniType, ZodMiniType, 'staff'>>(
    call: C & IsIdempotent<C>,
    work: StaffHandler<C>,
    prepare?: Preparation<C>,
  ): void
  /** Registers a call that is sent as a form with a file. */
  form<C extends Call>(call: C & NotIdempotent<C>, limits: FormLimits, handler: FormHandler<C>): void
}

async function callerOf(context: Context, call: Call, request: FastifyRequest): Promise<Caller> {
  const visitor = {
    language: languageOf(request, context.config.defaultLanguage),
    place: placeOf(request),
    ip: request.ip,
    network: networkOf(request),
    device: deviceOf(request),
    userAgent: userAgentOf(request),
    requestId: request.id,
    origin: originOf(request),
  }
  try {
    const customer = await customerOf(context.db, context.clock, tokenOf(request))
    if (customer) context.seen.add(customer.tokenHash, customer.id)
    return { ...visitor, customer }
  } catch (error) {
    // An expired token does not block public calls; the next call that needs a session reports it.
    if (call.who === 'anyone' && isFailure(error)) return { ...visitor, customer: null }
    throw error
  }
}

function signedIn(caller: Caller): SignedIn {
  if (!caller.customer) throw new Failure('notSignedIn')
  return caller as SignedIn
}

async function asRider({ db }: Context, caller: SignedIn): Promise<SignedIn> {
  if (!(await isRider(db, caller.customer.id))) throw new Failure('accessDenied')
  return caller
}

/** The caller, once authorised for the call's audience. @throws Failure `notSignedIn` or `accessDenied`. */
async function admitted(context: Context, call: Call, caller: Caller): Promise<Caller> {
  switch (call.who) {
    case 'anyone':
      return caller
    case 'customer':
      return signedIn(caller)
    case 'merchant':
      return asMerchant(context, call, signedIn(caller))
    case 'rider':
      return asRider(context, signedIn(caller))
    case 'staff':
      return asStaff(context, call, signedIn(caller))
  }
}

function parse<C extends Call>(call: C, body: unknown): Request<C> {
  const parsed = call.request.safeParse(body ?? {})
  if (parsed.success) return parsed.data as Request<C>
  const fields = parsed.error.issues.map((issue) => issue.path.join('.'))
  throw new Failure('invalidRequest', { fields: [...new Set(fields)] })
}

function answer(context: Context, call: Call, data: unknown): Envelope {
  if (context.checkAnswers) call.response.parse(data)
  return { code: SUCCESS, data, msg: '' }
}

/** Checks at run time what the types check at compile time, for calls whose type was widened. */
function checkIdempotent({ name, idempotent }: Call, expected: boolean): void {
  if (idempotent === expected) return
  throw new Error(
    idempotent ? `${name} needs handle.once: it is idempotent` : `${name} cannot have handle.once: no key`,
  )
}

/** Checks that a call is registered with the log of its store in its transaction if it is recorded there, and only then. */
function checkRecorded(call: Call, expected: boolean): void {
  if (isRecorded(call) === expected) return
  throw new Error(
    expected ? `${call.name} cannot have handle.change: it is not recorded` : `${call.name} needs handle.change`,
  )
}

/** The fields of a request with the key that it has not, if it is one of a client of before. */
function withKey(caller: Caller, fields: unknown, formerKey: FormerKey): unknown {
  if (typeof fields !== 'object' || fields === null || 'idempotencyKey' in fields) return fields
  return { ...fields, idempotencyKey: formerKey(signedIn(caller), fields) }
}

/** Builds the function that registers calls: session, validation, authorisation and ownership run before a handler. */
export function handleWith(app: FastifyInstance, context: Context): Handle {
  const held = new HeldForms()
  const callerFor = async (call: Call, request: FastifyRequest): Promise<Caller> =>
    admitted(context, call, await callerOf(context, call, request))
  const checked = async <C extends Call>(call: C, caller: Caller, fields: unknown): Promise<Request<C>> => {
    const body = parse(call, fields)
    if (call.owns.length > 0) await checkOwnership(context.db, call, body, signedIn(caller))
    return body
  }
  const register = <C extends Call>(
    call: C,
    run: (caller: Caller, body: Request<C>, sent: unknown) => Promise<unknown>,
    pace?: Pace,
    formerKey?: FormerKey,
  ) => {
    app.route({
      method: call.method ? ['POST', call.method] : 'POST',
      url: pathOf(call.name),
      config: { call: call.name, ...(pace && paced(pace)) },
      exposeHeadRoute: false,
      handler: async (request) => {
        const caller = await callerFor(call, request)
        const fields = request.method === 'GET' ? request.query : request.body
        const keyed = formerKey ? withKey(caller, fields, formerKey) : fields
        return answer(context, call, await run(caller, await checked(call, caller, keyed), fields))
      },
    })
  }
  const handle = <C extends Call>(call: C, handler: Handler<C>, pace?: Pace) => {
    checkIdempotent(call, false)
    checkRecorded(call, false)
    register(call, (caller, body) => handler(caller as CallerOf<C>, body), pace)
  }
  const change = <C extends Call>(call: C, work: MoneyHandler<C>, pace?: Pace) => {
    checkIdempotent(call, false)
    checkRecorded(call, true)
    register(
      call,
      (caller, body) =>
        context.db.transaction().execute(async (tx) => {
          const answered = await work(tx, caller as SignedIn & CallerOf<C>, body)
          if (isMerchant(caller)) await recordChange(context, tx, { call, caller, request: body })
          return answered
        }),
      pace,
    )
  }
  const runOnce = <C extends Call>(call: C, work: MoneyHandler<C>, prepare?: Preparation<C>, formerKey?: FormerKey) => {
    checkIdempotent(call, true)
    const run = async (anyone: Caller, body: Request<C>, sent: unknown) => {
      const caller = signedIn(anyone) as SignedIn & CallerOf<C>
      await prepare?.(caller, body)
      const { db, clock, seal } = context
      const request = body as { idempotencyKey: IdempotencyKey }
      const keyed = { db, clock, customerId: caller.customer.id, call: call.name, request, sent, seal }
      return once(keyed, async (tx) => {
        const answered = (await work(tx, caller, body)) as object
        if (isMerchant(caller)) await recordChange(context, tx, { call, caller, request: body })
        return answered
      })
    }
    register(call, run, undefined, formerKey)
  }
  const act = <C extends Call>(call: C, work: StaffHandler<C>, prepare?: Preparation<C>) =>
    runOnce(
      call,
      (tx, caller, request) => actWith(context, { call, work }, tx, caller as unknown as Staff, request),
      prepare,
    )
  const form = <C extends Call>(call: C, { bytes, pace }: FormLimits, handler: FormHandler<C>) => {
    checkIdempotent(call, false)
    const config = { call: call.name, ...paced(pace) }
    void inScope(app, call.name, async (scope) => {
      await takeForms(scope)
      scope.post(pathOf(call.name), { config }, async (request) => {
        const caller = await callerFor(call, request)
        return held.hold(caller.customer?.id ?? caller.ip, async () => {
          const { fields, file } = await readForm(request, bytes)
          const body = await checked(call, caller, fields)
          return answer(context, call, await handler(caller as CallerOf<C>, body, file))
        })
      })
    })
  }
  const onceOf = <C extends Call>(call: C, work: MoneyHandler<C>, prepare?: Preparation<C>, formerKey?: FormerKey) => {
    // The types refuse it too, unless the call's type was widened.
    if (call.who === 'staff') throw new Error(`${call.name} needs handle.act: what staff change is audited`)
    runOnce(call, work, prepare, formerKey)
  }
  return Object.assign(handle, { once: onceOf, change, act, form })
}
