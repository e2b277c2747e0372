import { makeModel } from './make-model'

/** Duration of the scroll animation. */
const MOVE_MS = 600

/** Scrolls the body of a screen to an element. */
export class ScrollTarget {
  /** The element id to scroll to. */
  goal: string | undefined = undefined
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor() {
    makeModel(this, 'timer')
  }

  /** Scrolls to an element, also repeatedly to the same one. */
  to(id: string): void {
    this.set(id)
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.set(undefined), MOVE_MS)
  }

  dispose(): void {
    clearTimeout(this.timer)
  }

  private set(goal: string | undefined) {
    this.goal = goal
  }
}
