import { formatDate } from '@contract/date'
import type { UtcOffset } from '@contract/utc-offset'
import { rangeText } from '@/features/stay/dates/days'
import { stayStateWords, words as stayWords } from '@/features/stay/text'
import { dictionary } from '@/i18n'
import { navigate } from '@/platform/navigation/gate'
import { StayDetail } from './details'
import { type BookingKind, openBooking } from './kind'

const words = dictionary({
  en: { name: 'Stays', room: (name: string) => `Your room is free: ${name}` },
  zh: { name: '住宿', room: (name) => `有房了：${name}` },
})

const dayOf = (at: string, utcOffset: UtcOffset) => formatDate(new Date(at), utcOffset)

export const hotelBooking: BookingKind = {
  line: {
    name: () => words().name,
    icon: 'bed-double',
    states: stayStateWords,
    when: ({ at, until, utcOffset }) => rangeText(dayOf(at, utcOffset), dayOf(until ?? at, utcOffset)),
    open: openBooking,
  },
  wait: {
    when: ({ stay }) => (stay ? rangeText(stay.checkIn, stay.checkOut) : ''),
    what: ({ stay }) => (stay ? `${stay.roomName} · ${stayWords().rooms(stay.rooms)}` : ''),
    offered: (_, { name }) => words().room(name),
    take: ({ id: waitlist, stay }, { itemId: rate }) => {
      if (!stay) return
      const { checkIn, checkOut, rooms, adults, childAges } = stay
      const ages = childAges.length > 0 ? { ages: childAges.join(',') } : {}
      const party = { rooms: String(rooms), adults: String(adults), ...ages }
      navigate('hotelConfirm', { rate, checkIn, checkOut, ...party, waitlist })
    },
  },
  Detail: StayDetail,
}
