import type { Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Request, Response } from '@contract/call'
import type * as calls from '@contract/calls/binding'
import type { WithdrawAccount, WithdrawAccountKind } from '@contract/entities/withdraw'
import { maskPhone } from '@contract/format'
import { limits } from '@contract/limits'
import type { Localized } from '@contract/settings'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import type { SignedIn } from '../../http/caller'
import { Failure } from '../../http/failure'
import type { TypedCode, VerificationCodes } from '../account/codes'
import { lockCustomer } from '../../database/lock-customers'
import type { ClaimedPicture, PrivateMedia } from '../upload/private/private-media'
import { checkPayPassword } from '../wallet/pay-password'
import { bankOf } from './bank'
import { maskedName, maskedNumber } from './mask'
import * as queries from './queries'
import { accountView } from './view'

type Tx = Transaction<Database>

/** An account to link, as its owner gave it. */
interface NewAccount {
  readonly kind: WithdrawAccountKind
  readonly provider: string
  readonly title: Localized
  readonly number: string
  readonly shown: string
  readonly name: string
  readonly phone: string | null
  readonly pictures: readonly ClaimedPicture[]
}

type Typed = Pick<TypedCode, 'phone' | 'code'>

const providerTitles = {
  wechat: { en: 'WeChat Pay', zh: '微信支付' },
  alipay: { en: 'Alipay', zh: '支付宝' },
} as const
const cardTitle = { en: 'Bank card', zh: '银行卡' }

/** The accounts that a customer's withdrawals can go to (product text §5, binding). */
export class Bindings {
  constructor(
    private readonly context: Context,
    private readonly codes: VerificationCodes,
    private readonly privateMedia: PrivateMedia,
  ) {}

  async list({ customer, language }: SignedIn): Promise<WithdrawAccount[]> {
    const rows = await queries.accountsOf(this.context.db, customer.id)
    return rows.map((row) => accountView(row, language))
  }

  /** @throws Failure `accountAlreadyBound`, `tooManyWithdrawAccounts`, `codeWrong`, `codeExpired`, `codeLocked` or `privateMediaNotFound`. */
  bindPaymentApp(
    caller: SignedIn,
    { phone, code, realName, provider, qrCodeId }: Request<typeof calls.bindingBindPaymentApp>,
  ): Promise<WithdrawAccount> {
    const account = {
      ...({ kind: 'paymentApp', provider, title: providerTitles[provider], number: phone } as const),
      ...{ shown: maskPhone(phone), name: realName, phone },
      pictures: [{ id: qrCodeId, module: 'paymentCode' } as const],
    }
    return this.bind(caller, account, { phone, code })
  }

  /** @throws Failure `debitCardOnly`, and those of `bindPaymentApp`. */
  async bindCard(
    caller: SignedIn,
    { phone, code, realName, number, frontId }: Request<typeof calls.bindingBindCard>,
  ): Promise<WithdrawAccount> {
    const bank = bankOf(number)
    if (bank && !bank.isDebit) throw new Failure('debitCardOnly')
    const account = {
      ...({ kind: 'card', provider: bank?.code ?? '', title: bank?.name ?? cardTitle, number } as const),
      ...{ shown: maskedNumber(number), name: realName, phone },
      pictures: [{ id: frontId, module: 'card' } as const],
    }
    return this.bind(caller, account, { phone, code })
  }

  /** @throws Failure `accountAlreadyBound` or `tooManyWithdrawAccounts`. */
  bindOther(
    caller: SignedIn,
    { realName, title, number }: Request<typeof calls.bindingBindOther>,
  ): Promise<WithdrawAccount> {
    const account = {
      ...({ kind: 'other', provider: '', title: { en: title, zh: title }, number } as const),
      ...{ shown: maskedNumber(number), name: realName, phone: null, pictures: [] },
    }
    return this.bind(caller, account)
  }

  bank(
    { language }: SignedIn,
    { number }: Request<typeof calls.bindingBank>,
  ): Promise<Response<typeof calls.bindingBank>> {
    const bank = bankOf(number)
    return Promise.resolve({ bank: bank ? { ...bank, name: bank.name[language] } : null })
  }

