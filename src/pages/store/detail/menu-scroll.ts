import { runInAction } from 'mobx'
import { limits } from '@contract/limits'
import { barOpacity } from '@/components/base/RoundButton/fade'
import { heightsOf } from '@/platform/view/measure'
import { makeModel } from '@/state'

let screens = 0

/**
 * Scroll state of the store page: opacity of the bar, whether tabs and rail are pinned, the visible category. Heights
 * and offsets are in the unit of scroll events.
 */
export class MenuScroll {
  /** Opacity of the white bar, 0 to 1. */
  bar = 0
  pinned = false
  /** Index of the visible category. */
  active = 0
  /** Scroll target; undefined before the first jump. */
  target: number | undefined = undefined
  private readonly screen = `store-${++screens}`
  private head = 0
  private tops: number[] = []
  private measuredAt = 0
  private jumpedAt = 0
  private scrolled = 0

  constructor(private readonly sections: () => number) {
    makeModel(this, 'screen', 'head', 'tops', 'measuredAt', 'jumpedAt', 'scrolled', 'sections')
  }

  /** Element names for measuring. */
  get names() {
    return { bar: `${this.screen}-bar`, head: `${this.screen}-head` }
  }

  nameOf(section: number): string {
    return `${this.screen}-${section}`
  }

  /** Measures the parts of the page, and places what depends on them. */
  async measure(): Promise<void> {
    this.measuredAt = Date.now()
    const names = Array.from({ length: this.sections() }, (_, section) => this.nameOf(section))
    const [bar = 0, head = 0, ...heights] = await heightsOf([this.names.bar, this.names.head, ...names])
    this.head = Math.max(0, head - bar)
    let top = this.head
    this.tops = heights.map((height) => (top += height) - height)
    this.place()
  }

  moved({ detail: { scrollTop } }: { detail: { scrollTop: number } }): void {
    this.scrolled = scrollTop
    if (Date.now() - this.measuredAt > limits.throttleMs) void this.measure()
    this.place()
  }

  /** Sets the bar, the pin and the visible category by the position; a single event may come before the first measurement. */
  private place() {
    const { scrolled: scrollTop } = this
    this.bar = barOpacity(this.head ? scrollTop / this.head : 0)
    this.pinned = this.head > 0 && scrollTop >= this.head - 1
    // A jump to one of the last categories cannot scroll it to the top; the tapped one stays active.
    if (Date.now() - this.jumpedAt > limits.throttleMs) this.active = this.sectionAt(scrollTop)
  }

  /** Scrolls a category to the top. */
  async jump(section: number): Promise<void> {
    this.active = section
    this.jumpedAt = Date.now()
    await this.measure()
    const top = this.tops[section]
    if (top !== undefined) this.go(top)
  }

  /** Platforms ignore an unchanged scroll target, so a repeated one is changed by an invisible amount. */
  private go(top: number) {
    runInAction(() => (this.target = this.target === top ? top + 0.5 : top))
  }

  private sectionAt(scrollTop: number): number {
    const after = this.tops.findIndex((top) => top > scrollTop + 1)
    return Math.max(0, (after < 0 ? this.tops.length : after) - 1)
  }
}
