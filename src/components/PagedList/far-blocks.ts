import { makeAutoObservable, observable } from 'mobx'
import type { Place } from '@/platform/measure'

export interface Surroundings {
  /** Where the blocks with these numbers stand, as far as they are there. */
  placesOf: (blocks: readonly number[]) => Promise<readonly (Place | undefined)[]>
  viewHeight: () => number
  /** Between two blocks that come back, so that each is handed over by itself. */
  everyMs: number
}

/** In heights of the view: rows come back before they are `near`, and go when they are `far`, above it or below. */
const screens = { near: 1, far: 1.75, betweenLooks: 0.25 }

/** Which blocks of a list have given their rows back, since they are far from the view, and how high they were. */
export class FarBlocks {
  /** The height of each block that is an empty box now. */
  readonly given = observable.map<number, number>()
  /** The height of each block when it was last seen. */
  private heights: number[] = []
  /** Blocks that should be drawn again, the nearest to the view first. */
  private wanted: readonly number[] = []
  private count = 0
  private lookedAt = 0
  private looking = false
  private lookAgain = false
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly around: Surroundings) {
    type Plain = 'around' | 'heights' | 'count' | 'lookedAt' | 'looking' | 'lookAgain' | 'timer' | 'numbers'
    const plain: Record<Plain, false> = {
      around: false, heights: false, count: false, lookedAt: false,
      looking: false, lookAgain: false, timer: false, numbers: false,
    } // prettier-ignore
    makeAutoObservable<this, Plain>(this, plain, { autoBind: true })
  }

  /** Whether rows are on their way back; what else would be drawn had better wait. */
  get returning(): boolean {
    return this.wanted.length > 0
  }

  /** The list has so many blocks now. */
  resize(count: number): void {
    const fewer = count < this.count
    this.count = count
    if (!fewer) return
    this.heights.length = Math.min(this.heights.length, count)
    for (const block of [...this.given.keys()]) if (block >= count) this.given.delete(block)
    void this.look()
  }

  /** The body around was scrolled to `top`. */
  moved(top: number): void {
    if (Math.abs(top - this.lookedAt) < screens.betweenLooks * this.around.viewHeight()) return
    this.lookedAt = top
    void this.look()
  }

  close(): void {
    clearTimeout(this.timer)
    this.count = 0
  }

  private async look() {
    this.lookAgain = this.looking
    if (this.looking) return
    this.looking = true
    const drawn = this.numbers.filter((block) => !this.given.has(block))
    // An empty box has a place too, if there are no others.
    const asked = drawn.length > 0 ? drawn : this.numbers.slice(0, 1)
    const places = await this.around.placesOf(asked)
    this.looking = false
    this.sort(asked, places)
    if (this.lookAgain) await this.look()
  }

  private get numbers(): number[] {
    return Array.from({ length: this.count }, (_, block) => block)
  }

  /** Empties what is far, and wants back what is near; those that were asked about stand at `places`. */
  private sort(asked: readonly number[], places: readonly (Place | undefined)[]) {
    const seen = asked.flatMap((block, index) => {
      const { top, height } = places[index] ?? {}
      return top === undefined || !height || block >= this.count ? [] : [{ block, top, height }]
    })
    for (const { block, height } of seen) this.heights[block] = height
    const [first] = seen
    if (!first) return
    const distances = this.distances(first)
    for (const { block, height } of seen) if ((distances[block] ?? 0) > screens.far) this.given.set(block, height)
    this.wanted = [...this.given.keys()]
      .filter((block) => (distances[block] ?? 0) < screens.near)
      .sort((one, other) => (distances[one] ?? 0) - (distances[other] ?? 0))
    if (this.timer === undefined) this.drawNext()
  }

  /** How far from the view each block is, in heights of the view: they stand one under the other, one of them at `top`. */
  private distances({ block, top }: { block: number; top: number }): number[] {
    const view = this.around.viewHeight()
    const heightOf = (each: number) => this.heights[each] ?? 0
    let next = top
    for (let above = 0; above < block; above++) next -= heightOf(above)
    return this.numbers.map((each) => {
      const from = next
      next += heightOf(each)
      return Math.max(-next, from - view, 0) / view
    })
  }

  private drawNext() {
    this.timer = undefined
    const [block, ...rest] = this.wanted
    if (block === undefined) return
    this.wanted = rest
    this.given.delete(block)
    this.timer = setTimeout(this.drawNext, this.around.everyMs)
  }
}
