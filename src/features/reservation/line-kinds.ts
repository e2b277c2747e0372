import { formatDate } from '@contract/date'
import type { ReservationLine } from '@contract/entities/reservation'
import type { UtcOffset } from '@contract/utc-offset'
import { dictionary } from '@/i18n'
import { rangeText } from '@/features/stay/dates/days'
import { stayStateWords } from '@/features/stay/text'
import { datedInstant } from '@/features/table/kind'
import { numberStateWords, tableStateWords } from '@/features/table/text'
import { navigate } from '@/platform/navigation/gate'
import type { IconName } from '@/components/base/Icon'

/** Display of a kind's reservations in the list of all. */
export interface LineKind {
  readonly name: () => string
  readonly icon: IconName
  /** Names of its states. */
  readonly states: () => Readonly<Record<string, string>>
  readonly when: (line: ReservationLine) => string
  readonly open: (line: ReservationLine) => void
}

const words = dictionary({
  en: { stay: 'Stays', table: 'Tables', number: 'Queues' },
  zh: { stay: '住宿', table: '订座', number: '排号' },
})

const openBooking = ({ kind, id }: ReservationLine) => navigate('reservation', { kind, id })
const dayOf = (at: string, utcOffset: UtcOffset) => formatDate(new Date(at), utcOffset)

/** The kinds of reservations in the order of their tabs; a new kind is one entry. */
export const lineKinds: Readonly<Record<string, LineKind>> = {
  hotel: {
    name: () => words().stay,
    icon: 'bed-double',
    states: stayStateWords,
    when: ({ at, until, utcOffset }) => rangeText(dayOf(at, utcOffset), dayOf(until ?? at, utcOffset)),
    open: openBooking,
  },
  table: {
    name: () => words().table,
    icon: 'utensils',
    states: tableStateWords,
    when: ({ at, utcOffset }) => datedInstant(at, utcOffset),
    open: openBooking,
  },
  number: {
    name: () => words().number,
    icon: 'receipt-text',
    states: numberStateWords,
    when: ({ at, utcOffset }) => datedInstant(at, utcOffset),
    open: ({ store }) => navigate('queue', { id: store.id }),
  },
}

/** A kind by its name; undefined for one that this app does not know. */
export const lineKindOf = (kind: string): LineKind | undefined => lineKinds[kind]
