import { toJS } from 'mobx'
import type { OwnPackage } from '@contract/entities/merchant-package'
import { limits } from '@contract/limits'
import { yuanToFen } from '@contract/money'
import { inBothLanguages } from '@/features/merchant/in-both-languages'
import { makeModel } from '@/state'

/** An item of a package as it is typed. */
export interface TypedItem {
  zh: string
  en: string
  count: number
  /** Regular price of each, in yuan. */
  value: string
}

const emptyItem = (): TypedItem => ({ zh: '', en: '', count: 1, value: '' })

/** Contents of a package while they are edited. */
export class Contents {
  items: TypedItem[]
  /** The item in the sheet, a copy until it is done. */
  editing: TypedItem | undefined = undefined
  private place = 0

  constructor(saved: OwnPackage['contents'] = []) {
    this.items = saved.map(({ name, count, value }) => ({ ...name, count, value: (value / 100).toFixed(2) }))
    makeModel(this)
  }

  get kept(): readonly TypedItem[] {
    return toJS(this.items)
  }

  restore(items: readonly TypedItem[]): void {
    this.items = items.map((item) => ({ ...item }))
  }

  /** Opens the sheet for an item, or for a new one after the others. */
  start(place = this.items.length): void {
    const item = this.items[place]
    this.place = place
    this.editing = item ? { ...item } : emptyItem()
  }

  close(): void {
    this.editing = undefined
  }

  write(change: Partial<TypedItem>): void {
    Object.assign(this.editing ?? {}, change)
  }

  get isFine(): boolean {
    const { editing } = this
    return (
      editing !== undefined && inBothLanguages(editing.zh, editing.en).zh !== '' && Boolean(yuanToFen(editing.value))
    )
  }

  /** Takes the item in the sheet. */
  done(): void {
    if (!this.editing || !this.isFine) return
    this.items[this.place] = this.editing
    this.close()
  }

  /** Removes the item in the sheet. */
  remove(): void {
    this.items.splice(this.place, 1)
    this.close()
  }

  get isFull(): boolean {
    return this.items.length >= limits.packageItems
  }

  /** Regular price of all items, in the smallest unit. */
  get worth(): number {
    return this.items.reduce((sum, { count, value }) => sum + count * (yuanToFen(value) ?? 0), 0)
  }

  /** For the request. */
  get request() {
    return this.items.map(({ zh, en, count, value }) => ({
      name: inBothLanguages(zh, en),
      count,
      value: yuanToFen(value) ?? 0,
    }))
  }
}
