import { makeModel } from '@/state/base/make-model'

/** The choice of things in a list that is being managed. */
export class Choosing {
  /** Whether the list is being managed. */
  on = false
  chosen: readonly string[] = []

  constructor() {
    makeModel(this)
  }

  /** Starts or ends managing. */
  flip(): void {
    this.on = !this.on
    this.chosen = []
  }

  end(): void {
    if (this.on) this.flip()
  }

  has(id: string): boolean {
    return this.chosen.includes(id)
  }

  toggle(id: string): void {
    this.chosen = this.has(id) ? this.chosen.filter((other) => other !== id) : [...this.chosen, id]
  }

  /** Whether all of these are chosen; false for none. */
  hasAll(ids: readonly string[]): boolean {
    return ids.length > 0 && ids.every((id) => this.has(id))
  }

  /** Chooses all of these, or none of them when all are chosen. */
  toggleAll(ids: readonly string[]): void {
    const others = this.chosen.filter((id) => !ids.includes(id))
    this.chosen = this.hasAll(ids) ? others : [...others, ...ids]
  }
}
