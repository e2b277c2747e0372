import type { Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Call, Request, Response } from '@contract/call'
import type { AuditFacts } from '@contract/entities/staff'
import { formatMoney, type Money } from '@contract/money'
import type { Context } from '../context'
import type { Database } from '../database/schema'
import { localDayStart } from '../local-time'
import type { SignedIn, Staff } from './caller'
import { Failure } from './failure'
import { refuseOwn, subjectsOf } from './own-subjects'
import * as queries from './queries/callers'
import type { Subject } from './queries/people'

/** The subject of an act, and what of it changed. */
export interface Change {
  readonly subject: Subject
  readonly before: AuditFacts
  readonly after: AuditFacts
  /** The platform's cost, which counts towards the caller's limit of a day. */
  readonly cost?: Money
}

/** The outcome of a call by which staff change something: the answer, and what the audit entry records. */
export interface Outcome<C extends Call> extends Change {
  readonly answer: Response<C>
}

/** A handler of such a call: all it writes goes through `tx`, and its audit entry is written with it. */
export type StaffHandler<C extends Call> = (
  tx: Transaction<Database>,
  caller: Staff,
  request: Request<C>,
) => Promise<Outcome<C>>

/** The person and the reason of an act; `staffId` and `role` are null for an operator at the command. */
interface Act extends Change {
  readonly staffId: string | null
  readonly role: Staff['role'] | null
  readonly call: string
  readonly reason: string
  readonly requestId: string
}

/** Writes the audit entry of an act, in the transaction of the act. */
export const record = (tx: Transaction<Database>, at: Date, act: Act): Promise<void> =>
  queries.insertAuditEntry(tx, {
    id: uuid(),
    at,
    staff_id: act.staffId,
    role: act.role,
    call: act.call,
    subject_kind: act.subject.kind,
    subject_id: act.subject.id,
    reason: act.reason,
    before: JSON.stringify(act.before),
    after: JSON.stringify(act.after),
    request_id: act.requestId,
    cost: act.cost ?? 0,
  })

/** Refuses a cost beyond what is left to a member of staff for the day; calls of one member wait for each other. */
async function refuseBeyond({ clock, config }: Context, tx: Transaction<Database>, staffId: string, cost: Money) {
  if (cost === 0) return
  const spent = await queries.spentSince(tx, staffId, localDayStart(config.timeZone, clock.now()))
  const left = Math.max(0, config.staffDayCost - spent)
  const shown = (amount: Money) => formatMoney(amount, { symbol: config.currencySymbol })
  if (cost > config.staffDayCost) throw new Failure('adjustmentTooLarge', { most: shown(config.staffDayCost) })
  if (cost > left) throw new Failure('staffDayLimit', { left: shown(left) })
}

/**
 * Does the work of a call of staff and writes its audit entry in the same transaction.
 * @throws Failure `staffOwn` where the request names, or the act changes, what concerns the caller; `staffDayLimit`; `adjustmentTooLarge` beyond the limit of a whole day
 */
export async function actWith<C extends Call>(
  context: Context,
  { call, work }: { readonly call: C; readonly work: StaffHandler<C> },
  tx: Transaction<Database>,
  caller: Staff,
  request: Request<C>,
): Promise<Response<C>> {
  await refuseOwn(tx, call, caller, subjectsOf(call, request))
  const { answer, subject, before, after, cost = 0 } = await work(tx, caller, request)
  await refuseOwn(tx, call, caller, [subject])
  await refuseBeyond(context, tx, caller.customer.id, cost)
  const { reason } = request as { reason: string }
  const by = { staffId: caller.customer.id, role: caller.role, call: call.name, requestId: caller.requestId }
  await record(tx, context.clock.now(), { ...by, reason, subject, before, after, cost })
  return answer
}

/** The caller as staff, by the first of the call's roles that the caller has. @throws Failure `accessDenied` without any */
export async function asStaff({ db }: Context, { roles = [] }: Call, caller: SignedIn): Promise<Staff> {
  const granted = await queries.rolesOf(db, caller.customer.id)
  const role = roles.find((each) => granted.includes(each))
  if (!role) throw new Failure('accessDenied')
  return { ...caller, role }
}
