import type { OwnTable, TableSet } from '@contract/entities/reservation'
import { limits } from '@contract/limits'
import { makeModel } from '@/state'

/** Most tables that are joined for one party. */
const mostTables = 6

/** Sets of tables that are joined for large parties, until they are saved. */
export class SetsSetup {
  list: TableSet[] = []
  /** The set that is edited, by its place. */
  editing: number | undefined = undefined

  constructor(
    private saved: readonly TableSet[],
    private readonly tables: () => readonly OwnTable[],
  ) {
    this.list = [...saved]
    makeModel(this, 'tables')
  }

  get isChanged(): boolean {
    return JSON.stringify(this.list) !== JSON.stringify(this.saved)
  }

  /** Sets to save: two tables or more, each of which the restaurant still has. */
  get kept(): TableSet[] {
    const names = this.tables().map(({ name }) => name)
    return this.list.filter(({ tables }) => tables.length > 1 && tables.every((name) => names.includes(name)))
  }

  edit(index: number | undefined): void {
    this.editing = index
  }

  /** Adds a set of the first two tables. */
  add(): void {
    const names = this.tables().slice(0, 2)
    this.list.push({ tables: names.map(({ name }) => name), ...this.partyOf(names) })
    this.editing = this.list.length - 1
  }

  /** Adds a table to a set or removes it; the party follows the seats. */
  toggle(index: number, name: string): void {
    const set = this.list[index]
    if (!set) return
    const has = set.tables.includes(name)
    if (!has && set.tables.length >= mostTables) return
    const tables = has ? set.tables.filter((each) => each !== name) : [...set.tables, name]
    const own = this.tables().filter((each) => tables.includes(each.name))
    this.list[index] = { tables, ...this.partyOf(own) }
  }

  change(index: number, change: Partial<TableSet>): void {
    const set = this.list[index]
    if (set) this.list[index] = { ...set, ...change }
  }

  remove(index: number): void {
    this.list.splice(index, 1)
    this.editing = undefined
  }

  renew(saved: readonly TableSet[]): void {
    this.saved = saved
    this.list = [...saved]
  }

  /** Parties of joined tables: larger than each of them takes, up to the seats of all. */
  private partyOf(tables: readonly OwnTable[]): { least: number; most: number } {
    const seats = tables.map(({ most }) => most)
    const most = Math.min(
      seats.reduce((sum, each) => sum + each, 0),
      limits.tablePartyMax,
    )
    return { least: Math.max(1, Math.min(Math.max(0, ...seats) + 1, most)), most: Math.max(1, most) }
  }
}
