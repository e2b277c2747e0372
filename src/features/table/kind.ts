import { formatClock, formatDate, formatMoment } from '@contract/date'
import type { TableDetail, TableSummary } from '@contract/entities/reservation'
import type { UtcOffset } from '@contract/utc-offset'
import type { Go, News, OrderKindView, OrderView } from '@/features/order/kind'
import { datedText } from '@/features/stay/dates/days'
import { language } from '@/platform/session/language'
import { tableStateWords, words } from './text'

/** "Sun 15 Feb, 18:30", by the clock of a place. */
export function datedInstant(at: string, utcOffset: UtcOffset): string {
  const time = new Date(at)
  return `${datedText(formatDate(time, utcOffset))} ${formatClock(time, utcOffset)}`
}

type Booked = Pick<TableSummary, 'at' | 'visitOffset'>

/** Expected time of a party, by the restaurant's clock. */
export const visitText = ({ at, visitOffset }: Booked): string =>
  formatMoment(new Date(at), new Date(), language.value, visitOffset)

const whoText = ({ party, seating }: TableSummary): string => `${words().guests(party)} · ${seating}`

class TableView implements OrderView {
  readonly question = undefined
  readonly dueAt = undefined
  readonly isOnTheWay = false
  readonly buttons = {}
  readonly confirmTitle = undefined
  readonly confirmWarning = ''
  readonly does = {}

  constructor(private readonly order: TableSummary) {}

  get open() {
    return (go: Go) => go('reservation', { kind: 'table', id: this.order.id })
  }

  get state(): string {
    return tableStateWords()[this.order.state as keyof ReturnType<typeof tableStateWords>]
  }

  get name(): string {
    return words().table
  }

  /** The order is named after its restaurant, which its card names above. */
  get title(): string {
    return whoText(this.order)
  }

  /** The time, unless the progress says it. */
  get note(): string {
    return this.order.state === 'confirmed' ? '' : visitText(this.order)
  }

  get progress(): News | undefined {
    const { state } = this.order
    if (state === 'waitingConfirm') return { icon: 'clock', text: words().waits }
    return state === 'confirmed' ? { icon: 'clock', text: words().comes(visitText(this.order)) } : undefined
  }
}

/** Booked tables as an order kind. */
export const tableKind: OrderKindView<TableSummary, TableDetail> = {
  view: (order) => new TableView(order),
  paidFacts: (order) => [
    { label: words().when, value: visitText(order) },
    { label: words().who, value: whoText(order) },
  ],
  category: () => ({ name: words().table, icon: 'store' }),
}
