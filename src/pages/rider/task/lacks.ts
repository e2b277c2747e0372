import type { Lack, LackReason } from '@contract/entities/delivery'
import { makeModel } from '@/state'

/** The pieces of a bag that the rider reports as missing or damaged, until the pickup is sent. */
export class LacksModel {
  items: readonly Lack[] = []
  note = ''
  /** The position of the line that is reported on; undefined while none is. */
  position: number | undefined = undefined
  quantity = 1

  constructor() {
    makeModel(this)
  }

  of(position: number | null): Lack | undefined {
    return this.items.find((lack) => lack.position === position)
  }

  /** Begins to report on a line. */
  choose(position: number): void {
    this.position = position
    this.quantity = this.of(position)?.quantity ?? 1
  }

  count(quantity: number): void {
    this.quantity = quantity
  }

  write(note: string): void {
    this.note = note
  }

  /** Reports the chosen pieces for a reason, or that they are there after all. */
  report(reason: LackReason | undefined): void {
    const { position, quantity } = this
    if (position === undefined) return
    const others = this.items.filter((lack) => lack.position !== position)
    this.items = reason ? [...others, { position, quantity, reason }] : others
  }

  /** The fields of the pickup. */
  get shown(): { lacks?: readonly Lack[]; lackNote?: string } {
    const { items, note } = this
    return items.length > 0 ? { lacks: items, ...(note !== '' && { lackNote: note }) } : {}
  }

  clear(): void {
    this.items = []
    this.note = ''
  }
}
