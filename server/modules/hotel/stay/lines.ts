import { splitFairly } from '@contract/money'
import type { LineSnapshot, RoomNightSnapshot } from '../../../database/schema'
import { Failure } from '../../../http/failure'
import { sum } from '../../pricing/amounts'
import { keptBy, type PaidNight } from '../price/cancel'

/** The room and the night of a line. */
export const roomNightOf = ({ snapshot }: { readonly snapshot: LineSnapshot }): RoomNightSnapshot =>
  snapshot as RoomNightSnapshot

/** A room-night that was not cancelled. */
export interface LiveLine extends PaidNight {
  readonly position: number
  readonly room: number
  /** Part of its price that is paid at the hotel. */
  readonly atHotel: number
}

interface Row {
  readonly position: number
  readonly quantity: number
  readonly returned_quantity: number
  readonly paid: number
  readonly snapshot: LineSnapshot
}

/** Room-nights of a stay that were not cancelled. */
export const liveLines = (rows: readonly Row[]): LiveLine[] =>
  rows
    .filter(({ quantity, returned_quantity }) => returned_quantity < quantity)
    .map((row) => {
      const { room, night, atHotel = 0 } = roomNightOf(row)
      return { position: row.position, paid: row.paid, room, night, atHotel }
    })

/** Some rooms of a stay, some of its nights; all without either. */
export interface StayPart {
  readonly rooms?: readonly number[] | undefined
  readonly nights?: readonly string[] | undefined
}

/** The live room-nights of a part. @throws Failure `stayPartUnknown` where the part names what is not there */
export function partOf(lines: readonly LiveLine[], { rooms, nights }: StayPart): LiveLine[] {
  const known = (rooms ?? []).every((room) => lines.some((line) => line.room === room))
  const kept = (nights ?? []).every((night) => lines.some((line) => line.night === night))
  const part = lines.filter(({ room, night }) => (rooms?.includes(room) ?? true) && (nights?.includes(night) ?? true))
  if (!known || !kept || part.length === 0) throw new Failure('stayPartUnknown')
  return part
}

/** Refund of each room-night under a step of a policy; `first` is the first night of the stay. */
export function backByLine(
  term: Parameters<typeof keptBy>[0],
  lines: readonly LiveLine[],
  first: string | undefined,
): number[] {
  const kept = keptBy(term, lines, first)
  if (term.kept === 'firstNight') return lines.map(({ night, paid }) => (night === first ? 0 : paid))
  const back = sum(lines, ({ paid }) => paid) - kept
  const weights = lines.map(({ paid }) => paid)
  return weights.some(Boolean) ? splitFairly(back, weights) : weights
}
