import { runInAction } from 'mobx'
import { topUpAmount } from '@contract/rules/top-up'
import { ruleMessages, type RuleName } from '@contract/rules/messages'
import { limits } from '@contract/limits'
import { fillIn } from '@contract/format'
import { yuanToFen } from '@contract/money'
import { PayModel } from '@/features/pay/paying'
import { localized } from '@/i18n'
import { toast } from '@/platform/view/feedback'
import { replace } from '@/platform/navigation/navigation'
import { canPayBy } from '@/platform/session/payment-scene'
import type { Answer, Api } from '@/services/api'
import { attempt, makeModel, Resource } from '@/state'
import { OnceKey } from '@/state/base/once-key'
import { sendOnce } from '@/state/base/send-once'
import { words } from './text'

export type Way = Answer<'wallet.rechargeRule'>['ways'][number]

/** A top-up of the balance: an amount, a way to pay, and the payment (product text §5, top-up). */
export class RechargeModel {
  readonly rule: Resource<Answer<'wallet.rechargeRule'>>
  /** One of the offered amounts; the own amount clears it. */
  private offered: number | undefined = undefined
  own = ''
  error = ''
  busy = false
  private chosen: Way['kind'] | undefined = undefined
  private paying: PayModel | undefined = undefined
  private readonly once = new OnceKey()

  constructor(private readonly api: Api) {
    this.rule = new Resource(() => api.wallet.rechargeRule({}, { quiet: true }))
    makeModel(this, 'api', 'rule', 'once', 'paying')
  }

  /** The ways of this client. */
  get ways(): readonly Way[] {
    return (this.rule.value?.ways ?? []).filter(({ kind, sandbox }) => canPayBy(kind, sandbox))
  }

  get way(): Way['kind'] | undefined {
    return this.chosen ?? this.ways[0]?.kind
  }

  get quick(): number | undefined {
    return this.own ? undefined : this.offered
  }

  /** The amount to pay; undefined while there is none that is right. */
  get amount(): number | undefined {
    return this.own ? (this.broken ? undefined : yuanToFen(this.own)) : this.offered
  }

  private get broken(): string | undefined {
    const name: RuleName | undefined = topUpAmount(this.own)
    if (name) return fillIn(localized(ruleMessages[name]), { minimum: limits.minimumTopUp / 100 })
    const above = (yuanToFen(this.own) ?? 0) > limits.maximumTopUp
    return above ? words().tooMuch(String(limits.maximumTopUp / 100)) : undefined
  }

  choose(amount: number): void {
    this.offered = amount
    this.own = ''
    this.error = ''
  }

  type(text: string): void {
    this.own = text
    this.error = text ? (this.broken ?? '') : ''
  }

  choosePayment(way: Way['kind']): void {
    this.chosen = way
  }

  async pay(): Promise<void> {
    const { amount, way } = this
    if (this.busy) return
    if (amount === undefined) {
      this.error = this.own ? (this.broken ?? '') : localized(ruleMessages.topUpAmountRequired)
      return
    }
    if (way === undefined) return toast(words().noWay)
    this.busy = true
    await this.open(amount, way).finally(() => runInAction(() => (this.busy = false)))
  }

  /** Learns what became of the payment after the return from a provider. */
  async returned(): Promise<void> {
    await this.paying?.returned()
  }

  private async open(amount: number, way: Way['kind']): Promise<void> {
    const opened = await attempt(() => sendOnce(this.once, (keyed) => this.api.wallet.recharge(keyed({ amount }))))
    if (!opened) return
    const { id, paymentId } = opened
    const host = { paid: () => replace('rechargeSuccess', { id }), left: this.ended }
    const paying = new PayModel(this.api, { paymentId }, host)
    this.paying = paying
    await paying.cashier.load()
    if (paying.cashier.status !== 'ready') return toast(paying.cashier.message)
    paying.choose(way)
    await paying.pay()
  }

  /** The next press makes another top-up. */
  private ended = async (): Promise<void> => {
    this.paying = undefined
    await this.rule.reload()
  }

  dispose(): void {
    this.rule.dispose()
  }
}
