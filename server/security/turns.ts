/** Lets work with the same key run one after another in this process; other keys do not wait. */
export class Turns {
  private readonly last = new Map<string, Promise<unknown>>()

  /** Does the work once all earlier work of its key has ended, well or not. */
  async take<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = this.last.get(key) ?? Promise.resolve()
    // Whoever was before has told its own caller of a failure.
    const turn = before.then(work, work)
    this.last.set(key, turn)
    try {
      return await turn
    } finally {
      if (this.last.get(key) === turn) this.last.delete(key)
    }
  }
}
