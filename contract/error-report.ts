/**
 * Reports of unexpected errors in the envelope format of Sentry-compatible services. A report is put together from an
 * allow-list: types, places in the code, the route and the request. Texts that may quote data are left out.
 */

/** Where reports go, from a DSN such as `https://key@errors.example.com/7`. */
export interface ReportTarget {
  readonly url: string
  readonly key: string
}

export interface ErrorReport {
  readonly error: unknown
  /** Activity during the error, from a fixed vocabulary. */
  readonly doing: string
  readonly platform: string
  readonly release: string
  /** The pattern of a route or the name of a screen, without parameters. */
  readonly route: string | undefined
  readonly requestId: string | undefined
  /** 32 hexadecimal digits. */
  readonly id: string
  readonly at: Date
}

/** The address of a DSN; undefined for a text that is none. */
export function targetOf(dsn: string): ReportTarget | undefined {
  const [, scheme, key, host, prefix, project] =
    /^(https?):\/\/([\w-]+)(?::[\w-]*)?@([\w.:[\]-]+)((?:\/[\w.-]+)*)\/(\w+)$/.exec(dsn) ?? []
  if (!scheme || !key || !host || !project) return undefined
  return { url: `${scheme}://${host}${prefix ?? ''}/api/${project}/envelope/`, key }
}

interface Frame {
  readonly function: string
  readonly filename: string
  readonly lineno: number
  readonly colno: number
}

const mostFrames = 30

/** The file of a frame from a folder of the code on: neither machine nor user, query or fragment. */
function fileOf(address: string): string {
  const [path = ''] = address.split(/[?#]/)
  const [, inside] = /(?:^|\/)((?:contract|js|node_modules|pages|server|src)\/[\w./@+-]*)$/.exec(path) ?? []
  return inside ?? 'unknown'
}

/** `at name (file:1:2)`, `at file:1:2` or `name@file:1:2`. */
const frame =
  /^\s*(?:at )?(?:(?:async |new )?([A-Za-z_$][\w$.<>]{0,60})(?: \[as \w+\])? ?[(@])?([^()@\s]+):(\d+):(\d+)\)?$/

/** The places in the code that a stack of V8, JavaScriptCore or Hermes names, the outermost first. */
function framesOf(stack: string): Frame[] {
  const frames = stack.split('\n').flatMap((line) => {
    const [found, name = '?', file = '', lineno, colno] = frame.exec(line.replace('at async ', 'at ')) ?? []
    if (found === undefined) return []
    return [{ function: name, filename: fileOf(file), lineno: Number(lineno), colno: Number(colno) }]
  })
  return frames.slice(0, mostFrames).reverse()
}

const types = /^[A-Z][A-Za-z]*(?:Error|Exception|Failure)$/
/** Codes of Node.js, Fastify and PostgreSQL. */
const codes = /^(?:[A-Z]+(?:_[A-Z]+)+|E[A-Z]{3,20}|[0-9A-Z]{5})$/

/** Error messages of engines that quote no data; any other message is dropped, since it may quote some. */
const sayings = [
  /^[A-Za-z_$][\w$.]{0,60} is not (?:a function|a constructor|iterable|defined)$/,
  /^Cannot (?:read|set) properties of (?:null|undefined)/,
  /^(?:null|undefined) is not (?:an object|a function)/,
  /^(?:Maximum call stack size exceeded|Invalid array length|Invalid time value)$/,
]

const matched = (text: unknown, pattern: RegExp): string | undefined =>
  typeof text === 'string' ? pattern.exec(text)?.[0] : undefined

const sayingOf = (message: string): string | undefined =>
  sayings.map((pattern) => matched(message, pattern)).find((saying) => saying !== undefined)

/** The error and its causes, the innermost first. */
function exceptionsOf(error: unknown, depth = 0): object[] {
  if (!(error instanceof Error)) return [{ type: typeof error, value: '' }]
  const { code, cause } = error as Error & { code?: unknown }
  const own = {
    type: matched(error.name, types) ?? 'Error',
    value: [sayingOf(error.message), matched(code, codes)].filter(Boolean).join(' '),
    stacktrace: { frames: framesOf(error.stack ?? '') },
  }
  return cause === undefined || depth === 3 ? [own] : [...exceptionsOf(cause, depth + 1), own]
}

/** The body of a report. */
export function envelopeOf(report: ErrorReport): string {
  const { error, doing, platform, release, route, requestId, id, at } = report
  const event = {
    event_id: id,
    timestamp: at.getTime() / 1000,
    platform: 'javascript',
    level: 'error',
    release,
    logentry: { formatted: doing },
    transaction: route,
    tags: { platform, ...(requestId && { requestId }) },
    exception: { values: exceptionsOf(error) },
  }
  const lines = [{ event_id: id, sent_at: at.toISOString() }, { type: 'event' }, event]
  return `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`
}

/** The headers of a report. */
export const reportHeaders = ({ key }: ReportTarget): Readonly<Record<string, string>> => ({
  'content-type': 'application/x-sentry-envelope',
  'x-sentry-auth': `Sentry sentry_version=7, sentry_client=linli/1, sentry_key=${key}`,
})

/** Lets some reports through in a minute, and each kind of error once in it. */
export class ReportPace {
  private since = -Infinity
  private seen = new Set<string>()

  constructor(private readonly most = 10) {}

  /** Whether a report of this error at a time (in milliseconds) may be sent. */
  admits(error: unknown, now: number): boolean {
    if (now - this.since >= 60_000) {
      this.since = now
      this.seen = new Set()
    }
    const kind = error instanceof Error ? `${error.name} ${(error.stack ?? '').split('\n', 3).join(' ')}` : typeof error
    if (this.seen.size >= this.most || this.seen.has(kind)) return false
    this.seen.add(kind)
    return true
  }
}
