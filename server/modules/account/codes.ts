import type { Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Request, Response } from '@contract/call'
import type { CodePurpose, codeSend } from '@contract/calls/code'
import { limits } from '@contract/limits'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import type { Caller } from '../../http/caller'
import { Failure } from '../../http/failure'
import type { Bound } from '../../security/attempts'
import { newCode, sameText } from '../../security/hash'
import { type Source, sourceOf } from '../../security/sources'
import * as queries from './queries'

/** The count of all codes that the deployment pays for. */
const allCodes = 'codes:all'

/** A code as entered. */
export interface TypedCode {
  readonly phone: string
  readonly purpose: CodePurpose
  readonly code: string
}

interface KeptCode extends TypedCode {
  readonly phoneHash: string
  readonly source: Source
}

/**
 * Verification codes: sent to a phone for one purpose, valid for some minutes, used once (product text §5, §9). Sends
 * and attempts are counted by source, so that a stranger locks nobody out.
 */
export class VerificationCodes {
  constructor(private readonly context: Context) {}

  /**
   * Sends a new code, which replaces an earlier one of the same purpose.
   * @throws Failure `codeTooSoon` with `seconds`, or `codeTooMany` after `limits.codesPerDay` of this source in 24 hours or
   * `limits.codesPerDayOfStrangers` of all networks. `tooManyRequests` once the network, the customer or the deployment
   * has had its codes.
   */
  async send(caller: Caller, { phone, purpose }: Request<typeof codeSend>): Promise<Response<typeof codeSend>> {
    const code = newCode()
    const phoneHash = this.context.seal.index(phone)
    const source = await sourceOf(this.context, caller, phone)
    const bounds = this.boundsOf(caller, source)
    await this.spend(bounds)
    try {
      return await this.sendKept({ phone, purpose, code, phoneHash, source })
    } catch (error) {
      // Neither does it count towards what may be sent in all.
      await this.context.attempts.refund(bounds)
      throw error
    }
  }

  private async sendKept(kept: KeptCode): Promise<Response<typeof codeSend>> {
    const { phone, code } = kept
    const id = await this.keep(kept)
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
   * @throws Failure `codeWrong`, `codeExpired` (too old, used, or guessed at too often by strangers), or `codeLocked` with
   * `minutes` after too many wrong ones from this source.
   */
  async check(caller: Caller, { phone, purpose, code }: TypedCode): Promise<string> {
    const { attempts, clock, db, seal } = this.context
    const phoneHash = seal.index(phone)
    const source = await sourceOf(this.context, caller, phone)
    const latest = await queries.latestCode(db, phoneHash, purpose)
    const own: Bound = {
      key: `code:${purpose}:${phoneHash}:${source.key}`,
      allowed: limits.codeAttempts,
      minutes: limits.lockMinutes,
      locked: 'codeLocked',
    }
    const { right } = await attempts.make([own, ...this.boundOfStrangers(source, latest)], () =>
      Promise.resolve(latest !== undefined && sameText(latest.code_hash, this.hash({ phone, purpose, code }))),
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

  /**
   * How many codes may be sent, to whatever phones: by the network and by the customer, whatever sessions they use, and by
   * the deployment for what it pays for. A device that the phone's owner has signed in on is not refused for what strangers
   * have used up.
   */
  private boundsOf({ customer, network }: Caller, { isKnown }: Source): Bound[] {
    const { config, seal } = this.context
    const window = { minutes: limits.codeWindowMinutes, locked: 'tooManyRequests', isShared: true } as const
    const bounds: Bound[] = [{ key: `codes:network:${seal.index(network)}`, allowed: limits.codesOfNetwork, ...window }]
    if (customer) bounds.push({ key: `codes:customer:${customer.id}`, allowed: limits.codesOfCustomer, ...window })
    if (config.smsUrl && !isKnown)
      bounds.push({ key: allCodes, allowed: config.smsAnHour, minutes: 60, locked: 'tooManyRequests', isShared: true })
    return bounds
  }

  private async spend(bounds: readonly Bound[]): Promise<void> {
    const own = bounds.filter(({ key }) => key !== allCodes)
    const total = bounds.filter(({ key }) => key === allCodes)
    const { attempts, log } = this.context
    await attempts.spend(own)
    try {
      await attempts.spend(total)
    } catch (error) {
      await attempts.refund(own)
      log.error('the codes of an hour are used up (SMS_AN_HOUR): they go to known devices alone')
      throw error
    }
  }

  /** Wrong attempts at one code from all unknown sources; a code that is guessed at too often counts as expired. */
  private boundOfStrangers({ isKnown }: Source, latest: queries.CodeRow | undefined): Bound[] {
    if (isKnown || !latest) return []
    const allowed = limits.codeAttemptsOfStrangers
    return [{ key: `code:${latest.id}`, allowed, minutes: limits.codeMinutes, locked: 'codeExpired', isShared: true }]
  }

  private hash({ phone, purpose, code }: TypedCode): string {
    return this.context.seal.index(`${purpose}:${phone}:${code}`)
  }

  private keep({ phoneHash: phone_hash, source, ...typed }: KeptCode): Promise<string> {
    const { clock, db } = this.context
    const id = uuid()
    const now = clock.now()
    return db.transaction().execute(async (tx) => {
      await queries.lockPhone(tx, phone_hash)
      await this.refuseTooMany(tx, phone_hash, typed.purpose, source)
      const times = { created_at: now, expires_at: minutesAfter(now, limits.codeMinutes) }
      const code = { id, phone_hash, purpose: typed.purpose, code_hash: this.hash(typed), asked_by: source.key }
      await queries.insertCode(tx, { ...code, ...times })
      return id
    })
  }

  private async refuseTooMany(
    tx: Transaction<Database>,
    phoneHash: string,
    purpose: CodePurpose,
    { key, isKnown }: Source,
  ): Promise<void> {
    const now = this.context.clock.now()
    const latest = await queries.latestCode(tx, phoneHash, purpose)
    const waited = latest ? (now.getTime() - latest.created_at.getTime()) / 1000 : Infinity
    const seconds = Math.ceil(limits.codeResendSeconds - waited)
    if (seconds > 0) throw new Failure('codeTooSoon', { seconds })
    const today = (askedBy: queries.AskedBy) => queries.codesSince(tx, phoneHash, minutesAfter(now, -24 * 60), askedBy)
    if ((await today({ source: key })) >= limits.codesPerDay) throw new Failure('codeTooMany')
    if (!isKnown && (await today('networks')) >= limits.codesPerDayOfStrangers) throw new Failure('codeTooMany')
  }
}
