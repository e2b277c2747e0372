import { makeAutoObservable } from 'mobx'
import { limits } from '@contract/limits'
import { toast } from '@/platform/feedback'
import { back } from '@/platform/navigation'
import type { CheckoutStore } from '@/stores/checkout'
import { words, type NoteKind } from './text'

/** A note to the store or the rider, of up to 100 characters. */
export class RemarkModel {
  text: string

  constructor(
    private readonly checkout: CheckoutStore,
    readonly kind: NoteKind,
  ) {
    this.text = checkout.choices[kind]
    makeAutoObservable<this, 'checkout'>(this, { checkout: false, kind: false }, { autoBind: true })
  }

  write(text: string): void {
    this.text = text.slice(0, limits.remarkLength)
  }

  has(phrase: string): boolean {
    return this.text.includes(phrase)
  }

  /** Adds a phrase after a comma, unless it stands there or there is no room for it. */
  add(phrase: string): void {
    if (this.has(phrase)) return
    const text = this.text.trim() ? this.text.trim() + words().comma + phrase : phrase
    if (text.length > limits.remarkLength) toast(words().full)
    else this.text = text
  }

  async save(): Promise<void> {
    this.checkout.choose({ [this.kind]: this.text.trim() })
    await back()
  }
}
