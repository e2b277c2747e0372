import type { StayDetail, StaySummary } from '@contract/entities/order'
import type { StayState } from '@contract/states/stay'
import type { Go, News, OrderKindView, OrderView } from '@/features/order/kind'
import { navigate } from '@/platform/navigation/gate'
import { rangeText } from './dates/days'
import { stayStateWords, words } from './text'

class StayView implements OrderView {
  readonly does: OrderView['does']
  readonly buttons = {}
  readonly note: string
  readonly question = undefined
  readonly dueAt = undefined
  readonly isOnTheWay = false
  readonly confirmTitle = undefined
  readonly confirmWarning = ''

  constructor(private readonly order: StaySummary) {
    const nights = order.nights > 0 ? [words().nights(order.nights)] : []
    this.note = [rangeText(order.checkIn, order.checkOut), ...nights, order.rateName].join(' · ')
    this.does = { again: () => navigate('hotel', { id: order.store.id }) }
  }

  get open() {
    return (go: Go) => go('reservation', { kind: 'hotel', id: this.order.id })
  }

  get state(): string {
    return stayStateWords()[this.order.state as StayState]
  }

  get progress(): News | undefined {
    const { state, checkIn, checkOut } = this.order
    if (state === 'waitingConfirm') return { icon: 'clock', text: words().waits }
    return state === 'confirmed' ? { icon: 'calendar', text: words().arrives(rangeText(checkIn, checkOut)) } : undefined
  }

  get name(): string {
    return words().hotel
  }
}

/** Stays in hotels as an order kind. */
export const hotelKind: OrderKindView<StaySummary, StayDetail> = {
  view: (order) => new StayView(order),
  business: () => words().hotel,
  paidFacts: (order) => [
    { label: words().checkIn, value: rangeText(order.checkIn, order.checkOut) },
    ...(order.confirmation ? [{ label: words().confirmation, value: order.confirmation }] : []),
  ],
  category: () => ({ name: words().hotel, icon: 'store' }),
}
