import type { Parcel } from '@contract/entities/order'
import type { ParcelState } from '@contract/states/parcel'
import { parcelStateWords, parcelWords } from './text'

type Tone = 'plain' | 'moving' | 'warn' | 'bad' | 'good'

const tones: Readonly<Record<ParcelState, Tone>> = {
  toShip: 'plain',
  shipped: 'moving',
  inTransit: 'moving',
  outForDelivery: 'moving',
  locker: 'moving',
  delivered: 'good',
  problem: 'bad',
  refused: 'bad',
  returned: 'plain',
  lost: 'bad',
  cancelled: 'plain',
}

/** Name and tone of a parcel's state; a parcel without a scan for a day is marked so. */
export const stateOf = ({ state, quiet }: Pick<Parcel, 'state' | 'quiet'>): { text: string; tone: Tone } =>
  quiet && tones[state] === 'moving'
    ? { text: parcelWords().quiet, tone: 'warn' }
    : { text: parcelStateWords()[state], tone: tones[state] }

/** How far along its way a parcel is drawn, from 0 to 1; null for one that has not left or goes nowhere. */
export const progressOf: Readonly<Record<ParcelState, number | null>> = {
  toShip: null,
  shipped: 0.12,
  inTransit: 0.45,
  outForDelivery: 0.75,
  locker: 1,
  delivered: 1,
  problem: 0.45,
  refused: 1,
  returned: 0.12,
  lost: null,
  cancelled: null,
}
