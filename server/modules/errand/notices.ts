import { limits } from '@contract/limits'
import type { ErrandEvent } from '@contract/states/errand'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import type { Notices } from '../message/notices'
import type { errandTopics } from '../message/topics/errands'
import type { OrderEngine } from '../order/engine'

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

/** Sends notices of errands; a question that is asked again is another notice. */
export function tellOfErrands({ clock }: Pick<Context, 'clock'>, notices: Notices, orders: OrderEngine): void {
  orders.onChange('errand', async (tx, { id, customer_id: customerId, title }, event) => {
    const found = topics[event as ErrandEvent]
    if (!found) return
    const now = clock.now()
    const until = found.minutes === undefined ? null : minutesAfter(now, found.minutes)
    const notice = { customerId, subject: `${id} ${now.toISOString()}`, targetId: id, params: { errand: title }, until }
    await notices.tell(tx, found.topic, [notice])
  })
}
