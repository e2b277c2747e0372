import type { Kysely } from 'kysely'
import { Gauge, Histogram, type Registry } from 'prom-client'
import type { Clock } from '../clock'
import type { Database } from '../database/schema'
import { countJobs } from './queries'

type Counts = Awaited<ReturnType<typeof countJobs>>

const unknown: Counts = { waiting: NaN, due: NaN, failing: NaN, late: NaN }

/**
 * Metrics of jobs: the duration and result of each kind, and the remaining rows of the table, which all servers share.
 */
export class JobMetrics {
  private readonly durations: Histogram<'kind' | 'outcome'>

  constructor(
    private readonly db: Kysely<Database>,
    private readonly clock: Clock,
    registry: Registry,
  ) {
    this.durations = new Histogram({
      name: 'linli_job_seconds',
      help: 'How long jobs took, by kind and outcome (done or failed)',
      labelNames: ['kind', 'outcome'],
      buckets: [0.005, 0.025, 0.1, 0.5, 2.5, 10],
      registers: [registry],
    })
    const counts = () => this.counts()
    new Gauge({
      name: 'linli_jobs',
      help: 'Jobs in the table: all that wait, those due, and those that failed and will be retried',
      labelNames: ['state'],
      registers: [registry],
      async collect() {
        const { waiting, due, failing } = await counts()
        for (const [state, count] of Object.entries({ waiting, due, failing })) this.set({ state }, count)
      },
    })
    new Gauge({
      name: 'linli_jobs_late_seconds',
      help: 'For how long the oldest due job has been due',
      registers: [registry],
      async collect() {
        this.set((await counts()).late)
      },
    })
  }

  /** Starts the clock of a job; answers the function that records its end. */
  start(kind: string): (outcome: 'done' | 'failed') => void {
    const end = this.durations.startTimer({ kind })
    return (outcome) => void end({ outcome })
  }

  /** NaN while the database does not answer, so that the metrics of the process stay readable. */
  private counts(): Promise<Counts> {
    return countJobs(this.db, this.clock.now()).catch(() => unknown)
  }
}
