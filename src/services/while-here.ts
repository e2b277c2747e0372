import type { Options, Pending } from './http'

/** A screen, as far as answers need to know it. */
export interface Here {
  /** Whether it was left for good. */
  readonly left: () => boolean
  /** Called when what the customer asked for there is answered later, since the app may show what that has changed. */
  readonly missed: () => void
}

/** A call of a screen; `work` settles after the screen was left, too. */
export type Held<T> = Pending<T> & { readonly work: Promise<T> }

/**
 * Settles like a call while its screen is there, and never afterwards: what a model does after an `await` ends with its
 * screen, be it a step to another one, a toast or an error.
 */
export function whileHere<T>(here: Here, work: Pending<T>, { quiet = false }: Options = {}): Held<T> {
  const settled = new Promise<T>((resolve, reject) => {
    work.then(
      (value) => {
        if (!here.left()) resolve(value)
        else if (!quiet) here.missed()
      },
      (error: Error) => {
        if (!here.left()) reject(error)
      },
    )
  })
  return Object.assign(settled, { work, abort: work.abort, now: work.now })
}

/** The call itself, which settles after its screen was left, too: for work that continues, such as the next of a queue. */
export function workOf<T>(sent: Promise<T>): Promise<T> {
  sent.catch(() => undefined)
  return (sent as Partial<Held<T>>).work ?? sent
}

/** Records the answer to a call in state that outlives its screen, also when that was left meanwhile. */
export function noted<T>(sent: Promise<T>, note: (answer: T) => void): Promise<T> {
  void ((sent as Partial<Held<T>>).work ?? sent).then(note, () => undefined)
  return sent
}
