import { toJS } from 'mobx'
import type { MerchantGoods, MerchantOptions } from '@contract/entities/merchant-shop'
import { yuanToFen } from '@contract/money'
import { inBothLanguages } from '@/features/merchant/in-both-languages'
import { makeModel } from '@/state'

export interface TypedOption {
  readonly key: number
  zh: string
  en: string
  /** Surcharge in yuan; empty for none. */
  extra: string
  soldOut: boolean
}

/** A group of options as it is typed. */
export interface TypedGroup {
  zh: string
  en: string
  required: boolean
  max: number
  options: TypedOption[]
}

/** The groups for a draft; nothing while they are as they were saved. */
export type KeptGroups = readonly TypedGroup[] | null

let keys = 0
const emptyOption = (): TypedOption => ({ key: ++keys, zh: '', en: '', extra: '', soldOut: false })
const emptyGroup = (): TypedGroup => ({
  zh: '',
  en: '',
  required: true,
  max: 1,
  options: [emptyOption(), emptyOption()],
})

const typedOf = ({ name, options, ...rest }: MerchantOptions): TypedGroup => ({
  ...name,
  ...rest,
  options: options.map(({ name: text, priceDelta, soldOut }) => ({
    key: ++keys,
    ...text,
    extra: priceDelta === 0 ? '' : (priceDelta / 100).toFixed(2),
    soldOut,
  })),
})

const named = ({ zh, en }: { zh: string; en: string }): boolean => inBothLanguages(zh, en).zh !== ''
/** In fen; undefined for an invalid amount. */
const extraOf = ({ extra }: TypedOption) => (extra.trim() === '' ? 0 : yuanToFen(extra))

/** The groups of options of an item while they are edited. */
export class Groups {
  all: TypedGroup[]
  /** The group in the sheet, a copy until it is done. */
  editing: TypedGroup | undefined = undefined
  /** Whether anything differs from the saved values. */
  changed = false
  private place = 0

  constructor(saved: MerchantGoods['groups'] = []) {
    this.all = saved.map(typedOf)
    makeModel(this)
  }

  get kept(): KeptGroups {
    return this.changed ? toJS(this.all) : null
  }

  /** Takes the groups of a draft. */
  restore(kept: KeptGroups): void {
    if (!kept) return
    this.all = kept.map((group) => ({ ...group, options: group.options.map((option) => ({ ...option, key: ++keys })) }))
    this.changed = true
  }

  /** Opens the sheet for a group, or for a new one after the others. */
  start(place = this.all.length): void {
    const group = this.all[place]
    this.place = place
    this.editing = group ? { ...group, options: group.options.map((option) => ({ ...option })) } : emptyGroup()
  }

  close(): void {
    this.editing = undefined
  }

  /** Changes the group in the sheet. */
  write(change: Partial<Omit<TypedGroup, 'options'>>): void {
    Object.assign(this.editing ?? {}, change)
  }

  /** Changes an option of the group in the sheet. */
  writeOption(key: number, change: Partial<TypedOption>): void {
    const option = this.editing?.options.find((each) => each.key === key)
    Object.assign(option ?? {}, change)
  }

  addOption(): void {
    this.editing?.options.push(emptyOption())
  }

  removeOption(key: number): void {
    if (!this.editing) return
    this.editing.options = this.editing.options.filter((option) => option.key !== key)
  }

  /** Whether the group in the sheet is complete: a name, and at least one choice, each with a name and an amount. */
  get isFine(): boolean {
    const { editing } = this
    return (
      editing !== undefined &&
      named(editing) &&
      editing.options.length > 0 &&
      editing.options.every((option) => named(option) && extraOf(option) !== undefined)
    )
  }

  /** Takes the group in the sheet. */
  done(): void {
    if (!this.editing || !this.isFine) return
    this.all[this.place] = this.editing
    this.changed = true
    this.close()
  }

  /** Removes the group in the sheet. */
  remove(): void {
    this.changed ||= this.place < this.all.length
    this.all.splice(this.place, 1)
    this.close()
  }

  /** For the request. */
  get request(): MerchantOptions[] {
    return this.all.map(({ zh, en, required, max, options }) => ({
      name: inBothLanguages(zh, en),
      required,
      max: Math.min(max, options.length),
      options: options.map((option) => ({
        name: inBothLanguages(option.zh, option.en),
        priceDelta: extraOf(option) ?? 0,
        soldOut: option.soldOut,
      })),
    }))
  }
}
