import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Registry } from 'prom-client'
import type { Clock } from './clock'
import type { Config } from './config'
import type { Database } from './database/schema'
import type { SeenTokens } from './http/rate'
import type { Jobs } from './jobs/jobs'
import type { SandboxKeyring } from './payments/sandbox/keys'
import type { Bus } from './realtime/bus'
import type { Attempts } from './security/attempts'
import type { CodeSender } from './security/codes'
import type { Seal } from './security/seal'

/** What every module may use. Built once, in app.ts. */
export interface Context {
  readonly config: Config
  readonly db: Kysely<Database>
  readonly clock: Clock
  readonly log: FastifyBaseLogger
  readonly seal: Seal
  /** Tokens that were found good, which the limit of calls goes by. */
  readonly seen: SeenTokens
  readonly attempts: Attempts
  readonly codes: CodeSender
  readonly jobs: Jobs
  readonly bus: Bus
  /** What is counted here is told at /metrics. */
  readonly metrics: Registry
  /** Used where the server plays payment providers. */
  readonly sandboxKeys: SandboxKeyring
  /** Holds every answer against the contract; on in tests. */
  readonly checkAnswers: boolean
}
