import { runInAction } from 'mobx'
import { secondsUntil } from '@/platform/device/clock'
import { confirm, toast } from '@/platform/view/feedback'
import { navigate } from '@/platform/navigation/gate'
import { canPayBy, payAt } from '@/platform/session/payment-scene'
import type { Answer, Api } from '@/services/api'
import { failureOf, NetworkError } from '@/services/failures'
import { makeModel } from '@/state'
import { attempt, messageOf, tell } from '@/state/base/attempt'
import { Resource } from '@/state/base/resource'
import { BalanceAttempt } from './balance'
import { ProviderAttempts } from './provider'
import { statusOf } from './status'
import { words } from './text'
import type { BalancePart, Cashier, Host, Payable, Provider, PaymentOption } from './types'

export type { Cashier, Payable, PaymentOption }

/**
 * Payment of an order, or of whatever else: from the balance with the pay password, or at a provider (product text §5, account rules; §7).
 */
export class PayModel {
  readonly cashier = new Resource<Cashier>(() => this.read())
  readonly balance: BalanceAttempt
  private chosenStep: 'methods' | 'password' = 'methods'
  busy = false
  /** The user's choice; defaults to the first available method. */
  private chosen: PaymentOption | undefined = undefined
  /** The user's choice to pay a part from the balance. */
  usesBalance = false
  /** The user has left the screen, to set a pay password or to pay at a provider. */
  private away: 'password' | 'provider' | undefined = undefined
  /** Whether the last attempt at a provider holds a part of the balance; undefined until this page has made or ended one. */
  private holds: boolean | undefined = undefined
  /** Whether the host was notified of the payment. */
  private over = false
  /** Something changed while the model was busy, possibly after the answer that it is busy with. */
  private stale = false
  private readonly providers: ProviderAttempts

  constructor(
    private readonly api: Api,
    private readonly payable: Payable,
    private readonly host: Host,
  ) {
    this.balance = new BalanceAttempt(api, payable)
    this.providers = new ProviderAttempts(api, payable)
    makeModel(this, 'api', 'payable', 'host', 'away', 'holds', 'over', 'stale', 'balance', 'providers')
  }

  get secondsLeft(): number {
    return secondsUntil(this.cashier.ready.payBefore)
  }

  /** Payment is not possible any more: expired, cancelled or refunded. */
  get closed(): boolean {
    const status = this.cashier.value?.status
    return status !== undefined && (status !== 'pending' || this.secondsLeft <= 0)
  }

  /** Whether nothing is left to pay, so that the pay password alone is asked for. */
  get isNothing(): boolean {
    return this.cashier.value?.amount === 0
  }

  get step(): 'methods' | 'password' {
    return this.isNothing ? 'password' : this.chosenStep
  }

  get canAsk(): boolean {
    return this.host.ask !== undefined
  }

  /** The selected method; undefined when none is available. */
  get way(): PaymentOption | undefined {
    return this.chosen ?? this.cashier.value?.types.find(({ usable }) => usable)?.kind
  }

  /** The selected method if it is a provider. */
  get provider(): Provider | undefined {
    const { way } = this
    return way === 'balance' || way === 'ask' ? undefined : way
  }

  /** The part that the balance can pay beside the selected provider; 0 where it cannot. */
  get offeredPart(): number {
    return this.provider ? (this.cashier.value?.fromBalance ?? 0) : 0
  }

  /** The part that the balance pays beside the provider, as chosen. */
  get part(): number {
    return this.usesBalance ? this.offeredPart : 0
  }

  useBalance(on: boolean): void {
    this.usesBalance = on
  }

  /** Also while the model is busy: what is on its way has its own method. */
  choose(way: PaymentOption): void {
    this.chosen = way
  }

  /** Continues to the pay password, the provider, or the request to somebody else. */
  async pay(): Promise<void> {
    const { way } = this
    if (this.busy || way === undefined) return
    if (way === 'ask') await this.doing(() => this.ask())
    else if (way === 'balance' || this.part > 0) await this.payFromBalance()
    else await this.doing(() => this.open(way))
  }

  /** Looks whether somebody else has paid, or it was closed, meanwhile; a failure stays silent, since nobody asked. */
  async check(): Promise<void> {
    this.stale = this.busy
    if (this.busy || this.closed || this.over) return
    const answer = await this.api.payment.status(this.payable, { quiet: true }).catch(() => undefined)
    if (answer?.status === 'paid') await this.paid()
    else if (answer && answer.status !== 'pending') await this.cashier.reload()
  }

  /** Handles the return to the screen, possibly from setting a pay password or from a provider. */
  async returned(): Promise<void> {
    const { away } = this
    this.away = undefined
    if (away === 'password' && (await this.hasPassword())) this.goTo('password')
    if (away === 'provider') await this.doing(() => this.learn(false))
  }

  type(digit: string): void {
    if (!this.busy && this.balance.type(digit)) void this.doing(this.send)
  }

  /** Back from the pay password; without methods it leaves. */
  toMethods(): void {
    if (this.isNothing) void this.leave()
    else if (!this.busy) this.goTo('methods')
  }

  forgot(): void {
    navigate('payPassword')
  }

