import { inScope } from '../../../http/scope'
import type { FastifyInstance } from 'fastify'
import type { Transaction } from 'kysely'
import { Counter } from 'prom-client'
import type { ParcelState } from '@contract/states/parcel'
import { minutesAfter } from '../../../clock'
import type { Context } from '../../../context'
import type { Bilingual, Database } from '../../../database/schema'
import { ForgedMessage } from '../../../payments/provider'
import { pushPath, type Tracking } from '../../../tracking'
import type { TrackingProvider, TrackList } from '../../../tracking/provider'
import { acceptRawBodies } from '../../payment/provider/notifications'
import type { FollowedParcels } from './followed'

type Tx = Transaction<Database>

interface Job {
  readonly parcelId: string
}

/** The least time between two questions about a parcel. */
const askMinutes = 30
/** A parcel is followed for so long after it left. */
const followDays = 30
/** The states after which nothing is asked any more. */
const ended: readonly ParcelState[] = ['delivered', 'returned', 'lost', 'cancelled']

/** Follows parcels by a tracking service: subscribes to each that leaves, hears its pushes, and asks where these stay away. */
export class ParcelTracking {
  constructor(
    private readonly context: Context,
    private readonly followed: readonly FollowedParcels[],
    private readonly tracking: Tracking,
  ) {}

  private get provider(): TrackingProvider {
    return this.tracking.provider
  }

  /** Subscribes to parcels that leave, and registers the jobs. */
  async start(): Promise<void> {
    await this.tracking.open()
    const { jobs, clock } = this.context
    for (const parcels of this.followed) {
      const kind = `${parcels.name}.subscribe`
      parcels.onLeft((tx, parcelId) => jobs.add(tx, { kind, payload: { parcelId }, runAt: clock.now() }))
      jobs.outside<Job>(kind, (job) => this.subscribe(parcels, job))
      jobs.outside<Job>(askOf(parcels), (job) => this.ask(parcels, job))
    }
  }

  close(): Promise<void> {
    return this.tracking.close()
  }

  private async subscribe(parcels: FollowedParcels, { parcelId }: Job) {
    const parcel = await parcels.find(parcelId)
    if (!parcel) return undefined
    await this.provider.subscribe(parcel)
    const runAt = minutesAfter(this.context.clock.now(), askMinutes)
    return (tx: Tx) => this.context.jobs.add(tx, { kind: askOf(parcels), payload: { parcelId }, runAt })
  }

  /** Asks unless a push has come within the time, and plans the next question. */
  private async ask(parcels: FollowedParcels, { parcelId }: Job) {
    const { clock, jobs } = this.context
    const now = clock.now()
    const parcel = await parcels.find(parcelId)
    const until = parcel && minutesAfter(parcel.leftAt, followDays * 24 * 60)
    if (!parcel || !until || until < now || ended.includes(parcel.state) || parcel.over) return undefined
    const again = parcel.heardAt ? minutesAfter(parcel.heardAt, askMinutes) : now
    const isDue = again <= now
    const list = isDue ? await this.provider.ask(parcel) : undefined
    const runAt = isDue ? minutesAfter(now, askMinutes) : again
    return async (tx: Tx) => {
      if (isDue) await parcels.noteAsked(tx, parcelId, now)
      if (list) await this.take(tx, parcels, parcelId, list)
      await jobs.add(tx, { kind: askOf(parcels), payload: { parcelId }, runAt })
    }
  }

  private take(tx: Tx, parcels: FollowedParcels, id: string, { scans }: TrackList): Promise<void> {
    const said = (text: string): Bilingual => ({ en: text, zh: text, ...this.provider.translations?.get(text) })
    return parcels.take(
      tx,
      id,
      scans.map(({ text, ...scan }) => ({ ...scan, text: said(text) })),
    )
  }

  /** A push is answered in the service's form: accepted when it is read, refused when it is forged or could not be kept. */
  servePushes(app: FastifyInstance): void {
    const { provider } = this
    const results = new Counter({
      name: 'linli_tracking_pushes_total',
      help: 'Pushes of the tracking service',
      labelNames: ['provider', 'result'],
      registers: [this.context.metrics],
    })
    void inScope(app, `tracking-${provider.name}`, (scope) => {
      acceptRawBodies(scope)
      scope.post(pushPath(provider.name), async ({ body, log }, reply) => {
        const result = await this.receive(typeof body === 'string' ? body : '').then(
          () => 'accepted' as const,
          (error: unknown) => {
            const isForged = error instanceof ForgedMessage
            if (isForged) log.warn({ failure: error.message }, 'a tracking push is refused')
            else log.error({ err: error }, 'a tracking push could not be processed')
            return isForged ? ('refused' as const) : ('failed' as const)
          },
        )
        results.inc({ provider: provider.name, result })
        const answer = result === 'accepted' ? provider.accepted : provider.refused
        return reply.code(answer.status).type(answer.type).send(answer.body)
      })
    })
  }

  private async receive(body: string): Promise<void> {
    const { db } = this.context
    for (const list of this.provider.read(body))
      for (const parcels of this.followed)
        for (const id of await parcels.named(list.carrier, list.number))
          await db.transaction().execute((tx) => this.take(tx, parcels, id, list))
  }
}

const askOf = ({ name }: FollowedParcels): string => `${name}.ask`
