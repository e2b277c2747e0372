import type { Request } from '@contract/call'
import type { accountRegister, accountResetPassword, accountSetPayPassword } from '@contract/calls/account'
import type { userEdit } from '@contract/calls/user'
import type { Session, User } from '@contract/entities/user'
import { birthday as birthdayRule } from '@contract/rules/account'
import type { Language } from '@contract/settings'
import type { Context } from '../../context'
import { Failure } from '../../http/failure'
import type { Caller, Customer } from '../../http/caller'
import { hashPassword, verifyPassword } from '../../security/hash'
import { localDay } from '../../local-time'
import { payPasswordKey } from '../wallet/pay-password'
import type { VerificationCodes } from './codes'
import { newCustomer, toUser } from './customer'
import { type Login, passwordKey } from './login'
import * as queries from './queries'

type Nothing = Record<string, never>

/** The customer's account: registration, passwords and profile (product text §3, §5). */
export class AccountService {
  constructor(
    private readonly context: Context,
    private readonly codes: VerificationCodes,
    private readonly login: Login,
  ) {}

  /** @throws Failure `phoneTaken` (told only to who holds the phone), `codeWrong`, `codeExpired` or `codeLocked`. */
  async register({ phone, code, password }: Request<typeof accountRegister>, language: Language): Promise<Session> {
    const codeId = await this.codes.check({ phone, code, purpose: 'register' })
    const row = newCustomer(this.context.seal, phone, language, await hashPassword(password))
    return this.context.db.transaction().execute(async (tx) => {
      await this.codes.use(tx, codeId)
      const customer = await queries.insertCustomer(tx, row)
      if (!customer) throw new Failure('phoneTaken')
      return this.login.open(tx, customer)
    })
  }

  /**
   * Ends every session but the caller's own and lifts the lock of wrong passwords.
   * @throws Failure `accountNotFound`, `samePassword`, `codeWrong`, `codeExpired` or `codeLocked`.
   */
  async resetPassword(
    caller: Caller,
    { phone, code, password }: Request<typeof accountResetPassword>,
  ): Promise<Nothing> {
    const { attempts, clock, db, seal } = this.context
    const codeId = await this.codes.check({ phone, code, purpose: 'resetPassword' })
    const customer = await queries.customerByPhone(db, seal.index(phone))
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
    await attempts.passed(passwordKey(customer.phone_hash))
    return {}
  }

  /** Also lifts the lock of wrong pay passwords. @throws Failure `codeWrong`, `codeExpired` or `codeLocked`. */
  async setPayPassword(
    { id }: Customer,
    { code, payPassword }: Request<typeof accountSetPayPassword>,
  ): Promise<Nothing> {
    const { attempts, db, seal } = this.context
    const { phone_sealed } = await queries.customerById(db, id)
    const codeId = await this.codes.check({ phone: seal.open(phone_sealed), code, purpose: 'payPassword' })
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

  /** Changes the given fields. @throws Failure `invalidRequest` for a birthday that is still to come. */
  async edit({ id }: Customer, { email, ...profile }: Request<typeof userEdit>): Promise<User> {
    const { clock, db, seal } = this.context
    const { birthday } = profile
    if (birthday !== undefined && birthdayRule(birthday, localDay(clock.now()))) {
      throw new Failure('invalidRequest', { fields: ['birthday'] })
    }
    const sealed = email === undefined ? {} : { email_sealed: seal.seal(email) }
    return this.user(await queries.updateCustomer(db, id, { ...profile, ...sealed }))
  }

  private user(row: queries.CustomerRow): User {
    return toUser(row, this.context.seal, this.context.clock)
  }
}
