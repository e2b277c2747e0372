import type { Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Request, Response } from '@contract/call'
import type { CodePurpose, codeSend } from '@contract/calls/code'
import { limits } from '@contract/limits'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import { Failure } from '../../http/failure'
import { newCode, sameText } from '../../security/hash'
import * as queries from './queries'

/** A code as entered. */
export interface TypedCode {
  readonly phone: string
  readonly purpose: CodePurpose
  readonly code: string
}

/** Verification codes: sent to a phone for one purpose, valid for some minutes, used once (product text §5, §9). */
export class VerificationCodes {
  constructor(private readonly context: Context) {}

  /**
   * Sends a new code, which replaces an earlier one of the same purpose.
   * @throws Failure `codeTooSoon` with `seconds`, or `codeTooMany` after `limits.codesPerDay` in 24 hours.
   */
  async send({ phone, purpose }: Request<typeof codeSend>): Promise<Response<typeof codeSend>> {
    const code = newCode()
    const id = await this.keep({ phone, purpose, code })
    try {
      return { resendSeconds: limits.codeResendSeconds, shownCode: await this.context.codes.send(phone, code) }
    } catch (error) {
      // A code that could not be sent does not count towards the limits.
      await queries.removeCode(this.context.db, id)
      throw error
    }
  }

  /**
   * Checks a code without using it up; returns its id.
   * @throws Failure `codeWrong`, `codeExpired` (too old or used), or `codeLocked` with `minutes` after too many wrong
   * ones.
   */
  async check({ phone, purpose, code }: TypedCode): Promise<string> {
    const { attempts, clock, db, seal } = this.context
    const phoneHash = seal.index(phone)
    let latest: queries.CodeRow | undefined
    const { right } = await attempts.make(
      `code:${purpose}:${phoneHash}`,
      limits.codeAttempts,
      'codeLocked',
      async () => {
        latest = await queries.latestCode(db, phoneHash, purpose)
        return latest !== undefined && sameText(latest.code_hash, this.hash({ phone, purpose, code }))
      },
    )
    if (!right || !latest) throw new Failure('codeWrong')
    if (latest.used_at || latest.expires_at <= clock.now()) throw new Failure('codeExpired')
    return latest.id
  }

  /**
   * Uses up a code that `check` accepted; of two concurrent uses only one succeeds.
   * @throws Failure `codeExpired` when it was used meanwhile.
   */
  async use(tx: Transaction<Database>, id: string): Promise<void> {
    if (!(await queries.useCode(tx, id, this.context.clock.now()))) throw new Failure('codeExpired')
  }

  private hash({ phone, purpose, code }: TypedCode): string {
    return this.context.seal.index(`${purpose}:${phone}:${code}`)
  }

  private keep(typed: TypedCode): Promise<string> {
    const { clock, db, seal } = this.context
    const id = uuid()
    const now = clock.now()
    const phone_hash = seal.index(typed.phone)
    return db.transaction().execute(async (tx) => {
      await queries.lockPhone(tx, phone_hash)
      await this.refuseTooMany(tx, phone_hash, typed.purpose)
      const times = { created_at: now, expires_at: minutesAfter(now, limits.codeMinutes) }
      await queries.insertCode(tx, { id, phone_hash, purpose: typed.purpose, code_hash: this.hash(typed), ...times })
      return id
    })
  }

  private async refuseTooMany(tx: Transaction<Database>, phoneHash: string, purpose: CodePurpose): Promise<void> {
    const now = this.context.clock.now()
    const latest = await queries.latestCode(tx, phoneHash, purpose)
    const waited = latest ? (now.getTime() - latest.created_at.getTime()) / 1000 : Infinity
    const seconds = Math.ceil(limits.codeResendSeconds - waited)
    if (seconds > 0) throw new Failure('codeTooSoon', { seconds })
    const today = await queries.codesSince(tx, phoneHash, minutesAfter(now, -24 * 60))
    if (today >= limits.codesPerDay) throw new Failure('codeTooMany')
  }
}
