import { v7 as uuid } from 'uuid'
import type { ParcelState } from '@contract/states/parcel'
import type { Bilingual } from '../../../database/schema'

/** Tracking event of a parcel. */
export interface ParcelNews {
  readonly state: ParcelState
  readonly text: Bilingual
  readonly at: Date
  /** Whether it only says that the parcel was announced to the carrier. */
  readonly isLabel?: boolean
}

/** Known tracking of a parcel: the number of scans, and the newest one's time. */
export interface KnownNews {
  readonly count: number
  readonly newest: Date | null
}

/** A list that stands in place of the one before, its scans newest first. */
export interface StandingNews {
  readonly newest: ParcelNews
  readonly scans: readonly ParcelNews[]
}

/**
 * A carrier's list if it replaces the known one: an older one, or one equally new and no longer, does not, since lists
 * repeat and overtake each other. No scan is later than now.
 */
export function standingNews(list: readonly ParcelNews[], known: KnownNews, now: Date): StandingNews | undefined {
  const scans = list
    .map((scan) => ({ ...scan, at: scan.at > now ? now : scan.at }))
    .sort((one, other) => other.at.getTime() - one.at.getTime())
  const [newest] = scans
  if (!newest) return undefined
  const age = newest.at.getTime() - (known.newest?.getTime() ?? 0)
  return age < 0 || (age === 0 && scans.length <= known.count) ? undefined : { newest, scans }
}

/** Whether a scan, whose time is in whole seconds, precedes a time. */
export const isBefore = (scan: Date, at: Date): boolean => scan.getTime() < Math.floor(at.getTime() / 1000) * 1000

/**
 * The scans of a list from the payment of its order on. Labels may be made before it: these are left out. A
 * list whose carrier had the parcel before is that of another parcel, whatever its number: nothing of it is taken.
 */
export function newsSince(list: readonly ParcelNews[], paidAt: Date): readonly ParcelNews[] {
  const isOther = list.some(({ isLabel, at }) => !isLabel && isBefore(at, paidAt))
  return isOther ? [] : list.filter(({ at }) => !isBefore(at, paidAt))
}

/** The rows of scans of a parcel, newest first; of scans of the same second the newer has the later id. */
export const newsRows = (parcelId: string, scans: readonly ParcelNews[]) =>
  [...scans]
    .reverse()
    .map(({ state, text, at }) => ({ id: uuid(), parcel_id: parcelId, state, text: JSON.stringify(text), at }))
