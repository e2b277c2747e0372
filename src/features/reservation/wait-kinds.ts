import { formatClock } from '@contract/date'
import { plural } from '@contract/format'
import type { WaitlistEntry } from '@contract/entities/reservation'
import { rangeText } from '@/features/stay/dates/days'
import { words as stayWords } from '@/features/stay/text'
import { datedInstant } from '@/features/table/kind'
import { dictionary } from '@/i18n'
import { navigate } from '@/platform/navigation/gate'

type Offer = NonNullable<WaitlistEntry['offer']>

/** Display of a waitlist entry in the list of all, by its kind of order, and the booking of its offer. */
interface WaitKind {
  readonly when: (entry: WaitlistEntry) => string
  readonly what: (entry: WaitlistEntry) => string
  readonly offered: (entry: WaitlistEntry, offer: Offer) => string
  readonly take: (entry: WaitlistEntry, offer: Offer) => void
}

const words = dictionary({
  en: {
    guests: (count: number) => plural(count, 'guest'),
    table: (when: string, name: string) => `A table is free: ${when}, ${name}`,
    room: (name: string) => `Your room is free: ${name}`,
  },
  zh: {
    guests: (count) => `${count}人`,
    table: (when, name) => `有空位了：${when}，${name}`,
    room: (name) => `有房了：${name}`,
  },
})

const table: WaitKind = {
  when: ({ from, until, utcOffset }) =>
    datedInstant(from, utcOffset) + (from === until ? '' : `–${formatClock(new Date(until), utcOffset)}`),
  what: ({ party }) => words().guests(party),
  offered: ({ utcOffset }, { at, name }) => words().table(datedInstant(at, utcOffset), name),
  take: ({ id: waitlist, store, party }, { at, itemId: seating }) =>
    navigate('tableConfirm', { store: store.id, party: String(party), at, seating, waitlist }),
}

const stay: WaitKind = {
  when: ({ stay: wish }) => (wish ? rangeText(wish.checkIn, wish.checkOut) : ''),
  what: ({ stay: wish }) => (wish ? `${wish.roomName} · ${stayWords().rooms(wish.rooms)}` : ''),
  offered: (_, { name }) => words().room(name),
  take: ({ id: waitlist, stay: wish }, { itemId: rate }) => {
    if (!wish) return
    const { checkIn, checkOut, rooms, adults, childAges } = wish
    const ages = childAges.length > 0 ? { ages: childAges.join(',') } : {}
    const party = { rooms: String(rooms), adults: String(adults), ...ages }
    navigate('hotelConfirm', { rate, checkIn, checkOut, ...party, waitlist })
  },
}

const kinds: Readonly<Record<string, WaitKind | undefined>> = { hotel: stay, table }

/** Display of a waitlist entry by its kind; an unknown kind is shown like a table. */
export const waitKindOf = (kind: string): WaitKind => kinds[kind] ?? table
