import { runInAction } from 'mobx'
import type { OwnTable, SeatingKind, TableHours } from '@contract/entities/reservation'
import { toast } from '@/platform/view/feedback'
import type { Api } from '@/services/api'
import { makeModel, whileBusy } from '@/state'
import { copyToAll, hoursOf, type Meal, moveMeal, proposedHours, toggleMeal, week } from './hours'
import { DaysSetup } from './days-setup'
import type { Board } from './model'
import { QueueSetup } from './queue-setup'
import { SetsSetup } from './sets-setup'
import { words } from './text'

type Rules = Board['rules']

/** Editing the tables, hours and rules of a restaurant until they are saved. */
export class Setup {
  rules: Rules
  tables: OwnTable[]
  hours: TableHours[]
  queueOpen: boolean
  readonly sets: SetsSetup
  readonly days: DaysSetup
  readonly queue: QueueSetup
  busy = false
  /** The table that is edited, by its place; its length is a new one. */
  editing: number | undefined = undefined
  /** The weekday whose hours are edited. */
  day: number | undefined = undefined

  constructor(
    private readonly api: Api,
    private readonly storeId: string,
    private board: Board,
    today: string,
    private readonly saved: (board: Board) => void,
  ) {
    this.rules = { ...board.rules }
    this.tables = board.tables.map((table) => ({ ...table }))
    this.hours = board.isSetUp ? board.hours : proposedHours
    this.queueOpen = board.queueOpen
    this.sets = new SetsSetup(board.sets, () => this.tables)
    this.days = new DaysSetup(board.exceptions, today)
    this.queue = new QueueSetup(board.queueSizes)
    makeModel(this, 'api', 'storeId', 'saved', 'sets', 'days', 'queue')
  }

  /** Whether anything differs from the saved values. */
  get isChanged(): boolean {
    const { rules, tables, queueOpen } = this.board
    const isOther =
      JSON.stringify([this.rules, this.tables, this.queueOpen]) !== JSON.stringify([rules, tables, queueOpen])
    return isOther || this.hasOtherHours || [this.sets, this.days, this.queue].some((part) => part.isChanged)
  }

  openDay(weekday: number | undefined): void {
    this.day = weekday
  }

  toggleMeal(weekday: number, meal: Meal): void {
    this.hours = toggleMeal(this.hours, weekday, meal)
  }

  moveMeal(meal: TableHours, end: 'first' | 'last', steps: number): void {
    this.hours = moveMeal(this.hours, meal, end, steps)
  }

  copyDay(weekday: number): void {
    this.hours = copyToAll(this.hours, weekday)
  }

  set<Name extends keyof Rules>(name: Name, value: Rules[Name]): void {
    this.rules = { ...this.rules, [name]: value }
  }

  setQueue(open: boolean): void {
    this.queueOpen = open
  }

  edit(index: number | undefined): void {
    this.editing = index
  }

  /** Adds a table with the next free number. */
  add(seating: SeatingKind): void {
    const names = new Set(this.tables.map(({ name }) => name))
    const number = this.tables.map((_, index) => index + 1).find((each) => !names.has(`N${each}`))
    this.tables.push({ name: `N${number ?? this.tables.length + 1}`, seating, least: 1, most: 4 })
    this.editing = this.tables.length - 1
  }

  change(index: number, change: Partial<OwnTable>): void {
    const table = this.tables[index]
    if (table) this.tables[index] = { ...table, ...change }
  }

  remove(index: number): void {
    this.tables.splice(index, 1)
    this.editing = undefined
  }

  async save(): Promise<void> {
    if (this.busy) return
    const { storeId, rules, tables, queueOpen, sets, days, queue } = this
    const hours = this.hasOtherHours ? { hours: this.hours } : {}
    const exceptions = days.isChanged ? { exceptions: [...days.list] } : {}
    const queueSizes = queue.isChanged ? { queueSizes: [...queue.list] } : {}
    const request = { storeId, rules, tables, sets: sets.kept, queueOpen, ...hours, ...exceptions, ...queueSizes }
    const saved = await whileBusy(this, () => this.api.merchant.saveTables(request))
    if (!saved) return
    toast(words().saved)
    runInAction(() => {
      this.board = saved
      this.tables = saved.tables.map((table) => ({ ...table }))
      this.hours = saved.hours
      sets.renew(saved.sets)
      days.renew(saved.exceptions)
      queue.renew(saved.queueSizes)
      this.saved(saved)
    })
  }

  /** Weekdays with hours, which a special day may take over. */
  get openWeekdays(): number[] {
    return week.filter((weekday) => hoursOf(this.hours, weekday).length > 0)
  }

  private get hasOtherHours(): boolean {
    return JSON.stringify(this.hours) !== JSON.stringify(this.board.hours)
  }
}
