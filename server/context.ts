import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Registry } from 'prom-client'
import type { CityPlan } from '@contract/city-plan'
import type { Picture, Position } from '@contract/entities/common'
import type { Clock } from './clock'
import type { Config } from './config'
import type { Database } from './database/schema'
import type { SeenTokens } from './http/rate'
import type { Jobs } from './jobs/jobs'
import type { SandboxKeyring } from './payments/sandbox/keys'
import type { Announcements } from './realtime/announcements'
import type { Bus } from './realtime/bus'
import type { Attempts } from './security/attempts'
import type { CodeSender } from './security/codes'
import type { Seal } from './security/seal'

/** Dependencies of every module. Built once, in app.ts. */
export interface Context {
  readonly config: Config
  readonly db: Kysely<Database>
  readonly clock: Clock
  readonly log: FastifyBaseLogger
  readonly seal: Seal
  /** Pictures of accounts that have not chosen one. */
  readonly avatars: readonly Picture[]
  /** The streets that maps show where no provider of tiles is set; the demo alone has some. */
  readonly drawnCity?: () => CityPlan
  /** Positions of riders that the demo draws; undefined elsewhere, where those on shift are shown. */
  readonly riders?: () => readonly Position[]
  /** Tokens of sessions that were valid, by which the rate limit counts calls. */
  readonly seen: SeenTokens
  readonly attempts: Attempts
  /** The address at which the process reaches the server that answers calls. @throws Error before that listens */
  readonly address: () => string
  readonly codes: CodeSender
  readonly jobs: Jobs
  readonly bus: Bus
  /** Announcement of committed events to all servers. */
  readonly announcements: Announcements
  /** Its metrics are served at /metrics. */
  readonly metrics: Registry
  /** Keys of the sandbox that stands in for payment providers. */
  readonly sandboxKeys: SandboxKeyring
  /** Validates every response against the contract; on in tests. */
  readonly checkAnswers: boolean
}
