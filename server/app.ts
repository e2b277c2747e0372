import { inScope } from './http/scope'
import { existsSync } from 'node:fs'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { Registry } from 'prom-client'
import type { CityPlan } from '@contract/city-plan'
import type { Picture, Position } from '@contract/entities/common'
import { configure } from '@contract/settings'
import { type Clock, systemClock } from './clock'
import type { Config } from './config'
import type { Context } from './context'
import type { Database } from './database/schema'
import { registerBodyPace } from './http/body-pace'
import { registerClosing } from './http/closing'
import { registerErrors } from './http/errors'
import { handleWith } from './http/handle'
import { registerHealth } from './http/health'
import { deleteExpiredKeys } from './http/idempotency'
import { registerMetrics } from './http/metrics'
import { registerProtection } from './http/protection'
import { registerRates, SeenTokens } from './http/rate'
import { type LogStream, newServer, type Patience, usualPatience } from './http/server'
import { registerProxyWarning } from './http/unnamed-proxy'
import { Jobs } from './jobs/jobs'
import { openSeal } from './keys/open-seal'
import { measureHolidays } from './modules/holiday/coverage'
import type { Routes } from './modules/module'
import { ownAddress, publicAddress } from './payments/addresses'
import { SandboxKeyring } from './payments/sandbox/keys'
import { NotifyAnnouncements } from './realtime/notify'
import { Bus } from './realtime/bus'
import { RedisAnnouncements } from './realtime/redis'
import { OpenSockets } from './realtime/open-sockets'
import { registerSocket, registerSockets } from './realtime/socket'
import { Attempts } from './security/attempts'
import { codeSender } from './security/codes'
import type { Seal } from './security/seal'
import { compose, type KindModule, type Services } from './services'
import { registerWeb } from './web/page'

/** Work of a server process: answering calls, running jobs, or both. */
export type ProcessKind = 'web' | 'worker' | 'both'

export interface AppOptions {
  /** Both by default. */
  readonly process?: ProcessKind
  readonly config: Config
  readonly db: Kysely<Database>
  /** For the connection that listens for events (LISTEN). */
  readonly databaseUrl: string
  /** Pictures of accounts that have not chosen one; at least one. */
  readonly avatars: readonly Picture[]
  /** The streets of the demo city, made when they are first asked for. */
  readonly drawnCity?: () => CityPlan
  /** Positions of available riders at a time; only for the demo. */
  readonly riders?: (now: Date) => readonly Position[]
  /** Routes beside those of the modules, such as the demo's pictures. */
  readonly addedRoutes?: readonly ((context: Context) => Routes)[]
  /** Modules of further kinds of orders. */
  readonly addedKinds?: readonly KindModule[]
  readonly clock?: Clock
  /** Validates every response against the contract. */
  readonly checkAnswers?: boolean
  /** Calls a minute from one caller in place of the setting's; 0 for no limit. */
  readonly callsPerMinute?: number
  /** Connection timeouts, where they differ from the default. */
  readonly patience?: Partial<Patience>
  /** Destination of log lines instead of standard output. */
  readonly logStream?: LogStream
  /** Folder of the built web client. */
  readonly webRoot?: string
}

export interface App {
  readonly process: ProcessKind
  readonly http: FastifyInstance
  readonly context: Context
  readonly services: Services
  readonly sockets: OpenSockets
  /** Finishes requests and jobs in flight, then closes. The database stays open. */
  stop(): Promise<void>
}

function contextOf(
  {
    config,
    db,
    databaseUrl,
    avatars,
    drawnCity,
    riders,
    clock = systemClock,
    checkAnswers = false,
    process,
  }: AppOptions,
  http: FastifyInstance,
  seal: Seal,
): Context {
  const log = http.log
  const metrics = new Registry()
  const bus = new Bus()
  return {
    config,
    db,
    clock,
    log,
    seal,
    codes: codeSender(config, log),
    avatars,
    ...(config.demo && drawnCity ? { drawnCity } : {}),
    ...(config.demo && riders ? { riders: () => riders(clock.now()) } : {}),
    checkAnswers,
    attempts: new Attempts(db, clock),
    address: process === 'worker' ? () => publicAddress(config) : () => ownAddress(http),
    seen: new SeenTokens(),
    jobs: new Jobs(db, clock, log, metrics),
    bus,
    announcements: config.redisUrl
      ? new RedisAnnouncements(config.redisUrl, bus, log)
      : new NotifyAnnouncements(databaseUrl, bus, log),
    metrics,
    sandboxKeys: new SandboxKeyring(db, seal),
  }
}

/**
 * Builds the server on an open database, ready to listen. Jobs run once `context.jobs.start()` is called.
 * @throws StartError when the key of personal data is missing or wrong
 */
export async function buildApp(options: AppOptions): Promise<App> {
  const { currencySymbol, defaultLanguage, phoneForm, idCardForm, englishCounts, timeZone } = options.config
  const { customerTabs, ambulanceNumber } = options.config
  const forms = { currencySymbol, defaultLanguage, phoneForm, idCardForm, englishCounts, timeZone }
  configure({ ...forms, customerTabs, ambulanceNumber })
  const seal = await openSeal(options.db, options.config)
  const patience = { ...usualPatience, ...options.patience }
  const http = newServer(options.config, patience, options.logStream)
  const context = contextOf(options, http, seal)
  const { services, modules } = compose(context, options.addedKinds)
  registerErrors(http, options.config.defaultLanguage, options.webRoot !== undefined && existsSync(options.webRoot))
  registerClosing(http, patience)
  registerBodyPace(http, patience)
  registerProxyWarning(http)
  await registerProtection(http, options.config)
  const { callsPerMinute = options.config.callsPerMinute } = options
  if (callsPerMinute > 0) await registerRates(http, context.seen, callsPerMinute)
  await http.register(compress, { global: true, threshold: 1024 })
  await registerSockets(http)
  registerMetrics(http, context.metrics, options.config.metricsToken)
  measureHolidays(context)
  registerHealth(http, options.db)
  const sockets = new OpenSockets(context.clock)
  await inScope(http, 'calls', async (scope) => {
    registerSocket(scope, context, sockets)
    if (options.process === 'worker') return
    const handle = handleWith(scope, context)
    const added = (options.addedRoutes ?? []).map((routes) => routes(context))
    for (const routes of [...modules.flatMap((module) => module.routes), ...added]) await routes({ handle, app: scope })
  })
  for (const { listeners } of modules) await listeners?.()
  for (const { jobs } of modules) await jobs?.()
  await deleteExpiredKeys(context)
  if (options.webRoot) await registerWeb(http, options.webRoot, defaultLanguage)
  await context.announcements.start()
  services.announcer.start()
  const stop = async () => {
    await context.jobs.stop()
    await http.close()
    for (const { close } of modules) await close?.()
    await services.announcer.stop()
    await context.announcements.stop()
  }
  return { process: options.process ?? 'both', http, context, services, sockets, stop }
}
