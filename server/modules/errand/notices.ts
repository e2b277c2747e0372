import { limits } from '@contract/limits'
import type { ErrandEvent } from '@contract/states/errand'
import type { Transaction } from 'kysely'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import type { Notices } from '../message/notices'
import type { errandTopics } from '../message/topics/errands'
import type { OrderEngine } from '../order/engine'
import type { Order } from '../order/queries'

type ErrandTopic = keyof typeof errandTopics

/** The notice of each event, with the minutes for an answer where it is a question. */
const topics: Partial<Record<ErrandEvent, { readonly topic: ErrandTopic; readonly minutes?: number }>> = {
  accept: { topic: 'errandAccepted' },
  giveUp: { topic: 'errandSearching' },
  askPurchase: { topic: 'errandDearer', minutes: limits.answerPurchaseMinutes },
  findNothing: { topic: 'errandFoundNothing' },
  setOff: { topic: 'errandOnTheWay' },
  applyDelay: { topic: 'errandLate', minutes: limits.answerDelayMinutes },
  findNobody: { topic: 'errandNobody', minutes: limits.answerDeliveryMinutes },
  deliver: { topic: 'errandDelivered' },
  handBack: { topic: 'errandReturned' },
  lapse: { topic: 'errandNoRider' },
}

interface About {
  readonly order: Pick<Order, 'id' | 'customer_id' | 'title'>
  readonly now: Date
  readonly until?: Date | null
}

/** Sends the customer of an errand a notice of now. */
export async function tellOfErrand(
  tx: Transaction<Database>,
  notices: Notices,
  topic: ErrandTopic,
  { order: { id, customer_id: customerId, title }, now, until = null }: About,
): Promise<void> {
  const notice = { customerId, subject: `${id} ${now.toISOString()}`, targetId: id, params: { errand: title }, until }
  await notices.tell(tx, topic, [notice])
}

/** Sends notices of errands; a question that is asked again is another notice. */
export function tellOfErrands({ clock }: Pick<Context, 'clock'>, notices: Notices, orders: OrderEngine): void {
  orders.onChange('errand', async (tx, order, event) => {
    const found = topics[event as ErrandEvent]
    if (!found) return
    const now = clock.now()
    const until = found.minutes === undefined ? null : minutesAfter(now, found.minutes)
    await tellOfErrand(tx, notices, found.topic, { order, now, until })
  })
}
