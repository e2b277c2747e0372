import type { ReservationContact, RestaurantRef, Seating, TableBooking } from '@contract/entities/reservation'
import { maskPhone } from '@contract/format'
import type { Language } from '@contract/settings'
import { limits } from '@contract/limits'
import { minutesAfter } from '../../clock'
import type { Seal } from '../../security/seal'
import { offsetsAround } from '../../local-time'
import type { Viewer } from '../order/kind/viewer'
import type { Booking, Restaurant, SeatingRow } from './queries'

/** A restaurant in a language. */
export function restaurantView(row: Restaurant, language: Language): RestaurantRef {
  const { id, name, logo, rating, phone, address, latitude, longitude, opening_hours: hours } = row
  return {
    id,
    name: name[language],
    logo,
    rating: rating / 10,
    phone,
    address: address[language],
    hours: hours.map(({ open, close }) => `${open}–${close}`).join(', '),
    latitude,
    longitude,
  }
}

export const seatingView = (
  { id, kind, name, note, minimum_spend }: SeatingRow,
  units: readonly { readonly seatingId: string; readonly least: number; readonly most: number }[],
  language: Language,
): Seating => {
  const own = units.filter(({ seatingId }) => seatingId === id)
  return {
    id,
    kind,
    name: name[language],
    note: note[language],
    minimumSpend: minimum_spend,
    least: Math.min(...own.map(({ least }) => least)),
    most: Math.max(...own.map(({ most }) => most)),
  }
}

/** Contact of a booking; blank once the account is closed. */
export function contactOf(seal: Seal, sealed: string | null): ReservationContact {
  if (sealed === null) return { title: 'mr', name: '', phone: '' }
  return JSON.parse(seal.open(sealed)) as ReservationContact
}

/** The part of a booking that lists show. */
export const bookingView = (row: Booking, { language }: Pick<Viewer, 'language'>) => ({
  at: row.at.toISOString(),
  visitOffset: offsetsAround(row.time_zone, row.at),
  party: row.party,
  seating: row.seating[language],
})

/** Retained part of a deposit when a booking is cancelled at a time. */
export const keptOf = ({ free_until }: Pick<Booking, 'free_until'>, deposit: number, now: Date): number =>
  now < free_until ? 0 : deposit

/** The orders in which a restaurant still has to do with the party, and may call it. */
const callable = ['waitingConfirm', 'confirmed', 'seated']

/** An order with its booking, as the restaurant lists it. */
export interface BookedOrder extends Booking {
  readonly number: string
  readonly state: TableBooking['state']
  readonly total: number
  readonly variant: string | null
  readonly since: Date
}

/** A booking as its restaurant sees it. */
export function merchantView(row: BookedOrder, seal: Seal, language: Language): TableBooking {
  const { title, name, phone } = contactOf(seal, row.contact_sealed)
  return {
    id: row.order_id,
    number: row.number,
    state: row.state,
    at: row.at.toISOString(),
    party: row.party,
    seating: row.seating[language],
    tables: row.tables,
    customer: { title, name, maskedPhone: maskPhone(phone), phone: callable.includes(row.state) ? phone : null },
    note: row.note,
    heldUntil: row.held_until.toISOString(),
    lateAt: row.late_at?.toISOString() ?? null,
    deposit: row.total,
    depositKind: row.variant === 'back' ? 'back' : 'offBill',
    answerBefore:
      row.state === 'waitingConfirm' ? minutesAfter(row.since, limits.confirmTableMinutes).toISOString() : null,
  }
}
