import type { MerchantNight, StayAction, StayMerchantOrder } from '@contract/entities/merchant'
import { maskPhone } from '@contract/format'
import { limits } from '@contract/limits'
import { eventsFor } from '@contract/states/machine'
import { stay, type StayState } from '@contract/states/stay'
import type { Language } from '@contract/settings'
import { minutesAfter } from '../../../clock'
import { offsetsAround } from '../../../local-time'
import type { Seal } from '../../../security/seal'
import { reasonText } from '../../order/reasons'
import type { ChangePlan } from '../change/changer'
import { daysBetween } from '../days'
import { openContact, openGuests } from '../stay/people'
import { stayReasons } from '../stay/reasons'
import { requestTexts } from '../stay/requests'
import { noShowFrom, tooEarly } from './earliest'
import type { MerchantStay, nightsOfRooms } from './queries'

const actions: readonly StayAction[] = ['accept', 'refuse', 'checkIn', 'checkOut', 'noShow', 'cannotHost']

const answers: readonly StayAction[] = ['refuseChange', 'acceptChange']

/** Change that waits for the hotel's answer. */
function changeView(row: MerchantStay, language: Language): StayMerchantOrder['change'] {
  const { asked_plan, asked_difference: difference, asked_before } = row
  if (!asked_plan || difference === null || !asked_before) return null
  const { restated, stay: changed } = asked_plan as ChangePlan
  const { check_in: checkIn, check_out: checkOut } = changed
  return { roomName: restated.title[language], checkIn, checkOut, difference, answerBefore: asked_before.toISOString() }
}

/** A stay as its hotel sees it; the whole phone only while the guest is expected or in the house. */
export function merchantStayView(row: MerchantStay, seal: Seal, language: Language, now: Date): StayMerchantOrder {
  const contact = openContact(seal, row.contact_sealed)
  const isOpen = row.state === 'confirmed' || row.state === 'checkedIn'
  const allowed: readonly string[] = eventsFor(stay, row.state as StayState, 'merchant', row.way)
  return {
    id: row.id,
    kind: 'hotel',
    number: row.number,
    state: row.state,
    placedAt: row.placed_at.toISOString(),
    utcOffset: offsetsAround(row.time_zone, row.check_in_at),
    customer: {
      name: contact.name,
      maskedPhone: maskPhone(contact.phone),
      phone: isOpen ? contact.phone : null,
      address: null,
    },
    gender: contact.gender,
    guests: openGuests(seal, row.guests_sealed),
    remark: [...requestTexts(row.requests, language), row.wishes].filter(Boolean).join(language === 'zh' ? '，' : ', '),
    paid: row.total - row.refunded,
    earned: row.earned,
    cancelReason: reasonText(stayReasons, row.cancel_reason, language),
    roomName: row.terms.roomName[language],
    roomPicture: row.terms.roomPicture,
    rateName: row.terms.rateName[language],
    way: row.way,
    checkIn: row.check_in,
    checkOut: row.check_out,
    checkInAt: row.check_in_at.toISOString(),
    checkOutAt: row.check_out_at.toISOString(),
    nights: daysBetween(row.check_in, row.check_out),
    rooms: row.rooms,
    adults: row.adults,
    children: row.child_ages.length,
    arrivalAt: row.arrival_at && row.arrival_at.toISOString(),
    late: row.late_at !== null,
    heldUntil: row.late_at === null && row.held_until ? row.held_until.toISOString() : null,
    collect: row.at_hotel,
    answerBefore:
      row.state === 'waitingConfirm' && row.since
        ? minutesAfter(row.since, limits.stayAnswerMinutes).toISOString()
        : null,
    noShowFrom: noShowFrom(row).toISOString(),
    change: changeView(row, language),
    actions: [
      ...actions.filter((action) => allowed.includes(action) && !tooEarly(action, row, now)),
      ...(row.asked_before ? answers : []),
    ],
  }
}

/** A night as its hotel sells it. */
export const nightView = (row: Awaited<ReturnType<typeof nightsOfRooms>>[number]): MerchantNight => ({
  night: row.night,
  allotment: row.allotment,
  held: row.held,
  sold: row.sold,
  price: row.price,
  closed: row.closed,
  noArrival: row.no_arrival,
  noDeparture: row.no_departure,
  leastNights: row.least_nights,
})
