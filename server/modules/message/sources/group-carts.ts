import type { Transaction } from 'kysely'
import type { Database } from '../../../database/schema'
import type { GroupCartNews } from '../../group-cart/desk'
import { type CartRow, peopleOf, type PersonRow } from '../../group-cart/queries'
import type { Notices } from '../notices'
import { storeHead } from '../queries/subjects'
import type { groupCartTopics } from '../topics/group-carts'
import type { Sources } from './sources'

type Tx = Transaction<Database>
type GroupTopic = keyof typeof groupCartTopics

/** Who of a cart is told; `sharers` are all but the host who chose something. */
type Audience = 'host' | 'others' | 'sharers' | 'everybody' | 'named'

interface Telling {
  readonly topic: GroupTopic
  readonly to: Audience
}

/** What is told of what has happened. */
const tellings: Readonly<Partial<Record<GroupCartNews['event'], readonly Telling[]>>> = {
  lock: [{ topic: 'groupCartLocked', to: 'sharers' }],
  pay: [{ topic: 'groupCartPaid', to: 'sharers' }],
  expire: [{ topic: 'groupCartExpired', to: 'everybody' }],
  cancel: [{ topic: 'groupCartCancelled', to: 'others' }],
  lapse: [{ topic: 'groupCartCancelled', to: 'everybody' }],
  giveUp: [{ topic: 'groupCartCancelled', to: 'everybody' }],
  remove: [{ topic: 'groupCartRemoved', to: 'named' }],
  handOver: [{ topic: 'groupCartHandedOver', to: 'named' }],
}
/** The clock tells the host too that it has locked. */
const lockedByClock: Telling = { topic: 'groupCartToPay', to: 'host' }

/** Tells people of the shared carts that they are in. */
export function tellOfGroupCarts({ notices, groupCarts }: Sources): void {
  groupCarts.onNews(async (tx, cart, news) => {
    for (const telling of tellings[news.event] ?? []) await tell(tx, notices, telling, cart, news)
    if (news.event === 'lock' && news.actor === 'clock') await tell(tx, notices, lockedByClock, cart, news)
  })
}

async function tell(tx: Tx, notices: Notices, { topic, to }: Telling, cart: CartRow, news: GroupCartNews) {
  const { name: store, logo: picture } = await storeHead(tx, cart.store_id)
  const people = to === 'named' ? [] : await peopleOf(tx, cart.id)
  const chosen = people.filter((person) => belongs(person, to, cart.host_id))
  const told = chosen.map((person) => ({ customerId: person.customer_id, share: shareOf(person) }))
  if (to === 'named' && news.customerId) told.push({ customerId: news.customerId, share: 0 })
  // Time can run out more than once.
  const subject = topic === 'groupCartExpired' ? `${cart.id}:${cart.deadline.toISOString()}` : cart.id
  const targetId = topic === 'groupCartRemoved' ? cart.store_id : cart.id
  await notices.tell(
    tx,
    topic,
    told.map(({ customerId, share }) => ({ customerId, subject, targetId, params: { store, share }, picture })),
  )
}

const shareOf = ({ goods, fees, offers }: PersonRow): number => (goods ?? 0) + (fees ?? 0) - (offers ?? 0)

function belongs({ customer_id, goods }: PersonRow, to: Audience, hostId: string): boolean {
  if (to === 'everybody') return true
  const isHost = customer_id === hostId
  return to === 'host' ? isHost : !isHost && (to === 'others' || goods !== null)
}
