import type { Kysely } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { QuoteId } from '@contract/entities/ids'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import { everyHour } from '../../jobs/hourly'
import { Failure } from '../../http/failure'
import * as queries from './queries'

/** The validity of a quote. */
const quoteMinutes = 15
const keptMinutes = 24 * 60

export interface NewQuote {
  readonly kind: string
  readonly customerId: string
  readonly storeId: string | null
  /** The priced request, kept for pricing it again. */
  readonly request: object
  readonly fingerprint: string
  readonly total: number
}

/** Stored quotes of every kind (docs/decisions/006-quotes.md). */
export class Quotes {
  constructor(private readonly context: Context) {}

  /** Stores a quote, on commit where `db` is a transaction; returns its id and expiry. */
  async save(
    { customerId, storeId, request, ...quote }: NewQuote,
    db: Kysely<Database> = this.context.db,
  ): Promise<{ id: string; expiresAt: Date }> {
    const now = this.context.clock.now()
    const id = uuid()
    const expiresAt = minutesAfter(now, quoteMinutes)
    await queries.insertQuote(db, {
      ...quote,
      id,
      customer_id: customerId,
      store_id: storeId,
      request: JSON.stringify(request),
      order_id: null,
      created_at: now,
      expires_at: expiresAt,
    })
    return { id, expiresAt }
  }

  /** The saved request of a quote. @throws Failure `quoteNotFound` */
  async requestOf<Request extends object>(id: QuoteId, kind: string): Promise<Request> {
    const quote = await queries.findQuote(this.context.db, id, kind)
    if (!quote) throw new Failure('quoteNotFound')
    return quote.request as Request
  }

  /** Schedules the hourly deletion of unused quotes older than a day. */
  forgetOld(): Promise<void> {
    return everyHour(this.context, 'quotes.forget', (tx, now) =>
      queries.forgetQuotes(tx, minutesAfter(now, -keptMinutes)),
    )
  }
}
