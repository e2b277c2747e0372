/** Runs calls one after another, so that their answers arrive in order. */
export class Turns {
  private last: Promise<unknown> = Promise.resolve()

  /** Runs a call after all earlier ones have settled. @throws what the call throws */
  run<T>(call: () => Promise<T>): Promise<T> {
    const next = this.last.then(call)
    this.last = next.then(
      () => undefined,
      () => undefined,
    )
    return next
  }
}
