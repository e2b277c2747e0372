import type { ArrivalTab } from '@contract/calls/merchant'
import type { StayAction, StayMerchantOrder } from '@contract/entities/merchant'
import { formatMoney } from '@contract/money'
import { addDays } from '@/features/stay/dates/days'
import { OrderChanges } from '@/features/merchant/order-changes'
import { confirm } from '@/platform/view/feedback'
import type { Answer, Api } from '@/services/api'
import { live } from '@/services/live-channel'
import { makeModel, Resource } from '@/state'
import type { KeyAdder } from '@/state/base/send-once'
import { titled } from './names'
import { words } from './text'

type Board = Answer<'merchant.arrivals'>
/** Actions of a hotel that need a reason for the guest. */
export type Refusal = Extract<StayAction, 'refuse' | 'cannotHost'>

/** The stays of a hotel's day and the front desk's actions (product text §2, merchant tab bar). */
export class Arrivals {
  tab: ArrivalTab = 'toArrive'
  board: Resource<Board>
  /** Last answer, also of another day or tab. */
  last: Board | undefined = undefined
  /** Undefined is the hotel's today. */
  private chosenDay: string | undefined = undefined
  readonly changes = new OrderChanges(() => this.board.reload(false))
  /** The stay whose seldom actions are listed. */
  more: StayMerchantOrder | undefined = undefined
  /** Refusal that waits for its reason. */
  refusing: { readonly order: StayMerchantOrder; readonly action: Refusal } | undefined = undefined
  reason = ''

  constructor(
    private readonly api: Api,
    readonly storeId: string,
  ) {
    this.board = this.newBoard()
    makeModel(this, 'api', 'storeId', 'changes')
  }

  /** The day that is shown; undefined until the server says what today is. */
  get day(): string | undefined {
    return this.chosenDay ?? this.last?.today
  }

  get isToday(): boolean {
    return this.day === this.last?.today
  }

  chooseTab(tab: ArrivalTab): void {
    if (tab === this.tab) return
    this.tab = tab
    this.restart()
  }

  /** Moves the board by a number of days. */
  move(days: number): void {
    if (this.day) this.showDay(addDays(this.day, days))
  }

  showToday(): void {
    if (this.last) this.showDay(this.last.today)
  }

  /** Follows the hotel's orders while the screen is shown; returns the function that ends it. */
  follow(): () => void {
    return live.subscribe('store', this.storeId, () => void this.board.reload(false))
  }

  openMore(order: StayMerchantOrder): void {
    this.more = order
  }

  closeMore(): void {
    this.more = undefined
  }

  startRefusal(order: StayMerchantOrder, action: Refusal): void {
    this.more = undefined
    this.refusing = { order, action }
    this.reason = ''
  }

  chooseReason(reason: string): void {
    this.reason = reason
  }

  endRefusal(): void {
    this.refusing = undefined
  }

  /** Refuses the stay in question with the chosen reason. */
  async refuse(): Promise<void> {
    const { refusing, reason } = this
    if (!refusing || !reason) return
    const { order, action } = refusing
    const request = { orderId: order.id, reason }
    const { merchant } = this.api
    const sent = this.changes.send(order.id, action, (keyed) =>
      action === 'refuse' ? merchant.refuse(keyed(request)) : merchant.cannotHost(keyed(request)),
    )
    if (await sent) this.endRefusal()
  }

  /** Does with a stay what needs no reason; what cannot be undone is asked first. */
  async act(order: StayMerchantOrder, action: StayAction): Promise<void> {
    if (action === 'refuse' || action === 'cannotHost') return this.startRefusal(order, action)
    this.closeMore()
    if (!(await this.isSure(order, action))) return
    const { merchant } = this.api
    const orderId = order.id
    const calls: Record<typeof action, (keyed: KeyAdder) => Promise<unknown>> = {
      accept: (keyed) => merchant.accept(keyed({ orderId })),
      checkIn: (keyed) => merchant.checkIn(keyed({ orderId })),
      checkOut: (keyed) => merchant.checkOut(keyed({ orderId })),
      noShow: (keyed) => merchant.noShow(keyed({ orderId })),
      acceptChange: (keyed) => merchant.answerChange(keyed({ orderId, accepted: true })),
      refuseChange: (keyed) => merchant.answerChange(keyed({ orderId, accepted: false })),
    }
    await this.changes.send(orderId, action, calls[action])
  }

  dispose(): void {
    this.board.dispose()
  }

  private async isSure(order: StayMerchantOrder, action: StayAction): Promise<boolean> {
    const t = words()
    const name = titled(order)
    if (action === 'noShow')
      return confirm({ title: t.sureNoShow(name), text: t.noShowText, ok: t.noShow, cancel: t.notNow })
    if (action === 'checkIn' && order.collect > 0)
      return confirm({ title: t.collectFrom(formatMoney(order.collect), name), ok: t.collected, cancel: t.notNow })
    return true
  }

  private showDay(day: string): void {
    this.chosenDay = day === this.last?.today ? undefined : day
    this.restart()
  }

  private restart(): void {
    this.board.dispose()
    this.board = this.newBoard()
  }

  private newBoard(): Resource<Board> {
    const { storeId, tab, chosenDay } = this
    return new Resource(async () => {
      const request = { storeId, tab, ...(chosenDay && { day: chosenDay }) }
      const answer = await this.api.merchant.arrivals(request, { quiet: true })
      this.say(answer)
      return answer
    })
  }

  private say(answer: Board): void {
    this.last = answer
  }
}
