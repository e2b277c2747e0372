import type { ComponentType } from 'react'
import type { ReservationLine, WaitlistEntry } from '@contract/entities/reservation'
import type { IconName } from '@/components/base/Icon'
import { navigate } from '@/platform/navigation/gate'

type Offer = NonNullable<WaitlistEntry['offer']>

/** Display of a kind's reservations in the list of all. */
export interface LineKind {
  readonly name: () => string
  readonly icon: IconName
  /** Names of its states. */
  readonly states: () => Readonly<Record<string, string>>
  readonly when: (line: ReservationLine) => string
  readonly open: (line: ReservationLine) => void
}

/** Display of a kind's waitlist entries in the list of all, and the booking of their offers. */
export interface WaitKind {
  readonly when: (entry: WaitlistEntry) => string
  readonly what: (entry: WaitlistEntry) => string
  readonly offered: (entry: WaitlistEntry, offer: Offer) => string
  readonly take: (entry: WaitlistEntry, offer: Offer) => void
}

/** View of one booking. */
export type BookingDetail = ComponentType<{ id: string }>

/** A kind of orders that are bookings. */
export interface BookingKind {
  readonly line: LineKind
  readonly wait: WaitKind
  readonly Detail: BookingDetail
}

export const openBooking = ({ kind, id }: ReservationLine): void => navigate('reservation', { kind, id })