  /** @throws Failure `withdrawAccountNotFound` when it was unlinked meanwhile. */
  setDefault(
    { customer, language }: SignedIn,
    { accountId }: Request<typeof calls.bindingSetDefault>,
  ): Promise<WithdrawAccount> {
    return this.context.db.transaction().execute(async (tx) => {
      await lockCustomer(tx, customer.id)
      await queries.setDefault(tx, customer.id, accountId)
      return accountView(await this.existing(tx, accountId), language)
    })
  }

  /**
   * Removes an account with its pictures; the newest of the others becomes the default.
   * @throws Failure `withdrawAccountInUse` while a withdrawal is on its way to it, `withdrawAccountNotFound`,
   * `payPasswordNotSet`, `payPasswordWrong` or `payPasswordLocked`.
   */
  async remove(
    { customer: { id } }: SignedIn,
    { accountId, payPassword }: Request<typeof calls.bindingRemove>,
  ): Promise<Response<typeof calls.bindingRemove>> {
    await checkPayPassword(this.context, id, payPassword)
    await this.context.db.transaction().execute(async (tx) => {
      await lockCustomer(tx, id)
      const { is_default } = await this.existing(tx, accountId)
      if (await queries.isAwaited(tx, accountId)) throw new Failure('withdrawAccountInUse')
      await queries.removeAccount(tx, accountId)
      if (is_default) await queries.setDefault(tx, id, (await queries.accountsOf(tx, id))[0]?.id ?? null)
      await this.privateMedia.claim(tx, { customerId: id, subjectId: accountId, pictures: [] })
    })
    return {}
  }

  private async existing(tx: Tx, id: string): Promise<queries.WithdrawAccountRow> {
    const row = await queries.accountById(tx, id)
    if (!row) throw new Failure('withdrawAccountNotFound')
    return row
  }

  private async bind(caller: SignedIn, account: NewAccount, typed?: Typed): Promise<WithdrawAccount> {
    const { clock, db } = this.context
    const { id: customerId } = caller.customer
    // First, so that who repeats it after a lost answer learns that it is done.
    await this.refuseBound(db, customerId, account)
    const codeId = typed && (await this.codes.check(caller, { ...typed, purpose: 'bindAccount' }))
    return db.transaction().execute(async (tx) => {
      await lockCustomer(tx, customerId)
      await this.refuseBound(tx, customerId, account)
      const others = await queries.accountsOf(tx, customerId)
      if (others.length >= limits.withdrawAccountsMax)
        throw new Failure('tooManyWithdrawAccounts', { max: limits.withdrawAccountsMax })
      if (codeId !== undefined) await this.codes.use(tx, codeId)
      const row = await queries.insertAccount(tx, this.rowOf(customerId, account, others.length === 0))
      await this.privateMedia.claim(tx, { customerId, subjectId: row.id, pictures: account.pictures })
      // The code and the check digit are the whole check: the pictures wait for no other decision.
      await this.privateMedia.scheduleRemoval(tx, row.id, clock.now())
      return accountView(row, caller.language)
    })
  }

  private async refuseBound(db: Context['db'], customerId: string, { kind, provider, number }: NewAccount) {
    const known = { kind, provider, hashes: this.context.seal.indexes(number) }
    if (await queries.isBound(db, customerId, known)) throw new Failure('accountAlreadyBound')
  }

  private rowOf(customer_id: string, account: NewAccount, is_default: boolean) {
    const { clock, seal } = this.context
    const { kind, provider, title, number, shown, name, phone } = account
    return {
      ...{ id: uuid(), customer_id, kind, provider, title: JSON.stringify(title) },
      ...{ number_sealed: seal.seal(number), number_hash: seal.index(number), masked_number: shown },
      ...{ holder_sealed: seal.seal(JSON.stringify({ name, phone })), masked_name: maskedName(name) },
      ...{ is_default, created_at: clock.now() },
    }
  }
}
