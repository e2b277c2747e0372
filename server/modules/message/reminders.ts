import type { Transaction } from 'kysely'
import type { Request, Response } from '@contract/call'
import type { messageRemind, messageReminders } from '@contract/calls/message'
import { limits } from '@contract/limits'
import type { ReminderSubject } from '@contract/message-groups'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import type { SignedIn } from '../../http/caller'
import { Failure } from '../../http/failure'
import { everyHour } from '../../jobs/hourly'
import type { Notices } from './notices'
import * as queries from './queries/reminders'

type Tx = Transaction<Database>

interface RemindJob {
  readonly subject: ReminderSubject
  readonly subjectId: string
}

const remindJob = 'message.remind'
/** Customers per job; another job follows. */
const batch = 500

const beginnings = { presale: queries.presaleBeginning, flashRound: queries.roundBeginning } as const

/** Reminds customers, on their request, of an event that is about to begin. */
export class Reminders {
  constructor(
    private readonly context: Context,
    private readonly notices: Notices,
  ) {
    context.jobs.on<RemindJob>(remindJob, (tx, job) => this.remind(tx, job))
  }

  async list({ customer }: SignedIn): Promise<Response<typeof messageReminders>> {
    const rows = await queries.remindersOf(this.context.db, customer.id)
    return { items: rows.map(({ subject, subject_id }) => ({ subject, subjectId: subject_id })) }
  }

  /** @throws Failure `reminderTooLate` for an event that has begun or is gone */
  async set(
    { customer }: SignedIn,
    { subject, subjectId, on }: Request<typeof messageRemind>,
  ): Promise<Response<typeof messageRemind>> {
    const { db, clock } = this.context
    const reminder = { customerId: customer.id, subject, subjectId }
    if (!on) {
      await queries.dropReminder(db, reminder)
      return { on }
    }
    const now = clock.now()
    const found = await beginnings[subject](db, subjectId)
    if (!found || found.startsAt <= now) throw new Failure('reminderTooLate')
    const due = minutesAfter(found.startsAt, -limits.reminderMinutes)
    await db.transaction().execute(async (tx) => {
      await queries.setReminder(tx, reminder, due, now)
      await this.plan(tx, { subject, subjectId }, due)
    })
    return { on }
  }

  /** Schedules the hourly removal of reminders of removed events. */
  start(): Promise<void> {
    return everyHour(this.context, 'reminders.forget', (tx, now) =>
      queries.deleteOldReminders(tx, minutesAfter(now, -24 * 60)),
    )
  }

  private async plan(tx: Tx, payload: RemindJob, runAt: Date): Promise<void> {
    const key = `${remindJob}:${payload.subjectId}:${runAt.toISOString()}`
    await this.context.jobs.add(tx, { kind: remindJob, payload, runAt, key })
  }

  private async remind(tx: Tx, { subject, subjectId }: RemindJob): Promise<void> {
    const found = await beginnings[subject](tx, subjectId)
    if (!found) return
    const now = this.context.clock.now()
    const due = minutesAfter(found.startsAt, -limits.reminderMinutes)
    // The event was postponed: the reminder moves with it.
    if (due > now) return this.plan(tx, { subject, subjectId }, due)
    const customers = await queries.takeReminders(tx, { subject, subjectId }, batch)
    await this.tell(tx, subject, subjectId, found, customers)
    if (customers.length === batch) await this.plan(tx, { subject, subjectId }, now)
  }

  private async tell(
    tx: Tx,
    subject: ReminderSubject,
    subjectId: string,
    { startsAt, zone, name }: queries.Beginning,
    customers: readonly string[],
  ): Promise<void> {
    const from = { at: startsAt.toISOString(), zone: zone ?? this.context.config.timeZone }
    const heads = customers.map((customerId) => ({ customerId, subject: subjectId, targetId: subjectId }))
    if (subject === 'presale' && name)
      await this.notices.tell(
        tx,
        'presaleBegins',
        heads.map((head) => ({ ...head, params: { product: name, from } })),
      )
    else
      await this.notices.tell(
        tx,
        'flashSaleBegins',
        heads.map((head) => ({ ...head, params: { from } })),
      )
  }
}
