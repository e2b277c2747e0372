import type { Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { ApplicationForms, ApplicationKind } from '@contract/entities/application'
import { next } from '@contract/states/machine'
import { certification } from '@contract/states/person'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import type { ApplicationTable, Database, RejectionReason } from '../../database/schema'
import type { SignedIn } from '../../http/caller'
import { Failure } from '../../http/failure'
import { takeMedia } from '../upload/media'
import type { PrivateMedia } from '../upload/private/private-media'
import type { AnyKind, Kind } from './kind'
import { kinds } from './kinds'
import { masked } from './masked'
import * as queries from './queries'

type Tx = Transaction<Database>
type State = ApplicationTable['state']
type Listener = (tx: Tx, application: queries.ApplicationRow) => Promise<void>

const dayMinutes = 24 * 60
/** The removal of the form's fields, some days after the decision. */
const clearJob = 'application.clear'
interface Clearing {
  readonly id: string
  /** The decision that it belongs to: an application that was handed in again has none, or another one. */
  readonly decidedAt: string
}

/** A reviewer's refusal. */
export interface Rejection {
  readonly reasons: readonly RejectionReason[]
  /** Whether it cannot be handed in again. */
  readonly isFinal: boolean
}

/** The state after an event that is allowed. @throws Failure for one that is not */
function stateAfter(state: State, event: keyof typeof certification.transitions): State {
  const to = next(certification, state, event)
  if (!to) throw new Failure(refusals[state] ?? 'applicationDecided')
  return to as State
}

const refusals: Partial<Record<State, 'applicationInReview'>> = { inReview: 'applicationInReview' }

/** Any kind, whose functions take the form of an application of that kind. */
const kindOf = (name: ApplicationKind): AnyKind => kinds[name]

/**
 * Applications of all kinds through the states of certification (product text §4): a customer has one of each kind, which is
 * handed in, decided and, where that is allowed, handed in again.
 */
export class ApplicationEngine {
  private readonly listeners: Listener[] = []
  private readonly decidedListeners: Listener[] = []

  constructor(
    private readonly context: Context,
    private readonly privateMedia: PrivateMedia,
  ) {
    context.jobs.on<Clearing>(clearJob, (tx, clearing) => this.clear(tx, clearing))
  }

  /** Calls the listener with each application that is handed in, in its transaction. */
  onHandedIn(listener: Listener): void {
    this.listeners.push(listener)
  }

  /** Calls the listener with each application that is decided, in its transaction and as it is then. */
  onDecided(listener: Listener): void {
    this.decidedListeners.push(listener)
  }

  /**
   * Submits an application, or resubmits it.
   * @throws Failure `applicationInReview` while one of the kind is in review, `applicationDecided` after it was decided
   * for good, `privateMediaNotFound`, and those of the kind's checks
   */
  async handIn<Name extends ApplicationKind>(
    tx: Tx,
    { customer }: SignedIn,
    { name }: Kind<Name>,
    form: ApplicationForms[Name],
  ): Promise<queries.ApplicationRow> {
    const kind = kinds[name] as unknown as Kind<Name>
    const id = await this.store(tx, customer.id, kind, form)
    await kind.check?.(tx, { customerId: customer.id, form })
    const pictures = Object.values(kind.privatePictures(form)).flatMap(({ module, ids }) =>
      ids.map((each) => ({ id: each, module })),
    )
    await this.privateMedia.claim(tx, { customerId: customer.id, subjectId: id, pictures })
    const ids = Object.values(kind.publicPictures?.(form) ?? {}).flat()
    await takeMedia(tx, { customerId: customer.id, ids, now: this.context.clock.now() })
    const row = await queries.lockApplication(tx, id)
    for (const listener of this.listeners) await listener(tx, row)
    return row
  }

  /** Accepts an application; the applicant gets what the kind gives. @throws Failure when it is not in review */
  async approve(tx: Tx, id: string, reviewer: string): Promise<void> {
    const row = await this.lock(tx, id)
    await this.decide(tx, row, { state: stateAfter(row.state, 'approve'), reviewer, reasons: [] })
    await kindOf(row.kind).accept?.(this.context, tx, {
      customerId: row.customer_id,
      form: this.formOf(row) as never,
    })
  }

  /** Rejects an application for reasons. @throws Failure when it is not in review, or `reasonRequired` without a reason */
  async reject(tx: Tx, id: string, reviewer: string, { reasons, isFinal }: Rejection): Promise<void> {
    const row = await this.lock(tx, id)
    if (reasons.length === 0) throw new Failure('reasonRequired')
    const failed = stateAfter(row.state, 'reject')
    const state = isFinal ? failed : stateAfter(failed, 'allowResubmit')
    await this.decide(tx, row, { state, reviewer, reasons })
  }

  /** Contradictions within the form of an application. */
  contradictionsOf(row: queries.ApplicationRow): RejectionReason[] {
    return kindOf(row.kind).contradictions?.(this.formOf(row) as never) ?? []
  }

  /** Whether what was filled in is still there. */
  isKept(row: Pick<queries.ApplicationRow, 'form_sealed'>): boolean {
    return Object.keys(this.formOf(row)).length > 0
  }

  /** Fields of the form; empty once it is cleared. */
  formOf(row: Pick<queries.ApplicationRow, 'form_sealed'>): Record<string, unknown> {
    return JSON.parse(this.context.seal.open(row.form_sealed)) as Record<string, unknown>
  }

  /** The ids of the pictures of an application by field. */
  picturesOf(row: queries.ApplicationRow) {
    if (!this.isKept(row)) return { closed: {}, open: {} }
    const [kind, form] = [kindOf(row.kind), this.formOf(row) as never]
    const closed = Object.entries(kind.privatePictures(form)).map(([field, { ids }]) => [field, ids] as const)
    return { closed: Object.fromEntries(closed), open: kind.publicPictures?.(form) ?? {} }
  }

  private async store<Name extends ApplicationKind>(
    tx: Tx,
    customerId: string,
    kind: Kind<Name>,
    form: ApplicationForms[Name],
  ): Promise<string> {
    const id = uuid()
    const content = {
      state: 'inReview' as const,
      form_sealed: this.context.seal.seal(JSON.stringify(form)),
      applicant: masked(kind.applicant(form)),
      reasons: '[]',
      submitted_at: this.context.clock.now(),
      decided_at: null,
      decided_by: null,
    }
    if (await queries.insertApplication(tx, { id, customer_id: customerId, kind: kind.name, ...content })) return id
    const row = await queries.lockOwn(tx, customerId, kind.name)
    const isAnother = kind.isRepeatable && row.state === 'passed'
    const state = stateAfter(row.state, isAnother ? 'applyAgain' : 'resubmit')
    await queries.updateApplication(tx, row.id, { ...content, state })
    return row.id
  }

  private async lock(tx: Tx, id: string): Promise<queries.ApplicationRow> {
    const row = await queries.findLocked(tx, id)
    if (!row) throw new Failure('applicationNotFound')
    return row
  }

  private async decide(
    tx: Tx,
    { id }: queries.ApplicationRow,
    { state, reviewer, reasons }: { state: State; reviewer: string; reasons: readonly RejectionReason[] },
  ): Promise<void> {
    const now = this.context.clock.now()
    const decision = { decided_at: now, decided_by: reviewer, reasons: JSON.stringify(reasons) }
    await queries.updateApplication(tx, id, { state, ...decision })
    await this.privateMedia.scheduleRemoval(tx, id, now)
    const runAt = minutesAfter(now, this.context.config.privateMediaDays * dayMinutes)
    await this.context.jobs.add(tx, { kind: clearJob, payload: { id, decidedAt: now.toISOString() }, runAt })
    const decided = await queries.lockApplication(tx, id)
    for (const listener of this.decidedListeners) await listener(tx, decided)
  }

  /** Clears what was filled in, unless it was handed in again since. State, reasons and the masked name stay. */
  private async clear(tx: Tx, { id, decidedAt }: Clearing): Promise<void> {
    const row = await queries.findLocked(tx, id)
    if (row?.decided_at?.toISOString() !== decidedAt) return
    await queries.updateApplication(tx, id, { form_sealed: this.context.seal.seal('{}') })
  }
}
