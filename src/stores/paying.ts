import { makeAutoObservable, runInAction } from 'mobx'
import type { PaymentKind } from '@contract/entities/payment'
import { limits } from '@contract/limits'
import { dictionary } from '@/i18n'
import { secondsUntil } from '@/platform/clock'
import { confirm, toast } from '@/platform/feedback'
import { navigate } from '@/platform/gate'
import { canPayBy, door, payAt, payerCode, type Outcome } from '@/platform/payment-door'
import type { Answer, Api } from '@/services/api'
import { failureOf, NetworkError } from '@/services/failures'
import { attempt, messageOf, tell } from './attempt'
import { OnceKey } from './once-key'
import { Resource } from './resource'

export type Cashier = Answer<'payment.types'>
/** A way to pay, or to have somebody else pay. */
export type Way = PaymentKind | 'ask'
/** An order of one's own, or one that was shared. */
export type Payee = { orderId: string } | { shareToken: string }

/** The screen on which is paid. */
interface Host {
  /** The server says that it is paid. */
  paid: () => Promise<unknown>
  /** The person does not want to pay now, or can not any more. */
  left: () => Promise<unknown>
  /** Has somebody else pay; without it that is not offered. */
  ask?: () => Promise<unknown>
}

const words = dictionary({
  en: {
    leave: 'Leave without paying?',
    leaveText: 'The order stays unpaid in Orders.',
    leaveOk: 'Leave',
    stay: 'Keep paying',
    notSet: 'Set a pay password first',
    notSetText: 'Six digits protect your balance. You come back here afterwards.',
    set: 'Set it',
    later: 'Later',
    unsure: 'The connection was lost',
    unsureText: 'We do not know yet whether you have paid. You will not be charged twice.',
    again: 'Check again',
    notPaid: 'The payment did not go through. Nothing was taken',
    failed: 'Payment failed, try again later',
    cancelled: 'Payment cancelled',
  },
  zh: {
    leave: '确定放弃支付吗？',
    leaveText: '订单将保留在“订单”中等待支付。',
    leaveOk: '放弃支付',
    stay: '继续支付',
    notSet: '请先设置支付密码',
    notSetText: '6位数字保护您的余额，设置后将回到此处。',
    set: '去设置',
    later: '以后再说',
    unsure: '网络连接已断开',
    unsureText: '暂时无法确认是否支付成功，不会重复扣款。',
    again: '重新查询',
    notPaid: '支付未成功，未扣款',
    failed: '支付失败，请稍后再试',
    cancelled: '取消支付',
  },
})

/** Paying one order: from the balance with the pay password, or at a provider (product text §5, account rules; §7). */
export class PayModel {
  readonly cashier = new Resource<Cashier>(() => this.read())
  step: 'methods' | 'password' = 'methods'
  typed = ''
  /** Why the last try failed. */
  error = ''
  wrong = false
  locked = false
  busy = false
  /** What the person chose; until then the first way that works. */
  private chosen: Way | undefined = undefined
  /** The person is away: to set a pay password, or at a provider. */
  private away: 'password' | 'provider' | undefined = undefined
  private readonly fromBalance = new OnceKey()
  private readonly atProvider = { wechat: new OnceKey(), alipay: new OnceKey() }

  constructor(
    private readonly api: Api,
    private readonly payee: Payee,
    private readonly host: Host,
  ) {
    makeAutoObservable<this, 'api' | 'payee' | 'host' | 'away' | 'fromBalance' | 'atProvider'>(
      this,
      { api: false, payee: false, host: false, away: false, fromBalance: false, atProvider: false },
      { autoBind: true },
    )
  }

  get secondsLeft(): number {
    return secondsUntil(this.cashier.ready.payBefore)
  }

  /** Nothing can be paid any more: too late, cancelled or given back. */
  get closed(): boolean {
    const status = this.cashier.value?.status
    return status !== undefined && (status !== 'pending' || this.secondsLeft <= 0)
  }

  get canAsk(): boolean {
    return this.host.ask !== undefined
  }

  /** The way that is chosen; none when nothing works. */
  get way(): Way | undefined {
    return this.chosen ?? this.cashier.value?.types.find(({ usable }) => usable)?.kind
  }

  choose(way: Way): void {
    if (!this.busy) this.chosen = way
  }

  /** Goes on to the password, to the provider, or to somebody else. */
  async pay(): Promise<void> {
    const { way } = this
    if (this.busy || way === undefined) return
    if (way === 'ask') await this.doing(async () => this.host.ask?.())
    else if (way === 'balance') await this.payFromBalance()
    else await this.doing(() => this.open(way))
  }

  /** The person comes back, maybe with a pay password, maybe from a provider. */
  async returned(): Promise<void> {
    const { away } = this
    this.away = undefined
    if (away === 'password' && (await this.hasPassword())) this.goTo('password')
    if (away === 'provider') await this.doing(() => this.learn(false))
  }

