import type { Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Request, Response } from '@contract/call'
import * as calls from '@contract/calls/merchant'
import type { PayoutPeriod, PayoutSettings, StoreBalance, StorePayout } from '@contract/entities/settlement'
import { formatMoney } from '@contract/money'
import type { Language, Localized } from '@contract/settings'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import type { Merchant } from '../../http/caller'
import { Failure } from '../../http/failure'
import { Paging } from '../../http/paging'
import { addDays } from '../../plain-days'
import { localDay, offsetsAround } from '../../local-time'
import { accountById, type WithdrawAccountRow } from '../binding/queries'
import { accountView } from '../binding/view'
import { type Balance, storeBalance } from '../settlement/balance'
import { heldFrom } from '../settlement/hold'
import { periodAround } from '../settlement/periods'
import { earnedByDay } from '../settlement/queries/balance'
import { post, transfer, withdrawing } from '../wallet/ledger'
import { lockAccounts } from '../wallet/queries'
import type { StorePayoutDesk } from './desk'
import { accountChange, pauseEnd, pauseReason } from './pause'
import * as queries from './queries'
import { nextPayout } from './rhythm'
import { payoutView } from './view'

type Tx = Transaction<Database>
type Db = Context['db']
type Store = NonNullable<Awaited<ReturnType<typeof queries.storeOf>>>

/** The money of stores as their merchants see it and have it paid out. */
export class StorePayouts {
  constructor(
    private readonly context: Context,
    private readonly desk: StorePayoutDesk,
  ) {}

  async balance({ language }: Merchant, { storeId }: Request<typeof calls.merchantBalance>): Promise<StoreBalance> {
    const { db, config } = this.context
    const store = await this.store(db, storeId)
    const balance = await this.balanceOf(db, store)
    const settings = await queries.settingsOf(db, storeId)
    const account = await this.accountOf(db, settings, store)
    const nextAt = account && settings?.next_at
    return {
      ...balance,
      heldDays: [...balance.heldDays],
      disputes: [...balance.disputes],
      holdDays: config.settlementHoldDays,
      week: await this.week(db, store),
      settings: this.settingsView(settings, account, language),
      minimum: config.payoutMinimum,
      nextPayout: nextAt ? { at: nextAt.toISOString(), amount: freeBy(balance, nextAt) } : null,
      stopped: this.stopOf(settings, store)?.[language] ?? null,
      utcOffset: offsetsAround(store.time_zone, this.context.clock.now()),
    }
  }

  /**
   * Takes money out of a store's balance and keeps it until the payout has ended.
   * @throws Failure `payoutAccountRequired`, `payoutsStopped`, `payoutBelowMinimum` or `payoutTooMuch`
   */
  async payOut(
    tx: Tx,
    { language }: Merchant,
    { storeId, amount }: Request<typeof calls.merchantPayOut>,
  ): Promise<StorePayout> {
    const settings = await queries.lockSettings(tx, storeId)
    const store = await this.store(tx, storeId)
    const account = await this.accountOf(tx, settings, store)
    if (!account) throw new Failure('payoutAccountRequired')
    const stopped = this.stopOf(settings, store)
    if (stopped) throw new Failure('payoutsStopped', { reason: stopped[language] })
    const { payoutMinimum: minimum } = this.context.config
    if (amount < minimum) throw new Failure('payoutBelowMinimum', { minimum: this.money(minimum) })
    const { available } = await this.lockedBalance(tx, store)
    if (amount > available) throw new Failure('payoutTooMuch', { left: this.money(available) })
    return payoutView(await this.open(tx, storeId, account, amount, false), language)
  }

  /**
   * Makes the automatic payout of a store that is due, of all that is available, unless that is too little.
   * @returns its id; undefined where none was made
   */
  async payAutomatically(tx: Tx, storeId: string): Promise<string | undefined> {
    const settings = await queries.lockSettings(tx, storeId)
    const { clock, config } = this.context
    if (settings.next_at === null || settings.next_at > clock.now() || settings.period === 'none') return undefined
    const store = await this.store(tx, storeId)
    const pause = pauseEnd(settings, clock.now())
    const next_at = pause ?? nextPayout(store.time_zone, settings.period, clock.now())
    await queries.changeSettings(tx, storeId, { next_at })
    const account = await this.accountOf(tx, settings, store)
    if (!account || settings.stopped || pause) return undefined
    const { available } = await this.lockedBalance(tx, store)
    if (available < Math.max(1, config.payoutMinimum, settings.threshold)) return undefined
    return (await this.open(tx, storeId, account, available, true)).id
  }

  async list(
    { language }: Merchant,
    request: Request<typeof calls.merchantPayouts>,
  ): Promise<Response<typeof calls.merchantPayouts>> {
    const page = new Paging(calls.merchantPayouts, request)
    const rows = await queries.payoutsOf(this.context.db, request.storeId, page.slice)
    return page.answer(rows, (row) => payoutView(row, language))
  }

