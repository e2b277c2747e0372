import { toJS } from 'mobx'
import type { OwnProduct, OwnSku } from '@contract/entities/product-setup'
import { limits } from '@contract/limits'
import { yuanToFen } from '@contract/money'
import { inBothLanguages } from '@/features/merchant/in-both-languages'
import { makeModel } from '@/state'

/** A value of an axis as it is typed. */
interface TypedValue {
  readonly key: number
  zh: string
  en: string
  /** Path of its saved picture; empty for none. */
  readonly picture: string
}

/** An axis of a product, such as its colour, as it is typed. */
export interface TypedAxis {
  readonly key: number
  zh: string
  en: string
  values: TypedValue[]
}

/** A combination as it is typed; an empty text takes the value for all. */
export interface TypedSku {
  on: boolean
  price: string
  memberPrice: string
  weight: string
  stock: string
}

/** A combination of a value of each axis. */
export interface SkuRow {
  readonly key: string
  readonly choice: readonly number[]
  readonly name: { readonly zh: string; readonly en: string }
  /** The SKU that it is already; undefined for a new one. */
  readonly saved: OwnSku | undefined
  readonly typed: Readonly<TypedSku>
}

/** The variants for a draft. */
export interface KeptVariants {
  readonly axes: readonly TypedAxis[]
  readonly typed: readonly (readonly [string, TypedSku])[]
}

/** Keys of saved axes and values are the same after a reload, for drafts; new ones come after all of them. */
const axisKeys = 1000
let keys = 1_000_000
const emptyValue = (): TypedValue => ({ key: ++keys, zh: '', en: '', picture: '' })
const emptyAxis = (): TypedAxis => ({ key: ++keys, zh: '', en: '', values: [emptyValue(), emptyValue()] })
const copyOf = (axis: TypedAxis): TypedAxis => ({ ...axis, values: axis.values.map((value) => ({ ...value })) })
const isNamed = ({ zh, en }: { zh: string; en: string }): boolean => inBothLanguages(zh, en).zh !== ''
const yuan = (amount: number | null): string => (amount ? (amount / 100).toFixed(2) : '')
const isFineMoney = (text: string): boolean => text.trim() === '' || Boolean(yuanToFen(text))
const isFineCount = (text: string, max: number): boolean =>
  text.trim() === '' || (/^\d+$/.test(text) && Number(text) <= max)

const typedSku = ({ price, memberPrice, weight }: OwnSku): TypedSku => {
  return { on: true, price: yuan(price), memberPrice: yuan(memberPrice), weight: String(weight), stock: '' }
}

const everyCombination = (axes: readonly TypedAxis[]): number[][] =>
  axes.reduce<number[][]>(
    (combinations, { values }) => combinations.flatMap((choice) => values.map((_, index) => [...choice, index])),
    [[]],
  )

/** The axes of a product while they are edited, and the combinations of their values. */
export class Variants {
  axes: TypedAxis[]
  /** The axis in the sheet, a copy until it is done. */
  axis: TypedAxis | undefined = undefined
  /** The combination in the sheet, a copy until it is done. */
  sku: { readonly row: SkuRow; readonly typed: TypedSku } | undefined = undefined
  private place = 0
  private typed = new Map<string, TypedSku>()
  /** SKUs as they were saved, with the keys of their values. */
  private readonly saved: readonly { readonly sku: OwnSku; readonly keys: readonly number[] }[]
  private readonly savedKeys: ReadonlySet<number>

  constructor(product: Pick<OwnProduct, 'axes' | 'skus'> | null) {
    this.axes = (product?.axes ?? []).map(({ name, values }, axis) => ({
      key: axis,
      ...name,
      values: values.map((value, index) => {
        return { key: axis * axisKeys + index, ...value.name, picture: value.picture?.path ?? '' }
      }),
    }))
    const keysOf = ({ choice }: OwnSku) => choice.flatMap((index, axis) => this.axes[axis]?.values[index]?.key ?? [])
    this.saved = (product?.skus ?? []).map((sku) => ({ sku, keys: keysOf(sku) }))
    this.savedKeys = new Set(this.axes.flatMap(({ values }) => values.map(({ key }) => key)))
    makeModel(this, 'saved', 'savedKeys')
  }

  get kept(): KeptVariants {
    return { axes: toJS(this.axes), typed: [...toJS(this.typed)] }
  }

