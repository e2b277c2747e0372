import type { Transaction } from 'kysely'
import type { Database } from '../../database/schema'
import type { OrderEngine } from '../order/engine'
import type { GroupCartDesk, GroupCartNews } from './desk'
import { type CartRow, findCartOfOrder, peopleOf, type PersonRow } from './queries'
import type { Notices } from '../message/notices'
import { storeHead } from '../message/queries/subjects'
import type { groupCartTopics } from '../message/topics/group-carts'

type Tx = Transaction<Database>
type GroupTopic = keyof typeof groupCartTopics

/** Recipients of a notice; `choosers` are all members with dishes, `sharers` those except the host. */
type Audience = 'host' | 'others' | 'sharers' | 'choosers' | 'everybody' | 'named'

/** A topic with its recipients. */
interface Telling {
  readonly topic: GroupTopic
  readonly to: Audience
}

/** Notices by event of a cart. */
const tellings: Readonly<Partial<Record<GroupCartNews['event'], readonly Telling[]>>> = {
  pay: [{ topic: 'groupCartPaid', to: 'sharers' }],
  expire: [{ topic: 'groupCartExpired', to: 'everybody' }],
  cancel: [{ topic: 'groupCartCancelled', to: 'everybody' }],
  orderCancelled: [{ topic: 'groupCartCancelled', to: 'others' }],
  lapse: [{ topic: 'groupCartCancelled', to: 'everybody' }],
  giveUp: [{ topic: 'groupCartCancelled', to: 'everybody' }],
  remove: [{ topic: 'groupCartRemoved', to: 'named' }],
  drop: [{ topic: 'groupCartDropped', to: 'named' }],
  handOver: [{ topic: 'groupCartHandedOver', to: 'named' }],
}
/** A lock by the clock is announced to the host too; where each pays, only to members who owe something. */
function tellingsOf({ state, payer }: CartRow, { event, actor }: GroupCartNews): readonly Telling[] {
  const isByClock = actor === 'clock'
  if (event === 'nudge') return [{ topic: state === 'open' ? 'groupCartNudge' : 'groupShareNudge', to: 'named' }]
  if (event !== 'lock') return tellings[event] ?? []
  if (payer === 'each') return [{ topic: 'groupShareToPay', to: isByClock ? 'choosers' : 'sharers' }]
  const toHost: Telling = { topic: 'groupCartToPay', to: 'host' }
  return [{ topic: 'groupCartLocked', to: 'sharers' }, ...(isByClock ? [toHost] : [])]
}

/** Sends notices of shared carts to their members. */
export function tellOfGroupCarts(notices: Notices, orders: OrderEngine, groupCarts: GroupCartDesk): void {
  groupCarts.onNews(async (tx, cart, news) => {
    for (const telling of tellingsOf(cart, news)) await tell(tx, notices, telling, cart, news)
  })
  // A placed order leaves its cart as it is; its customer receives the notices of any order.
  orders.onChange('takeaway', async (tx, { id, phase }) => {
    const cart = phase === 'cancelled' ? await findCartOfOrder(tx, id) : undefined
    if (cart?.state === 'ordered')
      await tell(tx, notices, { topic: 'groupCartCancelled', to: 'others' }, cart, {
        event: 'cancel',
        actor: 'platform',
      })
  })
}

async function tell(tx: Tx, notices: Notices, { topic, to }: Telling, cart: CartRow, news: GroupCartNews) {
  const { name: store, logo: picture } = await storeHead(tx, cart.store_id)
  const people = await peopleOf(tx, cart.id)
  const chosen = people.filter((person) =>
    to === 'named' ? person.customer_id === news.customerId : belongs(person, to, cart.host_id),
  )
  const recipients = chosen.map((person) => ({ customerId: person.customer_id, share: shareOf(person) }))
  // A removed member is no longer among the recipients.
  if (to === 'named' && news.customerId && recipients.length === 0)
    recipients.push({ customerId: news.customerId, share: 0 })
  // Time can run out more than once.
  const at = topic === 'groupCartExpired' ? cart.deadline : news.at
  const subject = at ? `${cart.id}:${at.toISOString()}` : cart.id
  const targetId = topic === 'groupCartRemoved' ? cart.store_id : cart.id
  await notices.tell(
    tx,
    topic,
    recipients.map(({ customerId, share }) => ({ customerId, subject, targetId, params: { store, share }, picture })),
  )
}

const shareOf = ({ goods, fees, offers }: PersonRow): number => (goods ?? 0) + (fees ?? 0) - (offers ?? 0)

function belongs({ customer_id, goods }: PersonRow, to: Audience, hostId: string): boolean {
  if (to === 'everybody') return true
  if (to === 'choosers') return goods !== null
  const isHost = customer_id === hostId
  return to === 'host' ? isHost : !isHost && (to === 'others' || goods !== null)
}
