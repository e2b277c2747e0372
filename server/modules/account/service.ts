import type { Request, Response } from '@contract/call'
import type { accountRegister } from '@contract/calls/account'
import type { userEdit, userPhone } from '@contract/calls/user'
import type { Session, User } from '@contract/entities/user'
import { birthday as birthdayRule } from '@contract/rules/account'
import type { Language } from '@contract/settings'
import type { Context } from '../../context'
import { Failure } from '../../http/failure'
import type { Caller, Customer } from '../../http/caller'
import { hashPassword } from '../../security/hash'
import { localDay } from '../../local-time'
import { takeMedia } from '../upload/media'
import type { VerificationCodes } from './codes'
import { newCustomer, toUser } from './customer'
import type { Invitations } from './invitations'
import type { Login } from './login'
import * as queries from './queries'

/** The customer's account: registration and profile (product text §3, §5). */
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

  async editSignature({ id }: Customer, signature: string): Promise<User> {
    return this.user(await queries.updateCustomer(this.context.db, id, { signature }))
  }

  /** Stores the language of texts that the server sends unasked. */
  async setLanguage({ id }: Customer, language: Language): Promise<Record<string, never>> {
    await queries.updateCustomer(this.context.db, id, { language })
    return {}
  }

  private user(row: queries.CustomerRow): User {
    return toUser(row, this.context.seal, this.context.clock)
  }
}
