import type { Request, Response } from '@contract/call'
import type { accountRegister, accountResetPassword, accountSetPayPassword } from '@contract/calls/account'
import type { userEdit, userPhone } from '@contract/calls/user'
import type { Session, User } from '@contract/entities/user'
import { birthday as birthdayRule } from '@contract/rules/account'
import type { Context } from '../../context'
import { Failure } from '../../http/failure'
import type { Caller, Customer, SignedIn } from '../../http/caller'
import { hashPassword, verifyPassword } from '../../security/hash'
import { localDay } from '../../local-time'
import { takeMedia } from '../upload/media'
import { payPasswordKey } from '../wallet/pay-password'
import type { VerificationCodes } from './codes'
import { newCustomer, toUser } from './customer'
import type { Invitations } from './invitations'
import { type Login, passwordKey } from './login'
import * as queries from './queries'

type Nothing = Record<string, never>

/** The customer's account: registration, passwords and profile (product text §3, §5). */
export class AccountService {
  constructor(
    private readonly context: Context,
    private readonly codes: VerificationCodes,
    private readonly login: Login,
    private readonly invitations: Invitations,
  ) {}

  /**
   * Registers an account and records who invited the customer.
   * @throws Failure `phoneTaken` (only after the code proved ownership of the phone), `codeWrong`, `codeExpired`,
   * `codeLocked` or `inviteCodeWrong`.
   */
  async register(caller: Caller, request: Request<typeof accountRegister>): Promise<Session> {
    const { phone, code, password, inviteCode } = request
    const codeId = await this.codes.check(caller, { phone, code, purpose: 'register' })
    const invited_by = inviteCode === undefined ? null : await this.invitations.inviterOf(inviteCode)
    const row = { ...newCustomer(this.context, phone, caller.language, await hashPassword(password)), invited_by }
    return this.context.db.transaction().execute(async (tx) => {
      await this.codes.use(tx, codeId)
      const known = await queries.customerByPhone(tx, this.context.seal.indexes(phone))
      const customer = known ? undefined : await queries.insertCustomer(tx, row)
      if (!customer) throw new Failure('phoneTaken')
      return this.login.open(tx, customer, caller)
    })
  }

  /**
   * Ends all other sessions and lifts the lock for wrong passwords.
   * @throws Failure `accountNotFound`, `samePassword`, `codeWrong`, `codeExpired` or `codeLocked`.
   */
  async resetPassword(
    caller: Caller,
    { phone, code, password }: Request<typeof accountResetPassword>,
  ): Promise<Nothing> {
    const { attempts, clock, db, seal } = this.context
    const codeId = await this.codes.check(caller, { phone, code, purpose: 'resetPassword' })
    const customer = await queries.customerByPhone(db, seal.indexes(phone))
    if (!customer) throw new Failure('accountNotFound')
    if (customer.password_hash && (await verifyPassword(customer.password_hash, password)))
      throw new Failure('samePassword')
    const password_hash = await hashPassword(password)
    const kept = caller.customer?.id === customer.id ? caller.customer.tokenHash : null
    await db.transaction().execute(async (tx) => {
      await this.codes.use(tx, codeId)
      await queries.updateCustomer(tx, customer.id, { password_hash })
      await queries.endOtherSessions(tx, customer.id, kept, clock.now())
    })
    await attempts.passed(passwordKey(seal.index(phone)))
    return {}
  }

  /** Also lifts the lock for wrong pay passwords. @throws Failure `codeWrong`, `codeExpired` or `codeLocked`. */
  async setPayPassword(
    caller: SignedIn,
    { code, payPassword }: Request<typeof accountSetPayPassword>,
  ): Promise<Nothing> {
    const { attempts, db, seal } = this.context
    const { id } = caller.customer
    const { phone_sealed } = await queries.customerById(db, id)
    const codeId = await this.codes.check(caller, { phone: seal.open(phone_sealed), code, purpose: 'payPassword' })
    const pay_password_hash = await hashPassword(payPassword)
    await db.transaction().execute(async (tx) => {
      await this.codes.use(tx, codeId)
      await queries.updateCustomer(tx, id, { pay_password_hash })
    })
    await attempts.passed(payPasswordKey(id))
    return {}
  }

  async info({ id }: Customer): Promise<User> {
    return this.user(await queries.customerById(this.context.db, id))
  }

  /** The caller's unmasked phone number. */
  async phone({ id }: Customer): Promise<Response<typeof userPhone>> {
    const { phone_sealed, masked_phone } = await queries.customerById(this.context.db, id)
    return { phone: this.context.seal.open(phone_sealed), maskedPhone: masked_phone }
  }

  /**
   * Changes the given fields.
   * @throws Failure `invalidRequest` for a birthday in the future, `mediaNotFound` for a picture that does not exist.
   */
  async edit({ id }: Customer, { email, avatarId, ...profile }: Request<typeof userEdit>): Promise<User> {
    const { clock, config, db, seal } = this.context
    const { birthday } = profile
    if (birthday !== undefined && birthdayRule(birthday, localDay(config.timeZone, clock.now()))) {
      throw new Failure('invalidRequest', { fields: ['birthday'] })
    }
    const sealed = email === undefined ? {} : { email_sealed: seal.seal(email) }
    return db.transaction().execute(async (tx) => {
      const ids = avatarId === undefined ? [] : [avatarId]
      const [picture] = await takeMedia(tx, { customerId: id, ids, now: clock.now() })
      const avatar = picture ? { avatar: JSON.stringify(picture) } : {}
      return this.user(await queries.updateCustomer(tx, id, { ...profile, ...sealed, ...avatar }))
    })
  }

  private user(row: queries.CustomerRow): User {
    return toUser(row, this.context.seal, this.context.clock)
  }
}
