import type { Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Request, Response } from '@contract/call'
import type * as calls from '@contract/calls/wallet'
import { walletWithdrawLog } from '@contract/calls/wallet'
import type { WithdrawalId } from '@contract/entities/ids'
import type { Withdrawal } from '@contract/entities/withdraw'
import { canWithdraw, withdrawFee, withdrawRefusal } from '@contract/rules/withdraw'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import type { SignedIn } from '../../http/caller'
import { Failure, isFailure } from '../../http/failure'
import { Paging } from '../../http/paging'
import { localDayStart } from '../../local-time'
import { lockCustomer } from '../../database/lock-customers'
import { accountById, type WithdrawAccountRow } from '../binding/queries'
import { post, transfer, withdrawing } from '../wallet/ledger'
import { balanceOf } from '../wallet/queries'
import type { WithdrawalDesk } from './desk'
import * as queries from './queries'
import { withdrawalView } from './view'

type Tx = Transaction<Database>
type Db = Context['db']

/** Withdrawals as their customers ask for them and see them (product text §5, withdraw). */
export class Withdrawals {
  constructor(
    private readonly context: Context,
    private readonly desk: WithdrawalDesk,
  ) {}

  rule(): Response<typeof calls.walletWithdrawRule> {
    const { withdrawMinimum, withdrawTimesADay, withdrawFeePercent, withdrawReviewDays } = this.context.config
    return {
      minimum: withdrawMinimum,
      timesADay: withdrawTimesADay,
      feeRate: Math.round(withdrawFeePercent * 100),
      reviewDays: withdrawReviewDays,
    }
  }

  async limit({ customer }: SignedIn): Promise<Response<typeof calls.walletWithdrawLimit>> {
    const { db } = this.context
    const balance = await balanceOf(db, { kind: 'customer', ownerId: customer.id })
    return { balance, withdrawable: balance, timesLeft: await this.timesLeft(db, customer.id) }
  }

  /**
   * Takes the money out of the balance and keeps it until the withdrawal has ended.
   * @throws Failure `nothingToWithdraw`, `balanceBelowMinimum`, `withdrawAccountRequired`, `withdrawAccountNotFound`,
   * `withdrawAmountRequired`, `withdrawBelowMinimum` with `minimum` in yuan, `withdrawableInsufficient`, or
   * `withdrawTooOften` with `max`.
   */
  async open(
    tx: Tx,
    { customer, language }: SignedIn,
    { accountId, amount }: Request<typeof calls.walletWithdraw>,
  ): Promise<Withdrawal> {
    const { clock } = this.context
    await lockCustomer(tx, customer.id)
    await this.check(tx, customer.id, amount, accountId !== undefined)
    const account = accountId && (await accountById(tx, accountId))
    if (!account) throw new Failure('withdrawAccountNotFound')
    const row = await queries.insertWithdrawal(tx, this.rowOf(account, amount))
    const sides = transfer({ kind: 'customer', ownerId: customer.id }, withdrawing(row.id), amount)
    try {
      await post(tx, { kind: 'withdrawal', referenceId: row.id, at: clock.now(), sides })
    } catch (error) {
      // Something was paid from the balance since it was read.
      if (isFailure(error) && error.failure === 'insufficientBalance') throw new Failure('withdrawableInsufficient')
      throw error
    }
    await this.desk.opened(tx, row)
    return withdrawalView(row, language)
  }

  async detail({ language }: SignedIn, withdrawalId: WithdrawalId): Promise<Withdrawal> {
    const row = await queries.withdrawalById(this.context.db, withdrawalId)
    if (!row) throw new Failure('withdrawalNotFound')
    return withdrawalView(row, language)
  }

  async log(
    { customer, language }: SignedIn,
    request: Request<typeof walletWithdrawLog>,
  ): Promise<Response<typeof walletWithdrawLog>> {
    const page = new Paging(walletWithdrawLog, request, customer.id)
    const rows = await queries.withdrawalsOf(this.context.db, customer.id, page.slice)
    return page.answer(rows, (row) => withdrawalView(row, language))
  }

  private async timesLeft(db: Db, customerId: string): Promise<number> {
    const { config, clock } = this.context
    const today = localDayStart(config.timeZone, clock.now())
    const used = await queries.withdrawalsSince(db, customerId, today)
    return Math.max(0, config.withdrawTimesADay - used)
  }

  private async check(tx: Tx, customerId: string, amount: number, accountBound: boolean): Promise<void> {
    const { withdrawMinimum: minimum, withdrawTimesADay } = this.context.config
    const balance = await balanceOf(tx, { kind: 'customer', ownerId: customerId })
    const state = { balance, withdrawable: balance, minimum, accountBound }
    const broken = canWithdraw(state) ?? withdrawRefusal(amount, state)
    if (broken) throw new Failure(broken, { minimum: minimum / 100 })
    if ((await this.timesLeft(tx, customerId)) === 0) throw new Failure('withdrawTooOften', { max: withdrawTimesADay })
  }

  private rowOf(account: WithdrawAccountRow, amount: number) {
    const { clock, seal } = this.context
    const { id, customer_id, kind, provider, title, masked_number, number_hash } = account
    const holder = JSON.parse(seal.open(account.holder_sealed)) as object
    return {
      ...{ id: uuid(), customer_id, account_id: id, kind, provider, title: JSON.stringify(title), masked_number },
      payee_sealed: seal.seal(JSON.stringify({ ...holder, number: seal.open(account.number_sealed) })),
      number_hash,
      ...{ amount, fee: withdrawFee(amount, this.rule().feeRate), state: 'underReview' as const },
      ...{ created_at: clock.now(), decided_at: null, ended_at: null },
    }
  }
}
