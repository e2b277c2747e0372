import { formatMoney } from '@contract/money'
import { confirm, toast } from '@/platform/view/feedback'
import { navigate } from '@/platform/navigation/gate'
import type { Answer, Api } from '@/services/api'
import { makeModel, Resource, whileBusy } from '@/state'
import { OnceKey } from '@/state/base/once-key'
import { sendOnce } from '@/state/base/send-once'
import { words } from './text'

export type Week = Answer<'rider.earnings'>

const DAY_MS = 86_400_000
const DAYS = 7

/** The calendar day a number of days later, YYYY-MM-DD. */
const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** The rider's pay: what can be paid out, and a week by day. */
export class EarningsModel {
  readonly week: Resource<Week>
  busy = false
  /** The last day of the week that is shown; undefined for the one that ends today. */
  private until: string | undefined = undefined
  private chosen: string | undefined = undefined
  /** The weeks between the one that is shown and the present one. */
  private back = 0
  private readonly key = new OnceKey()

  constructor(private readonly api: Api) {
    this.week = new Resource(() => api.rider.earnings(this.until ? { until: this.until } : {}, { quiet: true }))
    makeModel(this, 'api', 'week', 'key')
  }

  /** Whether a later week can be shown. */
  get hasNext(): boolean {
    return this.back > 0
  }

  /** The day whose parts are shown, the last one by default. */
  get day(): Week['days'][number] | undefined {
    const days = this.week.value?.days ?? []
    return days.find(({ day }) => day === this.chosen) ?? days.at(-1)
  }

  choose(day: string): void {
    this.chosen = day
  }

  async previous(): Promise<void> {
    const first = this.week.value?.days[0]?.day
    if (first) await this.show(dayAfter(first, -1), this.back + 1)
  }

  async next(): Promise<void> {
    const last = this.week.value?.days.at(-1)?.day
    if (last && this.hasNext) await this.show(this.back === 1 ? undefined : dayAfter(last, DAYS), this.back - 1)
  }

  /** Moves the available pay into the wallet, and opens the withdrawal. */
  async payOut(amount: number): Promise<void> {
    const t = words()
    if (this.busy) return
    const isSure = await confirm({
      title: t.sure(formatMoney(amount)),
      text: t.sureText,
      ok: t.payOut,
      cancel: t.cancel,
    })
    if (!isSure) return
    const done = await whileBusy(this, () => sendOnce(this.key, (keyed) => this.api.rider.payOut(keyed({ amount }))))
    void this.week.reload(false)
    if (!done) return
    toast(t.paidOut)
    navigate('withdraw')
  }

  dispose(): void {
    this.week.dispose()
  }

  private async show(until: string | undefined, back: number): Promise<void> {
    this.until = until
    this.back = back
    this.chosen = undefined
    await this.week.reload()
  }
}
