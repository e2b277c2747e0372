import { createClient } from '@redis/client'
import type { FastifyBaseLogger } from 'fastify'
import type { Transaction } from 'kysely'
import type { Database } from '../database/schema'
import { type Announcements, channel, type EventSink, payloadsOf } from './announcements'
import type { LiveEvent } from './events'

type Client = ReturnType<typeof createClient>

/**
 * Announcements by Redis (REDIS_URL), which has no part in commits: events are sent before the outbox is emptied, so
 * that they may be repeated and are never lost. Events while the connection is down are reported as a gap.
 */
export class RedisAnnouncements implements Announcements {
  private readonly publisher: Client
  private readonly subscriber: Client
  private wasReady = false

  constructor(
    url: string,
    private readonly bus: EventSink,
    private readonly log: Pick<FastifyBaseLogger, 'warn'>,
  ) {
    // Commands fail while there is no connection, rather than wait for one: the outbox keeps their events.
    this.publisher = createClient({ url, disableOfflineQueue: true })
    this.subscriber = createClient({ url })
  }

  async start(): Promise<void> {
    for (const client of [this.publisher, this.subscriber])
      client.on('error', (error: Error) => this.log.warn({ err: error }, 'the connection to Redis broke'))
    this.subscriber.on('ready', () => {
      if (this.wasReady) this.bus.missed()
      this.wasReady = true
    })
    await Promise.all([this.publisher.connect(), this.subscriber.connect()])
    await this.subscriber.subscribe(channel, (payload) => this.bus.hear(payload))
  }

  async publish(_: Transaction<Database>, events: readonly LiveEvent[]): Promise<void> {
    await Promise.all(payloadsOf(events).map((payload) => this.publisher.publish(channel, payload)))
  }

  stop(): Promise<void> {
    for (const client of [this.publisher, this.subscriber]) client.destroy()
    return Promise.resolve()
  }
}
