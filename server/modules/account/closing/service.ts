import type { Kysely, Transaction } from 'kysely'
import type { Request, Response } from '@contract/call'
import type { accountCancel, accountCancelRisk } from '@contract/calls/account'
import { minutesAfter } from '../../../clock'
import type { Context } from '../../../context'
import type { Database } from '../../../database/schema'
import type { Customer, SignedIn } from '../../../http/caller'
import { Failure } from '../../../http/failure'
import { daysAfter } from '../../../local-time'
import type { PrivateMedia } from '../../upload/private/private-media'
import { checkPayPassword } from '../../wallet/pay-password'
import type { VerificationCodes } from '../codes'
import { lockCustomer } from '../../../database/lock-customers'
import { customerById, endOtherSessions } from '../queries'
import { eraseCustomer } from './erase'
import type { ClosingPart } from './part'
import * as queries from './queries'
import { risksOf } from './risks'
import { accountReturnDays } from '../figures'

type Tx = Transaction<Database>

const eraseJob = 'account.erase'
const dayMinutes = 24 * 60

/** Closing an account: it can be brought back for some days, after which a job erases it. */
export class Closing {
  constructor(
    private readonly context: Context,
    private readonly codes: VerificationCodes,
    private readonly privateMedia: PrivateMedia,
    private readonly parts: readonly ClosingPart[],
  ) {
    context.jobs.on<{ id: string }>(eraseJob, (tx, { id }) => this.erase(tx, id))
  }

  async risk({ id }: Customer): Promise<Response<typeof accountCancelRisk>> {
    const { clock, db } = this.context
    const { masked_phone, pay_password_hash } = await customerById(db, id)
    return {
      ...(await this.risksOf(db, id, clock.now())),
      maskedPhone: masked_phone,
      needsPayPassword: pay_password_hash !== null,
      days: accountReturnDays,
    }
  }

  /**
   * Closes the account and ends all sessions, the caller's included.
   * @throws Failure `cancelBlocked` while something has to be settled, `codeWrong`, `codeExpired`, `codeLocked`,
   * `payPasswordWrong`, `payPasswordLocked`, or `invalidRequest` without the pay password where one is set.
   */
  async close(
    caller: SignedIn,
    { code, payPassword }: Request<typeof accountCancel>,
  ): Promise<Response<typeof accountCancel>> {
    const { clock, config, db, jobs, seal } = this.context
    const { id } = caller.customer
    const { pay_password_hash, phone_sealed } = await customerById(db, id)
    const codeId = await this.codes.check(caller, { phone: seal.open(phone_sealed), code, purpose: 'cancelAccount' })
    if (pay_password_hash !== null) {
      if (payPassword === undefined) throw new Failure('invalidRequest', { fields: ['payPassword'] })
      await checkPayPassword(this.context, id, payPassword)
    }
    const now = clock.now()
    const closesAt = daysAfter(config.timeZone, now, accountReturnDays)
    await db.transaction().execute(async (tx) => {
      await lockCustomer(tx, id)
      for (const { leave } of this.parts) await leave(tx, id)
      await this.refuseUnsettled(tx, id, now)
      await this.codes.use(tx, codeId)
      await queries.setClosing(tx, id, closesAt)
      await endOtherSessions(tx, id, null, now)
      await jobs.add(tx, { kind: eraseJob, payload: { id }, runAt: closesAt })
    })
    return { closesAt: closesAt.toISOString() }
  }

  private risksOf(db: Kysely<Database>, id: string, now: Date): ReturnType<typeof risksOf> {
    const questions = this.parts.flatMap((part) => part.questions)
    return risksOf(db, id, now, questions)
  }

  private async refuseUnsettled(tx: Tx, id: string, now: Date): Promise<void> {
    const { settle } = await this.risksOf(tx, id, now)
    if (settle.length > 0) throw new Failure('cancelBlocked')
  }

  /** Skips an account that was reopened, or closed again later, which has a separate job. */
  private async erase(tx: Tx, id: string): Promise<void> {
    const { clock, jobs } = this.context
    const now = clock.now()
    const closesAt = await queries.closingTime(tx, id)
    if (!closesAt || closesAt > now) return
    const { settle } = await this.risksOf(tx, id, now)
    // Money that came back meanwhile is not lost: the account waits until it is settled.
    if (settle.length === 0) await eraseCustomer({ ...this.context, privateMedia: this.privateMedia }, tx, id)
    else await jobs.add(tx, { kind: eraseJob, payload: { id }, runAt: minutesAfter(now, dayMinutes) })
  }
}
