import type { ParcelState } from '@contract/states/parcel'
import type { Bilingual } from '../database/schema'
import type { Reply } from '../payments/provider'

/** A parcel as a tracking service is asked for it. */
export interface TrackedParcel {
  /** A key of `server/modules/mall/parcels/carriers.ts`. */
  readonly carrier: string
  readonly number: string
  /** The last four digits of the recipient's phone, where the carrier wants them. */
  readonly phone: string | null
}

/** One scan of a parcel, in the carrier's words. */
export interface Scan {
  readonly state: ParcelState
  readonly text: string
  readonly at: Date
  /** Whether it only says that the parcel was announced to the carrier. */
  readonly isLabel?: boolean
}

/** All that is known of a parcel; a later list replaces it. */
export interface TrackList {
  readonly carrier: string
  readonly number: string
  readonly scans: readonly Scan[]
}

/** The port to a service that follows parcels of many carriers. Every method but `read` talks to it over the network. */
export interface TrackingProvider {
  readonly name: 'kuaidi100' | 'kdniao'
  /** Sentences of carriers in the languages of their readers; others are shown as they are. */
  readonly translations?: ReadonlyMap<string, Bilingual>
  /** Subscribes to a parcel; repeating it changes nothing. @throws unless the service accepts it. */
  subscribe(parcel: TrackedParcel): Promise<void>
  /** Known tracking of a parcel; undefined before the first. */
  ask(parcel: TrackedParcel): Promise<TrackList | undefined>
  /** Reads a report of the service. @throws Forged when its signature is wrong. */
  read(body: string): readonly TrackList[]
  readonly accepted: Reply
  readonly refused: Reply
}

/** The last four digits of a phone; of an alias number, those after its dash. */
export function phoneTail(phone: string): string {
  const [, extension] = phone.split('-')
  return (extension ?? phone).replace(/\D/g, '').slice(-4)
}
