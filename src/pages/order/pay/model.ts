import { makeAutoObservable, runInAction } from 'mobx'
import type { OrderDetail } from '@contract/entities/order'
import { limits } from '@contract/limits'
import { secondsUntil } from '@/platform/clock'
import { confirm } from '@/platform/feedback'
import { navigate } from '@/platform/gate'
import { replace } from '@/platform/navigation'
import { canPayBy } from '@/platform/payment-door'
import { uuid } from '@/platform/uuid'
import type { Answer, Api } from '@/services/api'
import { failureOf, NetworkError } from '@/services/failures'
import { attempt, messageOf, Resource, tell } from '@/stores'
import { words } from './text'

type Cashier = Answer<'payment.types'>

/** Paying an order from the balance with the pay password (product text §5, account rules; §7, payment). */
export class PayModel {
  readonly cashier = new Resource<Cashier>(() => this.ask())
  /** What is paid for, behind the sheet; its absence keeps nobody from paying. */
  order: OrderDetail | undefined = undefined
  step: 'methods' | 'password' = 'methods'
  typed = ''
  /** Why the last try failed. */
  error = ''
  wrong = false
  locked = false
  busy = false
  /** The person went to set a pay password in order to pay. */
  private setting = false
  private key = uuid()

  constructor(
    private readonly api: Api,
    private readonly orderId: string,
  ) {
    makeAutoObservable<this, 'api' | 'orderId' | 'setting' | 'key'>(
      this,
      { api: false, orderId: false, setting: false, key: false },
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

  get enough(): boolean {
    return this.cashier.value?.types.some((type) => type.enough) ?? false
  }

  /** Goes on to the password, or to setting one. */
  async pay(): Promise<void> {
    if (this.busy || !this.enough) return
    const set = await this.hasPassword()
    if (set) this.goTo('password')
    else if (set === false) await this.offerSetting()
  }

  /** The person comes back, maybe with a pay password. */
  async returned(): Promise<void> {
    if (!this.setting) return
    this.setting = false
    if (await this.hasPassword()) this.goTo('password')
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
    if (this.closed || !this.cashier.value || (await confirm({ title, text, ok, cancel }))) await this.toOrder()
  }

  async toOrder(): Promise<void> {
    await replace('orderDetail', { id: this.orderId })
  }

  private async ask(): Promise<Cashier> {
    void this.readOrder()
    const cashier = await this.api.payment.types({ orderId: this.orderId })
    if (cashier.status === 'paid') await this.succeed()
    return { ...cashier, types: cashier.types.filter(({ kind }) => canPayBy(kind)) }
  }

  private async readOrder() {
    const order = await this.api.order.detail({ orderId: this.orderId }, { quiet: true }).catch(() => undefined)
    runInAction(() => (this.order = order))
  }

  private goTo(step: 'methods' | 'password') {
    this.step = step
    this.typed = ''
    this.error = ''
    this.wrong = false
  }

  /** Undefined when that could not be learnt, which the person has been told. */
  private async hasPassword(): Promise<boolean | undefined> {
    const answer = await this.doing(() => attempt(() => this.api.wallet.hasPayPassword({})))
    return answer?.hasPayPassword
  }

  private async offerSetting() {
    const { notSet: title, notSetText: text, set: ok, later: cancel } = words()
    if (!(await confirm({ title, text, ok, cancel }))) return
    this.setting = true
    navigate('payPassword')
  }

  private async send() {
    const request = { orderId: this.orderId, payPassword: this.typed, idempotencyKey: this.key }
    try {
      await this.api.payment.balancePay(request)
      await this.learn()
    } catch (error) {
      if (error instanceof NetworkError) await this.learn()
      else await this.refused(error)
    }
  }

  /** Asks what really happened, before anything is told. */
  private async learn(): Promise<void> {
    const answer = await this.api.payment.status({ orderId: this.orderId }).catch(() => undefined)
    if (answer?.status === 'paid') return this.succeed()
    if (answer) return this.fail(words().notPaid)
    const { unsure: title, unsureText: text, again: ok, later: cancel } = words()
    if (await confirm({ title, text, ok, cancel })) return this.learn()
    await this.toOrder()
  }

  private async refused(error: unknown) {
    const failure = failureOf(error)
    if (failure === 'alreadyPaid') return this.learn()
    if (failure === 'payPasswordWrong' || failure === 'payPasswordLocked') {
      this.fail(messageOf(error))
      runInAction(() => (this.locked = failure === 'payPasswordLocked'))
      return
    }
    this.key = uuid()
    this.goTo('methods')
    if (failure === 'payPasswordNotSet') return this.offerSetting()
    tell(error)
    await this.cashier.reload()
  }

  /** Clears the cells and says why; the next try is a new one. */
  private fail(message: string) {
    this.key = uuid()
    this.typed = ''
    this.error = message
    this.wrong = true
  }

  private async succeed() {
    await replace('paySuccess', { orderId: this.orderId })
  }

  private async doing<T>(action: () => Promise<T>): Promise<T> {
    this.busy = true
    return action().finally(() => runInAction(() => (this.busy = false)))
  }
}
