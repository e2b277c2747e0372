import type { TakeawayDetail, TakeawaySummary } from '@contract/entities/order'
import { formatMoment } from '@contract/date'
import { limits } from '@contract/limits'
import { takeawayState, type TakeawayStatus } from '@contract/states/takeaway'
import { distanceText } from '@/features/order/distance'
import type { Fact, Go, News, OrderKindView, OrderView } from '@/features/order/kind'
import { momentInside } from '@/features/order/moment'
import { language } from '@/platform/session/language'
import { takeawayActions } from './actions'
import { orderParams } from './map'
import { takeawayStateWords, words } from './text'

/** Statuses in which the delivery is still expected. */
const coming: readonly TakeawayStatus[] = ['waitingAccept', 'waitingPickup', 'waitingDelivery']

/** Steps without an estimated time. */
const arrived = ['delivered', 'review', 'ready']

class TakeawayView implements OrderView {
  readonly does: OrderView['does']

  constructor(private readonly order: TakeawaySummary) {
    this.does = takeawayActions(order)
  }

  get state(): string {
    return takeawayStateWords()[takeawayState(this.order)]
  }

  get name(): string {
    return words()[this.order.fulfilment]
  }

  get note(): string {
    return this.order.note
  }

  get question(): News | undefined {
    const { shortage, step } = this.order
    const { answerShortage, answerDelay } = words()
    if (shortage) return { icon: 'circle-alert', text: answerShortage(shortage.name) }
    return step === 'riderDelay' ? { icon: 'clock', text: answerDelay } : undefined
  }

  get progress(): News | undefined {
    const { status, step, deliveryMethod, rider, estimatedAt, utcOffset } = this.order
    if (step === 'delivered' || !coming.includes(status)) return undefined
    const t = words()
    const clock = momentInside(estimatedAt, utcOffset)
    if (deliveryMethod === 'pickup') return { icon: 'store', text: step === 'ready' ? t.collect : t.readyAbout(clock) }
    if (!rider) return { icon: status === 'waitingDelivery' ? 'bike' : 'utensils', text: t.arrives(clock) }
    if (status === 'waitingPickup') return { icon: 'bike', text: t.riderComing(rider.name, clock) }
    return { icon: 'bike', text: t.riderAway(rider.name, distanceText(rider.distance), clock) }
  }

  get dueAt(): string | undefined {
    const { step, estimatedAt } = this.order
    return step && !arrived.includes(step) ? estimatedAt : undefined
  }

  get isOnTheWay(): boolean {
    const { status, step } = this.order
    return status === 'waitingDelivery' && step !== 'delivered'
  }

  get open() {
    return (go: Go) => go('orderDetail', orderParams(this.order))
  }

  get buttons(): OrderView['buttons'] {
    return this.isCollected ? { confirm: words().collected } : {}
  }

  get confirmTitle(): string | undefined {
    return this.isCollected ? words().collectTitle : undefined
  }

  get confirmWarning(): string {
    return words().confirmWarning(limits.reviewDays)
  }

  private get isCollected(): boolean {
    return this.order.deliveryMethod === 'pickup'
  }
}

/** Estimated time and pickup code. */
function paidFacts({ status, fulfilment, estimatedAt, utcOffset, pickupCode }: TakeawayDetail): Fact[] {
  if (!coming.includes(status)) return []
  const { due, dueReady, code } = words()
  const time = formatMoment(new Date(estimatedAt), new Date(), language.value, utcOffset)
  const facts: Fact[] = [{ label: fulfilment === 'delivery' ? due : dueReady, value: time, tone: 'brand' }]
  if (pickupCode) facts.push({ label: code, value: pickupCode })
  return facts
}

/** Takeaway as an order kind. */
export const takeawayKind: OrderKindView<TakeawaySummary, TakeawayDetail> = {
  view: (order) => new TakeawayView(order),
  paidFacts,
  category: () => ({ name: words().delivery, icon: 'utensils' }),
}
