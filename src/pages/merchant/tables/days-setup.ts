import type { TableException } from '@contract/entities/reservation'
import { limits } from '@contract/limits'
import { addDays } from '@/features/stay/dates/days'
import { makeModel } from '@/state'

/** Days on which a restaurant is closed or open as on another weekday, until they are saved. */
export class DaysSetup {
  list: TableException[] = []
  /** The day that is edited. */
  editing: string | undefined = undefined

  constructor(
    private saved: readonly TableException[],
    readonly today: string,
  ) {
    this.list = [...saved]
    makeModel(this, 'today')
  }

  get isChanged(): boolean {
    return JSON.stringify(this.list) !== JSON.stringify(this.saved)
  }

  get isFull(): boolean {
    return this.list.length >= limits.tableExceptions
  }

  edit(day: string | undefined): void {
    this.editing = day
  }

  /** Adds the first day without an exception, closed. */
  add(): void {
    let day = this.today
    while (this.has(day)) day = addDays(day, 1)
    this.set([...this.list, { day, asWeekday: null }])
    this.editing = day
  }

  /** Moves an exception to the next day without one, back or ahead, but never before today. */
  move(day: string, step: 1 | -1): void {
    let to = addDays(day, step)
    while (this.has(to)) to = addDays(to, step)
    if (to < this.today) return
    this.set(this.list.map((each) => (each.day === day ? { ...each, day: to } : each)))
    this.editing = to
  }

  /** Closes a day, or opens it as on a weekday. */
  open(day: string, asWeekday: number | null): void {
    this.set(this.list.map((each) => (each.day === day ? { day, asWeekday } : each)))
  }

  remove(day: string): void {
    this.set(this.list.filter((each) => each.day !== day))
    this.editing = undefined
  }

  renew(saved: readonly TableException[]): void {
    this.saved = saved
    this.list = [...saved]
  }

  private has(day: string): boolean {
    return this.list.some((each) => each.day === day)
  }

  private set(list: readonly TableException[]): void {
    this.list = [...list].sort((one, other) => (one.day < other.day ? -1 : 1))
  }
}
