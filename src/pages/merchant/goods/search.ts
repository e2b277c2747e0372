import { limits } from '@contract/limits'
import { makeModel } from '@/state'

/** Search in the list of a store's goods. */
export class ListSearch {
  /** Whether its field is shown. */
  shown = false
  /** Typed text, and the keyword of the current search. */
  typed = ''
  keyword = ''
  private timer: ReturnType<typeof setTimeout> | undefined = undefined

  /** @param begin restarts the list with `keyword` */
  constructor(private readonly begin: () => void) {
    makeModel(this, 'begin', 'timer')
  }

  start(): void {
    this.shown = true
  }

  end(): void {
    this.shown = false
    this.typed = ''
    this.find()
  }

  /** Searches after a debounce. */
  type(text: string): void {
    this.typed = text
    clearTimeout(this.timer)
    this.timer = setTimeout(this.find, limits.debounceMs)
  }

  /** Searches for the typed text. */
  find(): void {
    clearTimeout(this.timer)
    if (this.keyword === this.typed.trim()) return
    this.keyword = this.typed.trim()
    this.begin()
  }

  dispose(): void {
    clearTimeout(this.timer)
  }
}
