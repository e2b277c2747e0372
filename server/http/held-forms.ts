import { Failure } from './failure'

/** Most forms at once: each holds a file in memory until it is processed. */
const most = 16
/** Of one caller. */
const mostOfOne = 3

/** Bounds the forms that are received and processed at once. */
export class HeldForms {
  private held = 0
  private readonly byCaller = new Map<string, number>()

  /** Runs the work unless too much of it is under way. @throws Failure `tooManyRequests`. */
  async hold<T>(caller: string, work: () => Promise<T>): Promise<T> {
    const own = this.byCaller.get(caller) ?? 0
    if (own >= mostOfOne || this.held >= most) throw new Failure('tooManyRequests')
    this.held += 1
    this.byCaller.set(caller, own + 1)
    try {
      return await work()
    } finally {
      this.held -= 1
      this.release(caller)
    }
  }

  private release(caller: string): void {
    const left = (this.byCaller.get(caller) ?? 0) - 1
    if (left > 0) this.byCaller.set(caller, left)
    else this.byCaller.delete(caller)
  }
}
