import type { Kysely, Transaction } from 'kysely'
import type { Request } from '@contract/call'
import type { loginAccount, loginMobile } from '@contract/calls/login'
import type { Session } from '@contract/entities/user'
import { limits } from '@contract/limits'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import type { Caller } from '../../http/caller'
import { Failure } from '../../http/failure'
import type { Bound } from '../../security/attempts'
import { hashPassword, newToken, sha256, verifyPassword } from '../../security/hash'
import { deviceHash, type Source, sourceOf } from '../../security/sources'
import { clientOf } from '../../security/user-agent'
import { bringAccountBack } from './closing/queries'
import type { VerificationCodes } from './codes'
import { newCustomer, toUser } from './customer'
import * as queries from './queries'

/** The key under which failed password attempts for a phone are counted. */
export const passwordKey = (phoneHash: string): string => `password:${phoneHash}`

/**
 * Limits of password attempts: per source in the lock period and in a day, and per day over all unknown sources
 * together.
 */
export function passwordBounds(phoneHash: string, { key, isKnown }: Source): [Bound, ...Bound[]] {
  const locked = 'loginLocked'
  const day = 24 * 60
  const all = passwordKey(phoneHash)
  const own = `${all}:${key}`
  const bounds: [Bound, ...Bound[]] = [
    { key: own, allowed: limits.passwordAttempts, minutes: limits.lockMinutes, locked },
    { key: `${own}:day`, allowed: limits.passwordAttemptsPerDay, minutes: day, locked },
  ]
  if (!isKnown)
    bounds.push({ key: all, allowed: limits.passwordAttemptsOfStrangers, minutes: day, locked, isShared: true })
  return bounds
}

/** Signing in and out. A customer may be signed in on several devices. */
export class Login {
  /** A hash to verify against when the phone is unknown, so that response times do not reveal which phones have accounts. */
  private readonly nobody: Promise<string> = hashPassword(newToken())

  constructor(
    private readonly context: Context,
    private readonly codes: VerificationCodes,
  ) {}

  /**
   * @throws Failure `passwordWrong` (also for a phone without account or password), `loginLocked` with `minutes`, or
   * `accountDisabled`.
   */
  async byPassword(caller: Caller, { phone, password, restore }: Request<typeof loginAccount>): Promise<Session> {
    const { attempts, db, seal } = this.context
    const phoneHash = seal.index(phone)
    const source = await sourceOf(this.context, caller, phone)
    const customer = await queries.customerByPhone(db, seal.indexes(phone))
    const { right } = await attempts.make(passwordBounds(phoneHash, source), async () => {
      const same = await verifyPassword(customer?.password_hash ?? (await this.nobody), password)
      return same && customer !== undefined
    })
    if (!right || !customer) throw new Failure('passwordWrong')
    return this.open(db, customer, caller, restore)
  }

  /**
   * Signs in with a verification code; a new phone gets an account (product text §7). `before` runs in its transaction.
   * @throws Failure `codeWrong`, `codeExpired`, `codeLocked` with `minutes`, or `accountDisabled`.
   */
  async byCode(
    caller: Caller,
    { phone, code, restore }: Pick<Request<typeof loginMobile>, 'phone' | 'code' | 'restore'>,
    before?: (tx: Transaction<Database>, customer: queries.CustomerRow) => Promise<void>,
  ): Promise<Session> {
    const { db, seal } = this.context
    const codeId = await this.codes.check(caller, { phone, code, purpose: 'login' })
    return db.transaction().execute(async (tx) => {
      await this.codes.use(tx, codeId)
      const find = () => queries.customerByPhone(tx, seal.indexes(phone))
      const add = () => queries.insertCustomer(tx, newCustomer(this.context, phone, caller.language, null))
      // Found before it is added: the hash of an older key does not conflict. Found after: another device was faster.
      const customer = (await find()) ?? (await add()) ?? (await find())
      if (!customer) throw new Error('a phone with an account has no customer')
      await before?.(tx, customer)
      return this.open(tx, customer, caller, restore)
    })
  }

  /**
   * Starts a session of `limits.sessionDays`; `restore` brings an account back that is being closed.
   * @throws Failure `accountDisabled` or `accountClosing`.
   */
  async open(db: Kysely<Database>, customer: queries.CustomerRow, caller: Caller, restore = false): Promise<Session> {
    if (customer.status === 'disabled') throw new Failure('accountDisabled')
    if (customer.closes_at !== null) await this.bringBack(db, customer.id, restore)
    const { clock, seal } = this.context
    const userToken = newToken()
    const now = clock.now()
    const expires_at = minutesAfter(now, limits.sessionDays * 24 * 60)
    await queries.insertSession(db, {
      token_hash: sha256(userToken),
      customer_id: customer.id,
      created_at: now,
      expires_at,
      ended_at: null,
      device_hash: deviceHash(caller),
      ...clientOf(caller.userAgent),
    })
    return { userToken, user: toUser(customer, seal, clock) }
  }

  private async bringBack(db: Kysely<Database>, id: string, restore: boolean): Promise<void> {
    if (!restore) throw new Failure('accountClosing')
    // Erased at this moment.
    if (!(await bringAccountBack(db, id))) throw new Failure('accountDisabled')
  }

  /** Ends the caller’s session. */
  async logout(tokenHash: string): Promise<Record<string, never>> {
    await queries.endSession(this.context.db, tokenHash, this.context.clock.now())
    return {}
  }
}
