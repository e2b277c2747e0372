import { v7 as uuid } from 'uuid'
import type { QuoteId } from '@contract/entities/ids'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import { everyHour } from '../../jobs/hourly'
import { Failure } from '../../http/failure'
import * as queries from './queries'

/** How long a price holds. */
const quoteMinutes = 15
const keptMinutes = 24 * 60

export interface NewQuote {
  readonly kind: string
  readonly customerId: string
  readonly storeId: string | null
  /** What was priced, for pricing it again. */
  readonly request: object
  readonly fingerprint: string
  readonly total: number
}

/** Quotes of every kind (docs/decisions/006-quotes.md): kept from the price to the order, for a quarter of an hour. */
export class Quotes {
  constructor(private readonly context: Context) {}

  /** Keeps a price; answers under which id and until when. */
  async save({ customerId, storeId, request, ...quote }: NewQuote): Promise<{ id: string; expiresAt: Date }> {
    const now = this.context.clock.now()
    const id = uuid()
    const expiresAt = minutesAfter(now, quoteMinutes)
    await queries.insertQuote(this.context.db, {
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

  /** The request of a quote of a kind. @throws Failure `quoteNotFound` when it is forgotten. */
  async requestOf<Request extends object>(id: QuoteId, kind: string): Promise<Request> {
    const quote = await queries.findQuote(this.context.db, id, kind)
    if (!quote) throw new Failure('quoteNotFound')
    return quote.request as Request
  }

  /** Forgets quotes that no order was made of a day after they were made, long after they have expired. */
  forgetOld(): Promise<void> {
    return everyHour(this.context, 'quotes.forget', (tx, now) =>
      queries.forgetQuotes(tx, minutesAfter(now, -keptMinutes)),
    )
  }
}
