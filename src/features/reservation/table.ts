import { formatClock } from '@contract/date'
import { plural } from '@contract/format'
import { datedInstant } from '@/features/table/kind'
import { tableStateWords } from '@/features/table/text'
import { dictionary } from '@/i18n'
import { navigate } from '@/platform/navigation/gate'
import { TableDetail } from './details'
import { type BookingKind, openBooking } from './kind'

const words = dictionary({
  en: {
    name: 'Tables',
    guests: (count: number) => plural(count, 'guest'),
    table: (when: string, name: string) => `A table is free: ${when}, ${name}`,
  },
  zh: {
    name: '订座',
    guests: (count) => `${count}人`,
    table: (when, name) => `有空位了：${when}，${name}`,
  },
})

export const tableBooking: BookingKind = {
  line: {
    name: () => words().name,
    icon: 'utensils',
    states: tableStateWords,
    when: ({ at, utcOffset }) => datedInstant(at, utcOffset),
    open: openBooking,
  },
  wait: {
    when: ({ from, until, utcOffset }) =>
      datedInstant(from, utcOffset) + (from === until ? '' : `–${formatClock(new Date(until), utcOffset)}`),
    what: ({ party }) => words().guests(party),
    offered: ({ utcOffset }, { at, name }) => words().table(datedInstant(at, utcOffset), name),
    take: ({ id: waitlist, store, party }, { at, itemId: seating }) =>
      navigate('tableConfirm', { store: store.id, party: String(party), at, seating, waitlist }),
  },
  Detail: TableDetail,
}