  /** Asks for confirmation before leaving, since the order stays unpaid. */
  async leave(): Promise<void> {
    if (this.busy) return
    const { leave: title, leaveOk: ok, stay: cancel } = words()
    const text = this.host.leaveText?.() ?? words().leaveText
    const isSure = () => confirm({ title, text, ok, cancel, emphasis: 'cancel' })
    if (!this.closed && this.cashier.value && !(await isSure())) return
    this.giveUp()
    await this.host.left()
  }

  async toOrder(): Promise<void> {
    await this.host.left()
  }

  private async read(): Promise<Cashier> {
    const cashier = await this.api.payment.types(this.payable, { quiet: true })
    if (cashier.status === 'paid') await this.paid()
    return { ...cashier, types: cashier.types.filter(({ kind, sandbox }) => canPayBy(kind, sandbox)) }
  }

  private goTo(step: 'methods' | 'password') {
    this.chosenStep = step
    this.balance.clear()
  }

  /** Notifies the host once, whichever path noticed the payment first. */
  private async paid() {
    if (this.over) return
    this.over = true
    await this.host.paid()
  }

  private async ask() {
    try {
      await this.host.ask?.()
    } catch (error) {
      if (failureOf(error) === 'alreadyPaid') await this.learn(false)
      else await this.refresh(error)
    }
  }

  /** Asks for the pay password, unless the payment has meanwhile been made or closed. */
  private async payFromBalance() {
    const { part } = this
    const set = await this.hasPassword()
    if (set !== undefined) await this.doing(() => this.cashier.reload())
    // Other sums than those that were confirmed are shown first.
    if (this.closed || this.part !== part) return
    if (set) this.goTo('password')
    else if (set === false) await this.offerSetting()
  }

  /** Undefined after a failure, which is shown as a toast. */
  private async hasPassword(): Promise<boolean | undefined> {
    const answer = await this.doing(() => attempt(() => this.api.wallet.hasPayPassword({})))
    return answer?.hasPayPassword
  }

  private async offerSetting() {
    const { notSet: title, notSetText: text, set: ok, later: cancel } = words()
    if (!(await confirm({ title, text, ok, cancel }))) return
    this.away = 'password'
    navigate('payPassword')
  }

  /** Ends an attempt at a provider that holds a part of the balance, which returns at once instead of when time runs out. */
  private giveUp() {
    if (!(this.holds ?? this.cashier.value?.held !== undefined)) return
    this.holds = false
    void this.api.payment.cancel(this.payable, { quiet: true }).catch(() => undefined)
  }

  /** Creates the payment at a provider and opens it there, for what a part from the balance leaves. */
  private async open(provider: Provider, part?: BalancePart) {
    const { sandbox } = this.cashier.ready.types.find(({ kind }) => kind === provider) ?? { sandbox: true }
    try {
      const checkout = await this.providers.open(provider, sandbox, part)
      this.holds = part !== undefined
      this.goTo('methods')
      this.away = 'provider'
      if (checkout.how === 'sandbox') return navigate('cashier', { token: checkout.token, ...this.payable })
      const outcome = await payAt(checkout)
      this.away = undefined
      // The platform's result is only shown when the server does not report the payment.
      if (outcome !== 'done') toast(outcome === 'cancelled' ? words().cancelled : words().failed)
      await this.learn(false)
    } catch (error) {
      if (failureOf(error) === 'alreadyPaid') return this.learn(false)
      if (part) await this.refused(error)
      else await this.refresh(error)
    }
  }

  private async send() {
    const { part: fromBalance, provider } = this
    if (fromBalance > 0 && provider) return this.open(provider, { fromBalance, payPassword: this.balance.typed })
    try {
      await this.balance.send()
      await this.learn(true)
    } catch (error) {
      if (error instanceof NetworkError) await this.learn(true)
      else await this.refused(error)
    }
  }

  /** Reads the payment status from the server before showing any result; `saysUnpaid` also reports "not paid". */
  private async learn(saysUnpaid: boolean): Promise<void> {
    const answer = await statusOf(this.api, this.payable)
    if (!answer) await this.host.left()
    else if (answer.status === 'paid') await this.paid()
    else if (saysUnpaid) this.balance.fail(words().notPaid)
    else await this.stillUnpaid(answer)
  }

  private async stillUnpaid({ attempt: last }: Answer<'payment.status'>) {
    if (last === 'failed') toast(words().failed)
    await this.cashier.reload()
  }

  private async refused(error: unknown) {
    const failure = failureOf(error)
    if (failure === 'alreadyPaid') return this.learn(true)
    if (failure === 'payPasswordWrong' || failure === 'payPasswordLocked')
      return this.balance.fail(messageOf(error), failure === 'payPasswordLocked')
    this.balance.renew()
    this.goTo('methods')
    if (failure === 'payPasswordNotSet') return this.offerSetting()
    await this.refresh(error)
  }

  /** Shows the error and reloads the payment methods. */
  private async refresh(error: unknown) {
    tell(error)
    await this.cashier.reload()
  }

  private async doing<T>(action: () => Promise<T>): Promise<T> {
    this.busy = true
    return action().finally(() => {
      runInAction(() => (this.busy = false))
      if (this.stale) void this.check()
    })
  }
}
