import { observable } from 'mobx'
import type { Place } from '@/platform/measure'
import { makeModel } from '@/state/base/make-model'
import type { DrawQueue } from './draw-queue'

/** What the screen knows about the blocks of a list. */
export interface Surroundings {
  /** Where the blocks with these numbers stand, as far as they are there. */
  placesOf: (blocks: readonly number[]) => Promise<readonly (Place | undefined)[]>
  /** Where the whole list stands. */
  placeOfAll: () => Promise<Place | undefined>
  viewHeight: () => number
  /** The end of the list is near. */
  onEndNear: () => void
}

/** How a list gives back what is far from the view. */
export interface Step {
  /** In heights of the view: blocks come back when they are nearer, and go when they are farther, above it or below. */
  near: number
  far: number
  /** So many blocks come back together, as one piece of the queue. */
  blocks: number
}

/** In heights of the view, how far it is scrolled before the blocks are looked at again. */
const betweenLooks = 0.25

/** A platform that has not said by then where blocks stand never will, for instance since the page has gone. */
const answerMs = 1000

/** Which blocks of a list have given their rows back, since they are far from the view, and how high they were. */
export class FarBlocks {
  /** The height of each block that is an empty box now. */
  readonly given = observable.map<number, number>()
  /** The height of each block when it was last seen. */
  private heights: number[] = []
  /** Blocks that should be drawn again, the nearest to the view first. */
  private wanted: readonly number[] = []
  private count = 0
  /** Where the body was when the blocks were last looked at; nothing is looked at in a list that was never scrolled. */
  private lookedAt = 0
  /** When the newest look began that is under way; 0 if none is. */
  private looking = 0
  private looks = 0
  private lookAgain = false
  /** Blocks are in the queue to be drawn again. */
  private queued = false

  constructor(
    private readonly around: Surroundings,
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

  /** Whether rows are about to go or on their way back; what else would be drawn had better wait. */
  get busy(): boolean {
    return this.looking > 0 || this.wanted.length > 0
  }

  /** The height of neighbouring blocks if all of them are empty boxes. */
  heightOf(first: number, count: number): number | undefined {
    let height = 0
    for (let block = first; block < first + count; block++) {
      const own = this.given.get(block)
      if (own === undefined) return undefined
      height += own
    }
    return height
  }

  /** The list has so many blocks now. */
  resize(count: number): void {
    this.count = count
    this.heights.length = Math.min(this.heights.length, count)
    for (const block of [...this.given.keys()]) if (block >= count) this.given.delete(block)
    if (this.lookedAt > 0) void this.look()
  }

  /** The body around was scrolled to `top`. */
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
    // Blocks that are on their way back cannot tell yet either.
    const all = places.some((place) => place) ? undefined : await this.around.placeOfAll()
    // What an answer tells that comes so late is no longer so.
    if (own !== this.looks) return
    this.sort(drawn, places, all)
    if (this.lookAgain) await this.look()
  }

  private get numbers(): number[] {
    return Array.from({ length: this.count }, (_, block) => block)
  }

  /** Empties what is far, and wants back what is near. The drawn blocks stand at `places`; where none tells, the list stands at `all`. */
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

  /** Empties what is far, also blocks that came back only after the look began: the next look may be long in coming. */
  private give(distanceOf: (block: number) => number) {
    for (const block of this.numbers) {
      const height = this.heights[block]
      if (height && !this.given.has(block) && distanceOf(block) > this.step.far) this.given.set(block, height)
    }
  }

  /** How far each block and the end are from the view, in its heights: one stands under the other, one of them at `top`. */
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
