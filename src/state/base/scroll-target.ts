import { makeModel } from './make-model'

/** Duration of the scroll animation. */
const MOVE_MS = 600

/** Time in which a platform renders a cleared goal. */
const CLEAR_MS = 50

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
    clearTimeout(this.timer)
    // Platforms ignore an unchanged goal, though the element has moved meanwhile.
    const isSame = this.goal === id
    this.set(isSame ? undefined : id)
    this.timer = isSame ? setTimeout(() => this.to(id), CLEAR_MS) : setTimeout(() => this.set(undefined), MOVE_MS)
  }

  /** Drops a goal that is not rendered yet. */
  cancel(): void {
    clearTimeout(this.timer)
    this.set(undefined)
  }

  dispose(): void {
    clearTimeout(this.timer)
  }

  private set(goal: string | undefined) {
    this.goal = goal
  }
}