  restore({ axes, typed }: KeptVariants): void {
    this.axes = axes.map(copyOf)
    this.typed = new Map(typed.map(([key, sku]) => [key, { ...sku }]))
    keys = Math.max(keys, ...axes.flatMap(({ key, values }) => [key, ...values.map((value) => value.key)]))
  }

  /** Opens the sheet for an axis, or for a new one after the others. */
  startAxis(place = this.axes.length): void {
    const axis = this.axes[place]
    this.place = place
    this.axis = axis ? copyOf(axis) : emptyAxis()
  }

  closeAxis(): void {
    this.axis = undefined
  }

  writeAxis(change: Partial<Pick<TypedAxis, 'zh' | 'en'>>): void {
    Object.assign(this.axis ?? {}, change)
  }

  writeValue(key: number, change: Partial<Pick<TypedValue, 'zh' | 'en'>>): void {
    Object.assign(this.axis?.values.find((value) => value.key === key) ?? {}, change)
  }

  addValue(): void {
    this.axis?.values.push(emptyValue())
  }

  removeValue(key: number): void {
    if (this.axis) this.axis.values = this.axis.values.filter((value) => value.key !== key)
  }

  /** Whether the axis in the sheet is complete. */
  get isAxisFine(): boolean {
    const { axis } = this
    return axis !== undefined && isNamed(axis) && axis.values.length > 0 && axis.values.every(isNamed)
  }

  takeAxis(): void {
    if (!this.axis || !this.isAxisFine) return
    this.axes[this.place] = this.axis
    this.closeAxis()
  }

  removeAxis(): void {
    this.axes.splice(this.place, 1)
    this.closeAxis()
  }

  /** Whether the values have more combinations than a product may have. */
  get isTooMany(): boolean {
    return this.axes.reduce((count, { values }) => count * values.length, 1) > limits.skusOfProduct
  }

  /** All combinations in order; none while there are too many. */
  get rows(): SkuRow[] {
    if (this.isTooMany) return []
    const left = [...this.saved]
    return everyCombination(this.axes).map((choice) => {
      const values = choice.flatMap((index, axis) => this.axes[axis]?.values[index] ?? [])
      const valueKeys = values.map(({ key }) => key)
      const found = left.findIndex((saved) => isWithin(saved.keys, valueKeys) || isWithin(valueKeys, saved.keys))
      const saved = found < 0 ? undefined : left.splice(found, 1)[0]?.sku
      const key = valueKeys.join()
      // A combination that was not sold stays so.
      const on = saved !== undefined || this.saved.length === 0 || valueKeys.some((each) => !this.savedKeys.has(each))
      const fresh = saved ? typedSku(saved) : { on, price: '', memberPrice: '', weight: '', stock: '' }
      const names = values.map(({ zh, en }) => inBothLanguages(zh, en))
      const name = { zh: names.map(({ zh }) => zh).join('，'), en: names.map(({ en }) => en).join(', ') }
      return { key, choice, name, saved, typed: this.typed.get(key) ?? fresh }
    })
  }

  /** Combinations that are sold. */
  get sold(): SkuRow[] {
    return this.rows.filter(({ typed }) => typed.on)
  }

  startSku(row: SkuRow): void {
    this.sku = { row, typed: { ...row.typed } }
  }

  closeSku(): void {
    this.sku = undefined
  }

  writeSku(change: Partial<TypedSku>): void {
    Object.assign(this.sku?.typed ?? {}, change)
  }

  /** Whether the combination in the sheet has amounts and numbers alone. */
  get isSkuFine(): boolean {
    const { price, memberPrice, weight, stock } = this.sku?.typed ?? {}
    return (
      [price, memberPrice].every((text = '') => isFineMoney(text)) &&
      isFineCount(weight ?? '', limits.gramsMax) &&
      isFineCount(stock ?? '', limits.stockMax)
    )
  }

  takeSku(): void {
    if (!this.sku || !this.isSkuFine) return
    this.typed.set(this.sku.row.key, { ...this.sku.typed })
    this.closeSku()
  }

  /** The axes for the request. */
  get request() {
    return this.axes.map(({ zh, en, values }) => ({
      name: inBothLanguages(zh, en),
      values: values.map((value) => ({
        name: inBothLanguages(value.zh, value.en),
        ...(value.picture && { picture: value.picture }),
      })),
    }))
  }
}

/** Whether all keys of one combination are among those of another. */
const isWithin = (some: readonly number[], others: readonly number[]): boolean =>
  some.every((key) => others.includes(key))
