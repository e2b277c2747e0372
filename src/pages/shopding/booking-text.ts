import type { BookedTable, Seating, TableSlot } from '@contract/entities/reservation'
import { datedText } from '@/features/stay/dates/days'
import { datedInstant } from '@/features/table/kind'
import { words } from './text'

/** "Sun 29 Nov 18:30, 2 guests, Main hall": what is booked. */
export const bookedText = ({ at, visitOffset, party, seating }: BookedTable): string =>
  words().booking(datedInstant(at, visitOffset), words().guestsOf(party), seating)

interface Choice {
  readonly date: string
  readonly slot: TableSlot
  readonly party: number
  readonly seating: Seating
}

/** The same for an unsaved choice, by the clock of its day. */
export const choiceText = ({ date, slot, party, seating }: Choice): string =>
  words().booking(`${datedText(date)} ${slot.time}`, words().guestsOf(party), seating.name)
