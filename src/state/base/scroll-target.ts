import { makeModel } from './make-model'

/** How long a body needs to move to what it was sent to. */
const MOVE_MS = 600

/** Sends the body of a screen to one of its elements, once for each asking. */
export class ScrollTarget {
  /** The id of the element that the body shall move to now. */
  goal: string | undefined = undefined
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor() {
    makeModel(this, 'timer')
  }

  /** Moves to the element of an id, also when it was the last one. */
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
