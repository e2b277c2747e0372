import compress from '@fastify/compress'
import cors from '@fastify/cors'
import helmet from '@fastify/helmet'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { Registry } from 'prom-client'
import { v7 as uuid } from 'uuid'
import type { Picture } from '@contract/entities/common'
import { configure } from '@contract/settings'
import { type Clock, systemClock } from './clock'
import type { Config } from './config'
import type { Context } from './context'
import type { Database } from './database/schema'
import { registerClosing } from './http/closing'
import { registerErrors } from './http/errors'
import { handleWith } from './http/handle'
import { registerHealth } from './http/health'
import { deleteExpiredKeys } from './http/idempotency'
import { loggedError } from './http/logged-error'
import { registerMetrics } from './http/metrics'
import { registerRates, SeenTokens } from './http/rate'
import { Jobs } from './jobs/jobs'
import { openSeal } from './keys/open-seal'
import { modules } from './modules'
import type { Module } from './modules/module'
import type { OrderKind } from './modules/order/kind'
import { SandboxKeyring } from './payments/sandbox/keys'
import { Bus } from './realtime/bus'
import { registerSocket, registerSockets } from './realtime/socket'
import { Attempts } from './security/attempts'
import { codeSender } from './security/codes'
import type { Seal } from './security/seal'
import { buildServices, type Services } from './services'
import { registerWeb } from './web/page'

/** Larger bodies are refused; no JSON call needs more. */
const bodyLimit = 256 * 1024

export interface AppOptions {
  readonly config: Config
  readonly db: Kysely<Database>
  /** For the connection that listens for events (LISTEN). */
  readonly databaseUrl: string
  /** Pictures of accounts that have not chosen one; at least one. */
  readonly avatars: readonly Picture[]
  /** Routes beside those of the domains, such as the calls of another kind of orders. */
  readonly addedModules?: readonly Module[]
  readonly clock?: Clock
  /** Validates every response against the contract. */
  readonly checkAnswers?: boolean
  /** Calls a minute from one caller; 0 for no limit. */
  readonly callsPerMinute?: number
  /** The kinds of orders; without them those of the product. */
  readonly orderKinds?: (context: Context) => readonly OrderKind[]
  /** Folder of the built web client. */
  readonly webRoot?: string
}

export interface App {
  readonly http: FastifyInstance
  readonly context: Context
  readonly services: Services
  /** Finishes requests and jobs in flight, then closes. The database stays open. */
  stop(): Promise<void>
}

const fastify = (config: Config): FastifyInstance =>
  Fastify({
    bodyLimit,
    genReqId: () => uuid(),
    forceCloseConnections: 'idle',
    trustProxy: [...config.trustedProxies],
    logger: {
      level: config.logLevel,
      // Bodies and headers are never logged: they hold tokens and personal data.
      serializers: { req: ({ method, url, id }) => ({ method, url: url.split('?')[0], id }), err: loggedError },
    },
  })

async function registerProtection(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        // The web page adds the hashes of its own inline scripts.
        'script-src': ["'self'"],
        // Pictures chosen for upload are previewed from the device.
        'img-src': ["'self'", 'data:', 'blob:'],
        'connect-src': ["'self'", 'ws:', 'wss:'],
        'upgrade-insecure-requests': null,
      },
    },
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    strictTransportSecurity: config.publicUrl?.startsWith('https:') ?? false,
  })
  if (config.corsOrigins.length > 0) {
    const origin = config.corsOrigins.includes('*') ? true : [...config.corsOrigins]
    await app.register(cors, { origin, maxAge: 600 })
  }
}

function contextOf(
  { config, db, databaseUrl, avatars, clock = systemClock, checkAnswers = false }: AppOptions,
  http: FastifyInstance,
  seal: Seal,
): Context {
  const log = http.log
  const metrics = new Registry()
  return {
    config,
    db,
    clock,
    log,
    seal,
    codes: codeSender(config, log),
    avatars,
    checkAnswers,
    attempts: new Attempts(db, clock),
    seen: new SeenTokens(),
    jobs: new Jobs(db, clock, log, metrics),
    bus: new Bus(databaseUrl, log),
    metrics,
    sandboxKeys: new SandboxKeyring(db, seal),
  }
}

/**
 * Builds the server on an open database, ready to listen. Jobs run once `context.jobs.start()` is called.
 * @throws StartError when the key of personal data is missing or wrong
 */
export async function buildApp(options: AppOptions): Promise<App> {
  const { currencySymbol, defaultLanguage, phoneForm, idCardForm, timeZone } = options.config
  configure({ currencySymbol, defaultLanguage, phoneForm, idCardForm, timeZone })
  const seal = await openSeal(options.db, options.config)
  const http = fastify(options.config)
  const context = contextOf(options, http, seal)
  const services = buildServices(context, options.orderKinds?.(context))
  registerErrors(http, options.config.defaultLanguage)
  registerClosing(http)
  await registerProtection(http, options.config)
  const { callsPerMinute = 1200 } = options
  if (callsPerMinute > 0) await registerRates(http, context.seen, callsPerMinute)
  await http.register(compress, { global: true, threshold: 1024 })
  await registerSockets(http)
  registerMetrics(http, context.metrics, options.config.metricsToken)
  registerHealth(http, options.db)
  await http.register(async (scope) => {
    registerSocket(scope, context)
    const handle = handleWith(scope, context)
    for (const module of [...modules, ...(options.addedModules ?? [])])
      await module({ handle, context, services, app: scope })
  })
  await deleteExpiredKeys(context)
  if (options.webRoot) await registerWeb(http, options.webRoot, defaultLanguage)
  await context.bus.start()
  const stop = async () => {
    await context.jobs.stop()
    await http.close()
    await context.bus.stop()
  }
  return { http, context, services, stop }
}
