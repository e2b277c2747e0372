import type { Transaction } from 'kysely'
import { formatMoney } from '@contract/money'
import type { Language } from '@contract/settings'
import { sharedPaths } from '@contract/share'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import type { OutsideTeller } from '../message/outside/teller'
import * as queries from './queries'

type Tx = Transaction<Database>

interface Job {
  readonly offerId: string
  readonly madeAt: string
}

/** An open offer to a rider. */
export interface MadeOffer {
  readonly id: string
  readonly riderId: string
}

const job = 'delivery.offer'
/** The part of an offer's time after which its rider is looked for outside the app. */
const share = 1 / 3

const words = {
  en: {
    app: 'Linli',
    title: 'New offer',
    text: (pay: string, seconds: number) => `${pay} for you. Answer within ${seconds} s.`,
    plain: 'Open the app to answer.',
  },
  zh: {
    app: '邻里',
    title: '有新单可接',
    text: (pay: string, seconds: number) => `到手${pay}，请在${seconds}秒内接单`,
    plain: '请打开App接单',
  },
} as const

/**
 * Messages outside the app to riders who leave an offer open. They are no notices: a list of offers that are over helps
 * nobody.
 */
export class OfferPush {
  constructor(
    private readonly context: Context,
    private readonly outside: Pick<OutsideTeller, 'agreed' | 'send'>,
  ) {
    context.jobs.outside<Job>(job, (made) => this.tell(made))
  }

  /** Plans the messages of offers that a transaction makes, for riders who agreed to one. */
  async plan(tx: Tx, offers: readonly MadeOffer[], madeAt: Date): Promise<void> {
    const ids = offers.map(({ riderId }) => riderId)
    const agreed = await this.outside.agreed(tx, ids, 'order')
    const runAt = new Date(madeAt.getTime() + this.context.config.offerSeconds * 1_000 * share)
    for (const { id: offerId, riderId } of offers)
      if (agreed.has(riderId))
        await this.context.jobs.add(tx, { kind: job, payload: { offerId, madeAt: madeAt.toISOString() }, runAt })
  }

  private async tell({ offerId, madeAt }: Job): Promise<((tx: Tx) => Promise<void>) | undefined> {
    const { db, clock, config } = this.context
    const offer = await queries.openOffer(db, offerId)
    const now = clock.now()
    if (offer?.made_at.toISOString() !== madeAt || offer.expires_at <= now) return undefined
    const pay = (await queries.paysOf(db, [offer.order_id])).get(offer.order_id) ?? 0
    const seconds = Math.ceil((offer.expires_at.getTime() - now.getTime()) / 1_000)
    const said = (language: Language, inFull: boolean) => {
      const { app, title, text, plain } = words[language]
      const page = sharedPaths.riderTasks()
      if (!inFull) return { title: app, text: plain, page }
      return { title, text: text(formatMoney(pay, { symbol: config.currencySymbol }), seconds), page }
    }
    const about = { topic: 'order' as const, customerId: offer.rider_id }
    return this.outside.send(about, { usedFor: `offer ${offerId} ${madeAt}`, at: offer.made_at, words: said })
  }
}
