import type { Reporter } from './reporter'

const errorLevel = 50

/** Log fields beside an error. */
interface Logged {
  readonly err?: unknown
  readonly route?: string
}

interface Logger {
  bindings(): object
}

/** Whether a caller went away before a compressed answer was over; the line of its request says that it was cut. */
const isCutAnswer = (logged: unknown): boolean =>
  logged instanceof Error && (logged as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE'

/** Passes every error that is logged on to a reporter, if there is one, and leaves out what callers alone can cause. */
export const logHooks = (report: Reporter | undefined) => ({
  logMethod(this: Logger, args: unknown[], method: (...args: never[]) => void, level: number): void {
    const [first, doing] = args as [Logged | undefined, string | undefined]
    if (isCutAnswer(first)) return
    if (report && level >= errorLevel && typeof first === 'object' && first.err !== undefined) {
      const { reqId } = this.bindings() as { reqId?: string }
      report(first.err, { doing: doing ?? '', route: first.route, requestId: reqId })
    }
    method.apply(this, args as never[])
  },
})
