import { limits } from '@contract/limits'
import { makeModel } from '@/state'

/** Six digits typed on a keypad; `complete` is called with the last one. */
export class PayDigitsEntry {
  typed = ''

  constructor(private readonly complete: (digits: string) => unknown) {
    makeModel(this, 'complete')
  }

  type(digit: string): void {
    if (this.typed.length === limits.payPasswordLength) return
    this.typed += digit
    if (this.typed.length === limits.payPasswordLength) void this.complete(this.typed)
  }

  remove(): void {
    this.typed = this.typed.slice(0, -1)
  }

  clear(): void {
    this.typed = ''
  }
}

/** A new pay password, taken when it was typed twice (product text §5, account rules). */
export class NewPayPassword {
  /** The repeated digits differed from the first ones. */
  differed = false
  isRepeat = false
  readonly entry = new PayDigitsEntry((digits) => this.typedAll(digits))
  private first = ''

  constructor(private readonly save: (payPassword: string) => unknown) {
    makeModel(this, 'save', 'entry', 'first')
  }

  get typed(): string {
    return this.entry.typed
  }

  type(digit: string): void {
    this.differed = false
    this.entry.type(digit)
  }

  remove(): void {
    this.entry.remove()
  }

  /** Begins with the first digits again. */
  restart(): void {
    this.isRepeat = false
    this.entry.clear()
  }

  private typedAll(digits: string) {
    if (!this.isRepeat) {
      this.first = digits
      this.isRepeat = true
      this.entry.clear()
    } else if (digits === this.first) void this.save(digits)
    else {
      this.differed = true
      this.restart()
    }
  }
}
