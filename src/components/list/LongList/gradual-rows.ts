import { autorun } from 'mobx'
import { afterRender } from '@/platform/view/after-render'
import type { RowStep } from '@/platform/list/list-step'
import { makeModel } from '@/state/base/make-model'
import { DrawQueue } from './draw-queue'

/**
 * Renders the rows of a long list in portions up to a target count, which grows as the end of the rendered rows comes
 * near. On the web, where rendering is cheap, the target is the whole list.
 */
export class GradualRows {
  private drawn: number
  private goal: number
  /** Number of rows of the list. */
  private count = 0
  private release: (() => void) | undefined
  private stop: (() => void) | undefined
  /** Queue for all draws of this list. */
  readonly queue: DrawQueue

  constructor(private readonly step: RowStep) {
    this.queue = new DrawQueue(step.everyMs, afterRender)
    this.drawn = step.first
    this.goal = step.screenful
    makeModel(this, 'step', 'queue', 'release', 'stop')
  }

  /** Number of rendered rows out of `count`. */
  shownOf(count: number): number {
    return Math.min(this.drawn, this.goal, count)
  }

  /** Starts drawing in portions; pauses while the list is `busy`. */
  start(busy: () => boolean = () => false): void {
    this.stop = autorun(() => this.takeTurn(!busy() && this.drawn < Math.min(this.goal, this.count)))
  }

  /** Stops drawing. */
  close(): void {
    this.stop?.()
    this.queue.close()
  }

  /** Sets the number of rows. A list that became shorter grows in portions again. */
  resize(count: number): void {
    if (this.count === 0) void this.queue.rest()
    this.count = count
    this.drawn = Math.min(this.drawn, Math.max(this.step.first, count))
    this.goal = Math.min(this.goal, Math.max(this.step.screenful, count))
  }

  /** Raises the target by `by` rows. */
  drawMore(by: number = this.step.reach): void {
    this.goal = this.shownOf(this.count) + by
  }

  /** Renders the first `rows` rows at once, for a jump to one of them. */
  drawAtOnce(rows: number): void {
    this.drawn = Math.max(this.drawn, rows)
    this.goal = Math.max(this.goal, rows)
  }

  private takeTurn(wanted: boolean) {
    this.release?.()
    this.release = wanted ? this.queue.take(this.drawNext) : undefined
  }

  private drawNext() {
    this.drawn = Math.min(this.drawn + this.step.more, this.goal)
  }
}
