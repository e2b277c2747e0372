import type { Position } from '@contract/entities/common'
import type { ErrandRoute } from '@contract/entities/errand'
import type { Clock } from '../clock'
import type { Router, Way } from './routing'

const dayMs = 24 * 60 * 60_000
const kept = 5_000
/** Wait for an answer before it is reported as still being calculated. */
const patienceMs = 800

const rounded = ({ latitude, longitude }: Position): string => `${latitude.toFixed(4)},${longitude.toFixed(4)}`

/** Ways by their rounded ends, kept for a day; the same way is asked for once at a time. */
export class Routes {
  private readonly found = new Map<string, { readonly way: Way; readonly until: number }>()
  private readonly asked = new Map<string, Promise<Way>>()

  constructor(
    private readonly router: Router,
    private readonly clock: Clock,
  ) {}

  /**
   * The way between two places, or that it is still calculated, or that it was not found.
   * @param patience milliseconds to wait for the router
   */
  async between(from: Position, to: Position, patience = patienceMs): Promise<ErrandRoute> {
    const key = `${rounded(from)};${rounded(to)}`
    const known = this.found.get(key)
    if (known && known.until > this.clock.now().getTime()) return ready(known.way)
    const asked = this.asked.get(key) ?? this.ask(key, from, to)
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => resolve(undefined), patience)
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

  private ask(key: string, from: Position, to: Position): Promise<Way> {
    const asked = this.router.way(from, to).then((way) => {
      if (this.found.size >= kept) this.found.clear()
      this.found.set(key, { way, until: this.clock.now().getTime() + dayMs })
      return way
    })
    this.asked.set(key, asked)
    const forget = () => void this.asked.delete(key)
    asked.then(forget, forget)
    return asked
  }
}

const ready = ({ line, ...way }: Way): ErrandRoute => ({ state: 'ready', ...way, line: [...line] })