  /** @throws Failure `payoutAccountRequired` without one, or `withdrawAccountNotFound` for an account of somebody else than the store's merchant */
  async set(
    tx: Tx,
    { customer, language }: Merchant,
    {
      storeId,
      accountId,
      period,
      threshold,
    }: Pick<Request<typeof calls.merchantSetPayouts>, 'storeId' | 'accountId' | 'period' | 'threshold'>,
  ): Promise<PayoutSettings> {
    const before = await queries.lockSettings(tx, storeId)
    const store = await this.store(tx, storeId)
    const account = accountId ? await accountById(tx, accountId) : await this.accountOf(tx, before, store)
    if (!account) throw new Failure('payoutAccountRequired')
    if (account.customer_id !== customer.id) throw new Failure('withdrawAccountNotFound')
    const { clock, config } = this.context
    const now = clock.now()
    const next_at = nextPayout(store.time_zone, period, now)
    const marks = accountChange(before, account.id, now, config.payoutPauseHours)
    await queries.changeSettings(tx, storeId, { account_id: account.id, period, threshold, next_at, ...marks })
    return { account: accountView(account, language), period, threshold }
  }

  private async open(tx: Tx, storeId: string, account: WithdrawAccountRow, amount: number, isAutomatic: boolean) {
    const { clock, seal } = this.context
    const { id: account_id, kind, provider, title, masked_number } = account
    const holder = JSON.parse(seal.open(account.holder_sealed)) as object
    const row = await queries.insertPayout(tx, {
      ...{ id: uuid(), store_id: storeId, account_id, kind, provider, title: JSON.stringify(title), masked_number },
      payee_sealed: seal.seal(JSON.stringify({ ...holder, number: seal.open(account.number_sealed) })),
      ...{ amount, state: 'waiting' as const, is_automatic: isAutomatic },
      ...{ endorsed_by: null, decided_by: null, created_at: clock.now(), decided_at: null, ended_at: null },
    })
    const sides = transfer({ kind: 'store', ownerId: storeId }, withdrawing(row.id), amount)
    await post(tx, { kind: 'storePayout', referenceId: row.id, at: clock.now(), sides })
    return this.desk.begin(tx, row)
  }

  /** The reason why nothing is paid out for now: a stop by the platform, or the pause after the account has changed. */
  private stopOf(settings: queries.SettingsRow | undefined, { time_zone }: Store): Localized | undefined {
    const end = pauseEnd(settings, this.context.clock.now())
    return settings?.stopped ?? (end && pauseReason(time_zone, end))
  }

  /** The account that a store's payouts go to; undefined for one of an earlier merchant, who is paid nothing more. */
  private async accountOf(db: Db, settings: queries.SettingsRow | undefined, store: Store) {
    const account = settings?.account_id ? await accountById(db, settings.account_id) : undefined
    return account?.customer_id === store.merchant_id ? account : undefined
  }

  /** The balance of a store whose accounts are locked, so that nothing leaves it before the payout. */
  private async lockedBalance(tx: Tx, store: Store): Promise<Balance> {
    await lockAccounts(tx, [
      { kind: 'store', ownerId: store.id },
      { kind: 'storeDebt', ownerId: store.id },
    ])
    return this.balanceOf(tx, store)
  }

  private balanceOf(db: Db, { id: storeId, time_zone: zone }: Store): Promise<Balance> {
    const { clock, config } = this.context
    return storeBalance(db, { storeId, zone, now: clock.now(), holdDays: config.settlementHoldDays })
  }

  private async week(db: Db, { id, time_zone: zone }: Store): Promise<StoreBalance['week']> {
    const { clock, config } = this.context
    const { from } = periodAround(zone, 'weekly', clock.now())
    const earned = await earnedByDay(db, id, zone, from)
    const held = localDay(zone, heldFrom(zone, clock.now(), config.settlementHoldDays))
    const first = localDay(zone, from)
    return Array.from({ length: 7 }, (_, index) => addDays(first, index)).map((day) => {
      return { day, earned: earned.get(day) ?? 0, isHeld: config.settlementHoldDays > 0 && day >= held }
    })
  }

  private settingsView(
    settings: queries.SettingsRow | undefined,
    account: WithdrawAccountRow | undefined,
    language: Language,
  ): PayoutSettings {
    const { config } = this.context
    return {
      account: account ? accountView(account, language) : null,
      period: account && settings ? settings.period : (config.payoutPeriod satisfies PayoutPeriod),
      threshold: account && settings ? settings.threshold : config.payoutMinimum,
    }
  }

  private money(amount: number): string {
    return formatMoney(amount, { symbol: this.context.config.currencySymbol })
  }

  private async store(db: Db, id: string): Promise<Store> {
    const store = await queries.storeOf(db, id)
    if (!store) throw new Failure('storeNotFound')
    return store
  }
}

/** The amount that will be available at a time if nothing else comes. */
const freeBy = ({ available, held, heldDays }: Balance, at: Date): number => {
  const later = heldDays.filter(({ until }) => new Date(until) > at).reduce((sum, { amount }) => sum + amount, 0)
  return available + Math.max(0, held - later)
}
