import { observable } from 'mobx'
import type { Place } from '@/platform/view/measure'
import { makeModel } from '@/state/base/make-model'
import type { DrawQueue } from './draw-queue'

/** Measurements and callbacks that the rendering screen provides. */
export interface BlockViewport {
  /** Measures blocks by index; undefined for a block that is not rendered. */
  placesOf: (blocks: readonly number[]) => Promise<readonly (Place | undefined)[]>
  /** Measures the whole list. */
  placeOfAll: () => Promise<Place | undefined>
  viewHeight: () => number
  /** Called when the list is scrolled near its end. */
  onEndNear: () => void
}

/** Parameters of the virtualization. */
export interface Step {
  /** Distances in viewport heights: blocks nearer than `near` are rendered, blocks farther than `far` are emptied. */
  near: number
  far: number
  /** Number of blocks that are rendered in one draw. */
  blocks: number
}

/** Scroll distance in viewport heights after which the blocks are measured again. */
const betweenLooks = 0.25

/** Timeout of a measurement; it never completes when the page has been closed. */
const answerMs = 1000

/** Virtualizes a list by blocks: blocks outside the viewport are replaced by empty boxes of their measured height. */
export class FarBlocks {
  /** The heights of the emptied blocks. */
  readonly given = observable.map<number, number>()
  /** The last measured height of each block. */
  private heights: number[] = []
  /** Emptied blocks that should be rendered again, nearest to the viewport first. */
  private wanted: readonly number[] = []
  private count = 0
  /** Scroll offset of the last measurement; lists that were never scrolled are not measured. */
  private lookedAt = 0
  /** Start time of the current measurement; 0 if there is none. */
  private looking = 0
  private looks = 0
  private lookAgain = false
  /** Blocks are queued to be rendered again. */
  private queued = false

  constructor(
    private readonly around: BlockViewport,
    private readonly step: Step,
    readonly queue: DrawQueue,
  ) {
    makeModel(
      this,
      'around',
      'step',
      'queue',
      'heights',
      'count',
      'lookedAt',
      'looks',
      'lookAgain',
      'queued',
      'numbers',
    )
  }

  /** Whether blocks are being emptied or rendered; other draws should wait. */
  get busy(): boolean {
    return this.looking > 0 || this.wanted.length > 0
  }

  /** The total height of consecutive blocks if all of them are empty. */
  heightOf(first: number, count: number): number | undefined {
    let height = 0
    for (let block = first; block < first + count; block++) {
      const own = this.given.get(block)
      if (own === undefined) return undefined
      height += own
    }
    return height
  }

  /** Sets the number of blocks. */
  resize(count: number): void {
    this.count = count
    this.heights.length = Math.min(this.heights.length, count)
    for (const block of [...this.given.keys()]) if (block >= count) this.given.delete(block)
    if (this.lookedAt > 0) void this.look()
  }

  /** Handles a new scroll offset. */
  moved(top: number): void {
    if (Math.abs(top - this.lookedAt) < betweenLooks * this.around.viewHeight()) return
    this.lookedAt = Math.max(1, top)
    void this.look()
  }

  close(): void {
    this.queue.close()
    this.count = 0
  }

  private async look() {
    this.lookAgain = Date.now() - this.looking < answerMs
    if (this.lookAgain) return
    this.looking = Date.now()
    const own = ++this.looks
    const drawn = this.numbers.filter((block) => !this.given.has(block))
    const places = await this.around.placesOf(drawn)
    // Blocks that are still being rendered cannot be measured.
    const all = places.some((place) => place) ? undefined : await this.around.placeOfAll()
    // A newer measurement has been started.
    if (own !== this.looks) return
    this.sort(drawn, places, all)
    if (this.lookAgain) await this.look()
  }

  private get numbers(): number[] {
    return Array.from({ length: this.count }, (_, block) => block)
  }

  /**
   * Empties far blocks and queues near ones, by the measured `places` of the rendered blocks, or of the list as a
   * whole.
   */
  private sort(drawn: readonly number[], places: readonly (Place | undefined)[], all: Place | undefined) {
    const seen = drawn.flatMap((block, index) => {
      const { top, height } = places[index] ?? {}
      return top === undefined || !height || block >= this.count ? [] : [{ block, top, height }]
    })
    for (const { block, height } of seen) this.heights[block] = height
    this.looking = 0
    const first = seen[0] ?? (all && { block: 0, top: all.top })
    if (!first) return
    const distances = this.distances(first)
    const distanceOf = (block: number) => distances[block] ?? 0
    this.give(distanceOf)
    this.wanted = [...this.given.keys()]
      .filter((block) => distanceOf(block) < this.step.near)
      .sort((one, other) => distanceOf(one) - distanceOf(other))
    this.askForTurn()
    if (!this.busy && distanceOf(this.count) < this.step.near) this.around.onEndNear()
  }

  /**
   * Empties far blocks, including blocks rendered since the measurement began, since the next one may be a while away.
   */
  private give(distanceOf: (block: number) => number) {
    for (const block of this.numbers) {
      const height = this.heights[block]
      if (height && !this.given.has(block) && distanceOf(block) > this.step.far) this.given.set(block, height)
    }
  }

  /** Distances of each block and of the end from the viewport, in viewport heights, given that `block` is at `top`. */
  private distances({ block, top }: { block: number; top: number }): number[] {
    const view = this.around.viewHeight()
    const heightOf = (each: number) => this.heights[each] ?? 0
    let next = top
    for (let above = 0; above < block; above++) next -= heightOf(above)
    return [...this.numbers, this.count].map((each) => {
      const from = next
      next += heightOf(each)
      return Math.max(-next, from - view, 0) / view
    })
  }

  private askForTurn() {
    if (this.queued || this.wanted.length === 0) return
    this.queued = true
    this.queue.take(this.drawNext)
  }

  private drawNext() {
    this.queued = false
    for (const block of this.wanted.slice(0, this.step.blocks)) this.given.delete(block)
    this.wanted = this.wanted.slice(this.step.blocks)
    this.askForTurn()
  }
}
