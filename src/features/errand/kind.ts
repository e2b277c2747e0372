import type { ErrandDetail, ErrandSummary } from '@contract/entities/errand'
import type { ErrandState } from '@contract/states/errand'
import { limits } from '@contract/limits'
import { inOneLanguage } from '@/features/address/in-one-language'
import { distanceText } from '@/features/order/distance'
import type { Go, News, OrderKindView, OrderView } from '@/features/order/kind'
import { momentInside } from '@/features/order/moment'
import { navigate } from '@/platform/navigation/gate'
import { errandCancelling } from './cancelling'
import { kindWords } from './kind-words'
import { hasMap } from './map'
import { stateWords, words } from './text'

/** States in which the goods are with a rider who brings them. */
const onTheWay: readonly string[] = ['riderDelivering', 'riderDelay', 'riderReturning']

class ErrandView implements OrderView {
  readonly mark = 'bike'
  readonly buttons = {}
  readonly confirmTitle = undefined
  readonly does: OrderView['does']
  readonly cancelling

  constructor(private readonly order: ErrandSummary) {
    this.cancelling = errandCancelling(order)
    const { id, errandKind: kind } = order
    this.does = {
      evaluate: () => navigate('errandEvaluate', { orderId: id }),
      again: () => navigate('errandForm', { kind, again: id }),
    }
  }

  get open() {
    return (go: Go) => go('errandDetail', { id: this.order.id, ...(hasMap(this.order.state) && { map: '1' as const }) })
  }

  get confirmWarning(): string {
    return words().confirmWarning(limits.reviewDays)
  }

  get state(): string {
    return stateWords()[this.order.state as ErrandState]
  }

  get name(): string {
    return kindWords()[this.order.errandKind]
  }

  get note(): string {
    return words().toPlace(inOneLanguage(this.order.to.name))
  }

  get question(): News | undefined {
    if (this.order.question) return { icon: 'clock', text: words().dearer }
    if (this.order.undelivered) return { icon: 'clock', text: words().nobody }
    return this.order.state === 'riderDelay' ? { icon: 'clock', text: words().delay } : undefined
  }

  get progress(): News | undefined {
    const { rider, state, estimatedAt, utcOffset } = this.order
    if (state === 'waitingAccept') return { icon: 'clock', text: words().finding }
    if (!rider || state === 'undeliverable') return undefined
    const clock = momentInside(estimatedAt, utcOffset)
    const away = onTheWay.includes(state) ? distanceText(rider.distance) : ''
    return { icon: 'bike', text: words().riderNews(rider.name, away, clock) }
  }

  get dueAt(): string | undefined {
    const { phase, state, estimatedAt } = this.order
    return phase === 'inProgress' && state !== 'delivered' ? estimatedAt : undefined
  }

  get isOnTheWay(): boolean {
    return onTheWay.includes(this.order.state)
  }
}

/** Errands as an order kind. */
export const errandKind: OrderKindView<ErrandSummary, ErrandDetail> = {
  view: (order) => new ErrandView(order),
  paidFacts: ({ errandKind: kind, to }) => [
    { label: words().errand, value: kindWords()[kind] },
    { label: words().to, value: inOneLanguage(to.name) },
  ],
  category: () => ({ name: words().errand, icon: 'bike' }),
}
