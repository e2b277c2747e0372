import type { Reporter } from './reporter'

const errorLevel = 50

/** What is logged with an error beside it. */
interface Logged {
  readonly err?: unknown
  readonly route?: string
}

interface Logger {
  bindings(): object
}

/** Passes every error that is logged on to a reporter. */
export const reportingHooks = (report: Reporter) => ({
  logMethod(this: Logger, args: unknown[], method: (...args: never[]) => void, level: number): void {
    const [first, doing] = args as [Logged | undefined, string | undefined]
    if (level >= errorLevel && typeof first === 'object' && first.err !== undefined) {
      const { reqId } = this.bindings() as { reqId?: string }
      report(first.err, { doing: doing ?? '', route: first.route, requestId: reqId })
    }
    method.apply(this, args as never[])
  },
})
