import type { Request } from '@contract/call'
import type {
  accountChangePassword,
  accountChangePayPassword,
  accountResetPassword,
  accountResetPayPassword,
  accountSetPayPassword,
} from '@contract/calls/account'
import { limits } from '@contract/limits'
import type { Context } from '../../context'
import type { Caller, SignedIn } from '../../http/caller'
import { Failure } from '../../http/failure'
import { hashPassword, verifyPassword } from '../../security/hash'
import { sourceOf } from '../../security/sources'
import { checkPayPassword, payPasswordKey } from '../wallet/pay-password'
import { payPasswordHash } from '../wallet/queries'
import type { VerificationCodes } from './codes'
import { passwordBounds, passwordKey } from './login'
import * as queries from './queries'

type Nothing = Record<string, never>

/** Setting, changing and resetting the password and the pay password (product text §5, account rules). */
export class Credentials {
  constructor(
    private readonly context: Context,
    private readonly codes: VerificationCodes,
  ) {}

  /**
   * Ends all other sessions and lifts the lock for wrong passwords.
   * @throws Failure `accountNotFound`, `samePassword`, `codeWrong`, `codeExpired` or `codeLocked`.
   */
  async resetPassword(
    caller: Caller,
    { phone, code, password }: Request<typeof accountResetPassword>,
  ): Promise<Nothing> {
    const { db, seal } = this.context
    const codeId = await this.codes.check(caller, { phone, code, purpose: 'resetPassword' })
    const customer = await queries.customerByPhone(db, seal.indexes(phone))
    if (!customer) throw new Failure('accountNotFound')
    if (customer.password_hash && (await verifyPassword(customer.password_hash, password)))
      throw new Failure('samePassword')
    await this.savePassword(caller, { customerId: customer.id, phone, password, codeId })
    return {}
  }

  /**
   * Ends all other sessions. Wrong old passwords count as wrong passwords of a login do.
   * @throws Failure `passwordNotSet`, `oldPasswordWrong` with `attemptsLeft`, `loginLocked` or `samePassword`.
   */
  async changePassword(
    caller: SignedIn,
    { oldPassword, password }: Request<typeof accountChangePassword>,
  ): Promise<Nothing> {
    const { attempts, db, seal } = this.context
    const { id } = caller.customer
    const { password_hash, phone_sealed } = await queries.customerById(db, id)
    if (password_hash === null) throw new Failure('passwordNotSet')
    const phone = seal.open(phone_sealed)
    const source = await sourceOf(this.context, caller, phone)
    const bounds = passwordBounds(seal.index(phone), source)
    const { right, left } = await attempts.make(bounds, () => verifyPassword(password_hash, oldPassword))
    if (!right && left === 0) throw new Failure('loginLocked', { minutes: limits.lockMinutes })
    if (!right) throw new Failure('oldPasswordWrong', { attemptsLeft: left })
    if (oldPassword === password) throw new Failure('samePassword')
    await this.savePassword(caller, { customerId: id, phone, password })
    return {}
  }

  /** Also lifts the lock for wrong pay passwords. @throws Failure `codeWrong`, `codeExpired` or `codeLocked`. */
  async setPayPassword(
    caller: SignedIn,
    { code, payPassword }: Request<typeof accountSetPayPassword>,
  ): Promise<Nothing> {
    const { db, seal } = this.context
    const { id } = caller.customer
    const { phone_sealed } = await queries.customerById(db, id)
    const codeId = await this.codes.check(caller, { phone: seal.open(phone_sealed), code, purpose: 'payPassword' })
    await this.savePayPassword(id, payPassword, codeId)
    return {}
  }

  /** As `setPayPassword`, for one that was forgotten. @throws Failure `payPasswordNotSet` besides. */
  async resetPayPassword(caller: SignedIn, request: Request<typeof accountResetPayPassword>): Promise<Nothing> {
    if ((await payPasswordHash(this.context.db, caller.customer.id)) === null) throw new Failure('payPasswordNotSet')
    return this.setPayPassword(caller, request)
  }

  /** @throws Failure `payPasswordNotSet`, `payPasswordWrong` with `attemptsLeft`, `payPasswordLocked` or `samePassword`. */
  async changePayPassword(
    { customer: { id } }: SignedIn,
    { oldPayPassword, payPassword }: Request<typeof accountChangePayPassword>,
  ): Promise<Nothing> {
    await checkPayPassword(this.context, id, oldPayPassword)
    if (oldPayPassword === payPassword) throw new Failure('samePassword')
    await this.savePayPassword(id, payPassword)
    return {}
  }

  private async savePassword(
    caller: Caller,
    saved: { customerId: string; phone: string; password: string; codeId?: string },
  ): Promise<void> {
    const { attempts, clock, db, seal } = this.context
    const { customerId, phone, password, codeId } = saved
    const password_hash = await hashPassword(password)
    const kept = caller.customer?.id === customerId ? caller.customer.tokenHash : null
    await db.transaction().execute(async (tx) => {
      if (codeId !== undefined) await this.codes.use(tx, codeId)
      await queries.updateCustomer(tx, customerId, { password_hash })
      await queries.endOtherSessions(tx, customerId, kept, clock.now())
    })
    await attempts.passed(passwordKey(seal.index(phone)))
  }

  private async savePayPassword(id: string, payPassword: string, codeId?: string): Promise<void> {
    const { attempts, db } = this.context
    const pay_password_hash = await hashPassword(payPassword)
    await db.transaction().execute(async (tx) => {
      if (codeId !== undefined) await this.codes.use(tx, codeId)
      await queries.updateCustomer(tx, id, { pay_password_hash })
    })
    await attempts.passed(payPasswordKey(id))
  }
}
