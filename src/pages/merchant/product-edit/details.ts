import { toJS } from 'mobx'
import type { OwnDetail } from '@contract/entities/product-setup'
import { inBothLanguages } from '@/features/merchant/in-both-languages'
import { makeModel } from '@/state'

/** A detail of a product, such as its material, as it is typed. */
export interface TypedDetail {
  readonly nameZh: string
  readonly nameEn: string
  readonly valueZh: string
  readonly valueEn: string
}

const empty: TypedDetail = { nameZh: '', nameEn: '', valueZh: '', valueEn: '' }

/** The details of a product while they are edited. */
export class Details {
  all: TypedDetail[]
  /** The detail in the sheet, a copy until it is done. */
  typed: TypedDetail | undefined = undefined
  private place = 0

  constructor(saved: readonly OwnDetail[]) {
    this.all = saved.map(({ name, value }) => {
      return { nameZh: name.zh, nameEn: name.en, valueZh: value.zh, valueEn: value.en }
    })
    makeModel(this)
  }

  get kept(): readonly TypedDetail[] {
    return toJS(this.all)
  }

  restore(kept: readonly TypedDetail[]): void {
    this.all = kept.map((each) => ({ ...each }))
  }

  /** Opens the sheet for a detail, or for a new one after the others. */
  start(place = this.all.length): void {
    this.place = place
    this.typed = { ...(this.all[place] ?? empty) }
  }

  close(): void {
    this.typed = undefined
  }

  write(change: Partial<TypedDetail>): void {
    if (this.typed) this.typed = { ...this.typed, ...change }
  }

  /** Whether the detail in the sheet has a name and a value. */
  get isFine(): boolean {
    const { typed } = this
    return typed !== undefined && nameOf(typed).zh !== '' && valueOf(typed).zh !== ''
  }

  take(): void {
    if (!this.typed || !this.isFine) return
    this.all[this.place] = this.typed
    this.close()
  }

  remove(): void {
    this.all.splice(this.place, 1)
    this.close()
  }

  /** The details for the request. */
  get request(): OwnDetail[] {
    return this.all.map((each) => ({ name: nameOf(each), value: valueOf(each) }))
  }
}

export const nameOf = ({ nameZh, nameEn }: TypedDetail) => inBothLanguages(nameZh, nameEn)
export const valueOf = ({ valueZh, valueEn }: TypedDetail) => inBothLanguages(valueZh, valueEn)
