import type { Position } from '@contract/entities/common'
import type { RouteAnswer } from '@contract/entities/route'
import type { Clock } from '../clock'
import type { Router, Way } from './routing'

const dayMs = 24 * 60 * 60_000
const mostKept = 5_000
/** Wait for an answer before it is reported as still being calculated. */
const patienceMs = 800

const rounded = ({ latitude, longitude }: Position): string => `${latitude.toFixed(4)},${longitude.toFixed(4)}`

const keyOf = (from: Position, to: Position): string => `${rounded(from)};${rounded(to)}`

/** Ways by their rounded ends, kept for a day; the same way is asked for once at a time. */
export class Routes {
  private readonly found = new Map<string, { readonly way: Way; readonly until: number }>()
  private readonly asked = new Map<string, Promise<Way>>()

  constructor(
    private readonly router: Router,
    private readonly clock: Clock,
  ) {}

  /** The way between two places, or that it is still calculated, or that it was not found. */
  async between(from: Position, to: Position): Promise<RouteAnswer> {
    const key = keyOf(from, to)
    const known = this.kept(key)
    if (known) return ready(known)
    const asked = this.asked.get(key) ?? this.ask(key, from, to)
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => resolve(undefined), patienceMs)
    })
    try {
      const way = await Promise.race([asked, late])
      return way ? ready(way) : { state: 'calculating' }
    } catch {
      return { state: 'failed' }
    } finally {
      clearTimeout(timer)
    }
  }

  /** The way between two places if it is known; otherwise it is asked for, so that a later reading has it. */
  known(from: Position, to: Position): Way | undefined {
    const key = keyOf(from, to)
    const known = this.kept(key)
    // A way that is not found is asked for again by the next reading.
    if (!known && !this.asked.has(key)) this.ask(key, from, to).catch(() => undefined)
    return known
  }

  private kept(key: string): Way | undefined {
    const known = this.found.get(key)
    return known && known.until > this.clock.now().getTime() ? known.way : undefined
  }

  private ask(key: string, from: Position, to: Position): Promise<Way> {
    const asked = this.router.way(from, to).then((way) => {
      if (this.found.size >= mostKept) this.found.clear()
      this.found.set(key, { way, until: this.clock.now().getTime() + dayMs })
      return way
    })
    this.asked.set(key, asked)
    const forget = () => void this.asked.delete(key)
    asked.then(forget, forget)
    return asked
  }
}

const ready = ({ line, ...way }: Way): RouteAnswer => ({ state: 'ready', ...way, line: [...line] })