  type(digit: string): void {
    if (this.busy || this.locked || this.typed.length === limits.payPasswordLength) return
    this.typed += digit
    this.wrong = false
    this.error = ''
    if (this.typed.length === limits.payPasswordLength) void this.doing(this.send)
  }

  remove(): void {
    this.typed = this.typed.slice(0, -1)
  }

  toMethods(): void {
    if (!this.busy) this.goTo('methods')
  }

  forgot(): void {
    navigate('payPassword')
  }

  /** Leaves after a question, since the order stays unpaid. */
  async leave(): Promise<void> {
    if (this.busy) return
    const { leave: title, leaveText: text, leaveOk: ok, stay: cancel } = words()
    if (this.closed || !this.cashier.value || (await confirm({ title, text, ok, cancel }))) await this.host.left()
  }

  async toOrder(): Promise<void> {
    await this.host.left()
  }

  private async read(): Promise<Cashier> {
    const cashier = await this.api.payment.types(this.payee)
    if (cashier.status === 'paid') await this.host.paid()
    return { ...cashier, types: cashier.types.filter(({ kind, sandbox }) => canPayBy(kind, sandbox)) }
  }

  private goTo(step: 'methods' | 'password') {
    this.step = step
    this.typed = ''
    this.error = ''
    this.wrong = false
  }

  private async payFromBalance() {
    const set = await this.hasPassword()
    if (set) this.goTo('password')
    else if (set === false) await this.offerSetting()
  }

  /** Undefined when that could not be learnt, which the person has been told. */
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

  /** Opens the payment at a provider, and goes there. */
  private async open(provider: 'wechat' | 'alipay') {
    const { sandbox } = this.cashier.ready.types.find(({ kind }) => kind === provider) ?? { sandbox: true }
    const loginCode = sandbox ? undefined : await payerCode().catch(() => undefined)
    const call = provider === 'wechat' ? this.api.payment.wechatOrder : this.api.payment.alipayOrder
    const once = this.atProvider[provider]
    try {
      const { checkout } = await call(once.on({ ...this.payee, door, loginCode }))
      once.renew()
      this.away = 'provider'
      if (checkout.how === 'sandbox') navigate('cashier', { token: checkout.token, ...this.payee })
      else await this.ended(await payAt(checkout))
    } catch (error) {
      if (!(error instanceof NetworkError)) once.renew()
      if (failureOf(error) === 'alreadyPaid') return this.learn(false)
      tell(error)
      await this.cashier.reload()
    }
  }

  /** What the platform says is told only when the server does not know better. */
  private async ended(outcome: Outcome) {
    this.away = undefined
    if (outcome === 'done') return this.learn(false)
    toast(outcome === 'cancelled' ? words().cancelled : words().failed)
    await this.learn(false)
  }

  private async send() {
    try {
      await this.api.payment.balancePay(this.fromBalance.on({ ...this.payee, payPassword: this.typed }))
      await this.learn(true)
    } catch (error) {
      if (error instanceof NetworkError) await this.learn(true)
      else await this.refused(error)
    }
  }

  /** Asks what really happened, before anything is told. After a password, "not paid" is told too. */
  private async learn(told: boolean): Promise<void> {
    const answer = await this.api.payment.status(this.payee).catch(() => undefined)
    if (answer?.status === 'paid') return void (await this.host.paid())
    if (answer && told) return this.fail(words().notPaid)
    if (answer) return this.stillUnpaid(answer)
    const { unsure: title, unsureText: text, again: ok, later: cancel } = words()
    if (await confirm({ title, text, ok, cancel })) return this.learn(told)
    await this.host.left()
  }

  private async stillUnpaid({ attempt: last }: Answer<'payment.status'>) {
    if (last === 'failed') toast(words().failed)
    await this.cashier.reload()
  }

  private async refused(error: unknown) {
    const failure = failureOf(error)
    if (failure === 'alreadyPaid') return this.learn(true)
    if (failure === 'payPasswordWrong' || failure === 'payPasswordLocked') {
      this.fail(messageOf(error))
      runInAction(() => (this.locked = failure === 'payPasswordLocked'))
      return
    }
    this.fromBalance.renew()
    this.goTo('methods')
    if (failure === 'payPasswordNotSet') return this.offerSetting()
    tell(error)
    await this.cashier.reload()
  }

  /** Clears the cells and says why; the next try is a new one. */
  private fail(message: string) {
    this.fromBalance.renew()
    this.typed = ''
    this.error = message
    this.wrong = true
  }

  private async doing<T>(action: () => Promise<T>): Promise<T> {
    this.busy = true
    return action().finally(() => runInAction(() => (this.busy = false)))
  }
}
