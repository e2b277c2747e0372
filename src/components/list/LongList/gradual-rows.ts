import { autorun } from 'mobx'
import { crossing } from '@/platform/crossing'
import type { RowStep } from '@/platform/list-step'
import { makeModel } from '@/state/base/make-model'
import { DrawQueue } from './draw-queue'

/**
 * How many rows of a long list are drawn: some at first, then portions that take turns, as far as a goal that moves on when the
 * end of what is drawn comes near. Where nothing has to cross a bridge the goal is the end of the list.
 */
export class GradualRows {
  private drawn: number
  private goal: number
  /** How many rows the list has. */
  private count = 0
  private release: (() => void) | undefined
  private stop: (() => void) | undefined
  /** The turns that everything takes that is drawn of this list. */
  readonly queue: DrawQueue

  constructor(private readonly step: RowStep) {
    this.queue = new DrawQueue(step.everyMs, crossing)
    this.drawn = step.first
    this.goal = step.screenful
    makeModel(this, 'step', 'queue', 'release', 'stop')
  }

  /** How many of `count` rows are drawn. */
  shownOf(count: number): number {
    return Math.min(this.drawn, this.goal, count)
  }

  /** Draws portions from now on, but none while the list is `busy`, and never in the same turn with what takes one there. */
  start(busy: () => boolean = () => false): void {
    this.stop = autorun(() => this.takeTurn(!busy() && this.drawn < Math.min(this.goal, this.count)))
  }

  /** Nothing is drawn any more. */
  close(): void {
    this.stop?.()
    this.queue.close()
  }

  /** The list has `count` rows now. One that became shorter grows again by steps. */
  resize(count: number): void {
    if (this.count === 0) void this.queue.rest()
    this.count = count
    this.drawn = Math.min(this.drawn, Math.max(this.step.first, count))
    this.goal = Math.min(this.goal, Math.max(this.step.screenful, count))
  }

  /** The end of what is drawn comes near: `by` rows more shall be there. */
  drawMore(by: number = this.step.reach): void {
    this.goal = this.shownOf(this.count) + by
  }

  /** Draws the first `rows` at once, since the person is sent there. */
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
