import type { Transaction } from 'kysely'
import type { ParcelState } from '@contract/states/parcel'
import type { Context } from '../../../context'
import type { Database } from '../../../database/schema'
import { phoneTail } from '../../../tracking/provider'
import { openAddress } from '../../address/snapshot'
import { carrierOf } from './carriers'
import type { ParcelDesk } from './desk'
import type { ParcelNews } from './news'
import * as queries from './queries'

type Tx = Transaction<Database>

/** A parcel on its way, as tracking sees it. */
export interface FollowedParcel {
  readonly state: ParcelState
  readonly carrier: string
  readonly number: string
  /** The end of a phone that its carrier wants; null where it wants none. */
  readonly phone: string | null
  readonly leftAt: Date
  readonly heardAt: Date | null
  /** Whether nobody waits for it any more. */
  readonly over: boolean
}

/** Parcels that tracking follows, either those of orders or those on their way back. */
export interface FollowedParcels {
  /** Begins the kinds of their jobs. */
  readonly name: 'parcel' | 'return'
  /** Calls back, in the same transaction, for each parcel that leaves. */
  onLeft(listener: (tx: Tx, id: string) => Promise<void>): void
  /** A parcel; undefined before it has left. */
  find(id: string): Promise<FollowedParcel | undefined>
  /** The ids of those that left under a number with a carrier, in the order in which they are locked. */
  named(carrier: string, number: string): Promise<readonly string[]>
  noteAsked(tx: Tx, id: string, now: Date): Promise<void>
  /** Replaces a parcel's tracking events by a carrier's list. */
  take(tx: Tx, id: string, list: readonly ParcelNews[]): Promise<void>
}

/** The end of a phone, where a carrier wants one. */
export const tailFor = (carrier: string, phone: () => string): string | null =>
  carrierOf(carrier)?.wantsPhone ? phoneTail(phone()) : null

/** The parcels of orders. */
export function orderedParcels({ db, seal }: Pick<Context, 'db' | 'seal'>, desk: ParcelDesk): FollowedParcels {
  return {
    name: 'parcel',
    onLeft: (listener) => desk.onShipped(listener),
    noteAsked: queries.noteAsked,
    take: (tx, id, list) => desk.take(tx, id, list),
    named: async (carrier, number) => (await queries.parcelsByNumber(db, carrier, number)).map(({ id }) => id),
    find: async (id) => {
      const row = await queries.trackedParcel(db, id)
      if (!row?.carrier || !row.tracking_number || !row.shipped_at) return undefined
      const { carrier, tracking_number: number, shipped_at: leftAt, heard_at: heardAt, state, phase } = row
      const phone = tailFor(carrier, () => openAddress(seal, row.address_sealed, 'zh', 'whole').mobile)
      return { state, carrier, number, phone, leftAt, heardAt, over: phase !== 'inProgress' }
    },
  }
}
