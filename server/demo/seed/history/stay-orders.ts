import type { Localized } from '@contract/settings'
import type { Actor } from '@contract/states/machine'
import type { StayEvent } from '@contract/states/stay'

/** Event of a stay, in minutes after check-in or check-out, or after it was booked. */
interface Happening {
  readonly event: StayEvent
  readonly by: Actor
  readonly after: 'booking' | 'checkIn' | 'checkOut'
  readonly minute: number
  readonly reason?: string
}

/** Scores of a hotel in stars. */
interface Opinion {
  readonly scores: {
    readonly place: number
    readonly cleanliness: number
    readonly service: number
    readonly facilities: number
  }
  readonly traveller: 'business' | 'couple' | 'family' | 'friends' | 'solo'
  readonly text: Localized
}

/** A stay that the demo's member booked; days from today on. */
export interface PastStay {
  readonly placed: number
  readonly day: number
  /** Nights; by the hour none. */
  readonly nights: number
  readonly hotel: string
  readonly room: string
  readonly rate: 'breakfast' | 'room' | 'hotel' | 'hours-4'
  readonly rooms?: number
  readonly startAt?: string
  readonly wishes?: string
  readonly byHand?: true
  readonly then: readonly Happening[]
  readonly opinion?: Opinion
}

const dayMinutes = 24 * 60

const came: Happening = { event: 'checkIn', by: 'merchant', after: 'checkIn', minute: 50 }
const left: Happening = { event: 'checkOut', by: 'merchant', after: 'checkOut', minute: -45 }

/** The member's stays: one in each state that lasts. A stay that waits for a payment or a hotel would expire. */
export const pastStays: readonly PastStay[] = [
  {
    ...{ placed: -44, day: -38, nights: 1, hotel: 'hillhouse', room: 'king', rate: 'room' },
    then: [came, left, { event: 'complete', by: 'clock', after: 'checkOut', minute: 15 * dayMinutes - 45 }],
  },
  {
    ...{ placed: -36, day: -31, nights: 2, hotel: 'qihu', room: 'king', rate: 'breakfast' },
    then: [came, left],
    opinion: {
      ...{ scores: { place: 5, cleanliness: 5, service: 4, facilities: 5 }, traveller: 'couple' },
      text: {
        en: 'The lake is right under the window, and breakfast has fresh noodles.',
        zh: '推开窗就是湖，早餐有现煮的面，很舒服。',
      },
    },
  },
  {
    ...{ placed: -30, day: -25, nights: 1, hotel: 'yunting', room: 'twin', rate: 'hotel', byHand: true },
    then: [{ event: 'noShow', by: 'clock', after: 'checkIn', minute: 4 * 60 }],
  },
  {
    ...{ placed: -28, day: -21, nights: 1, hotel: 'lane', room: 'king', rate: 'breakfast' },
    then: [{ event: 'cancelFree', by: 'customer', after: 'booking', minute: 3 * dayMinutes, reason: 'plansChanged' }],
  },
  {
    ...{ placed: -24, day: -18, nights: 1, hotel: 'lane', room: 'loft', rate: 'room' },
    then: [came, left],
    opinion: {
      ...{ scores: { place: 4, cleanliness: 4, service: 5, facilities: 3 }, traveller: 'friends' },
      text: {
        en: 'A quiet lane and a kind host; the stairs to the loft are steep.',
        zh: '巷子很安静，房东热情，就是上阁楼的楼梯有点陡。',
      },
    },
  },
  {
    ...{ placed: -13, day: -10, nights: 1, hotel: 'yunting', room: 'king', rate: 'room', byHand: true },
    then: [
      { event: 'refuse', by: 'merchant', after: 'booking', minute: 12, reason: 'We have no room of this kind left' },
    ],
  },
  {
    ...{ placed: -9, day: -7, nights: 0, hotel: 'qihu', room: 'king', rate: 'hours-4', startAt: '13:00' },
    then: [
      { ...came, minute: 10 },
      { ...left, minute: -10 },
    ],
  },
  {
    ...{ placed: -8, day: -5, nights: 1, hotel: 'hillhouse', room: 'twin', rate: 'breakfast' },
    then: [came, left],
  },
  {
    ...{ placed: -4, day: 3, nights: 1, hotel: 'lane', room: 'king', rate: 'breakfast' },
    then: [{ event: 'cannotHost', by: 'merchant', after: 'booking', minute: 3 * dayMinutes }],
  },
  { ...{ placed: -3, day: -1, nights: 2, hotel: 'qihu', room: 'twin', rate: 'hotel' }, then: [came] },
  { ...{ placed: -2, day: 12, nights: 2, hotel: 'yunting', room: 'king', rate: 'hotel', byHand: true }, then: [] },
  {
    ...{ placed: -1, day: 6, nights: 1, hotel: 'qihu', room: 'king', rate: 'breakfast', wishes: 'High floor' },
    then: [],
  },
]
