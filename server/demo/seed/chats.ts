import type { Insertable, Transaction } from 'kysely'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import type { Database, DeliveryTable } from '../../database/schema'
import { type Body, sealBody } from '../../modules/chat/body'
import type { NoticeKey, NoticeParams } from '../../modules/chat/notices'
import { type Between, insertConversation } from '../../modules/chat/queries/conversations'
import { agents } from '../chat/agents'
import { pictureOf } from '../pictures'
import { newestWithRider, setRead } from '../chat/queries'
import { admitRiders } from '../riders/accounts'
import { riderNamed } from '../riders/people'
import type { Account, City } from '../city'
import { accountId } from './accounts'
import { demoId } from './ids'
import { insertAll } from './queries'

type Tx = Transaction<Database>
type Sender = 'customer' | 'store' | 'rider' | 'service' | 'bot' | 'system'

interface Line {
  readonly sender: Sender
  readonly body: Body
  readonly agentId?: string
}

interface Past {
  readonly lines: readonly Line[]
  readonly minutesAgo: number
}

const nobody = { storeId: null, riderId: null, orderId: null }

/** Dialogue of the member and a shop, repeated in the long chat. */
const talk: readonly (readonly [sender: 'customer' | 'store', en: string, zh: string])[] = [
  ['customer', 'Hi, are the noodles fresh today?', '你好，今天的面是现做的吗？'],
  ['store', 'Made an hour ago', '一小时前刚做的'],
  ['customer', 'Great, then I take two', '好，那我要两份'],
  ['store', 'Thank you! About 20 minutes', '谢谢！大约20分钟'],
  ['customer', 'No coriander please', '麻烦不要香菜'],
  ['store', 'Noted, without coriander', '好的，不放香菜'],
  ['customer', 'It arrived, still hot. Thanks!', '收到了，还是热的，谢谢！'],
  ['store', 'Enjoy! See you next time', '请慢用，欢迎下次光临'],
]
/** Number of messages in the long chat. */
export const longChat = 600

/** The times of past lines by their index, three minutes apart. */
function timesOf({ clock }: Context, { lines, minutesAgo }: Past): (index: number) => Date {
  const begin = minutesAfter(clock.now(), -minutesAgo - lines.length * 3)
  return (index) => minutesAfter(begin, index * 3)
}

/** Writes one conversation of the past, of which the last `unread` messages are new to the customer; answers its id. */
async function write(
  tx: Tx,
  context: Context,
  between: Between,
  { unread, ...past }: Past & { readonly unread: number },
): Promise<string> {
  const id = demoId('conversation', between.customerId, between.party, between.storeId ?? '')
  const at = timesOf(context, past)
  await insertConversation(tx, id, between, at(0))
  const rows = past.lines.map(({ sender, body, agentId = null }, index) => ({
    ...{ conversation_id: id, sequence: index + 1, id: demoId('message', id, index), sender, agent_id: agentId },
    ...{ client_id: null, kind: body.kind, body_sealed: sealBody(context.seal, body), sent_at: at(index) },
  }))
  await insertAll(tx, 'chat_messages', rows)
  const last = past.lines.length
  await setRead(tx, id, { last, read: last - unread, at: at(last - 1) })
  return id
}

const said = (en: string, zh: string): Line => ({
  sender: 'bot',
  body: { kind: 'said', text: { en, zh }, choices: [] },
})

const text = (sender: Sender, en: string, zh: string, language: 'en' | 'zh'): Line => ({
  sender,
  body: { kind: 'text', text: language === 'en' ? en : zh },
})

/** The member's chats with shops: one of 600 messages, and one with a card. */
async function seedStoreChats(tx: Tx, context: Context, customerId: string, city: City): Promise<void> {
  const language = context.config.defaultLanguage
  const [first, second] = city.stores
  if (!first || !second) return
  const withStore = (key: string): Between => ({ ...nobody, customerId, party: 'store', storeId: demoId('store', key) })
  const long = Array.from({ length: longChat }, (_, index) => {
    const [sender, en, zh] = talk[index % talk.length] ?? ['store', '', '']
    return text(sender, en, zh, language)
  })
  await write(tx, context, withStore(first.key), { lines: long, unread: 2, minutesAgo: 50 })
  await write(tx, context, withStore(second.key), {
    lines: [
      text('customer', 'Until when are you open today?', '今天营业到几点？', language),
      text('store', 'Until 10 pm. Here we are:', '到晚上10点，这是我们店：', language),
      { sender: 'store', body: { kind: 'store', storeId: demoId('store', second.key) } },
    ],
    unread: 2,
    minutesAgo: 180,
  })
}

type Delivered = NonNullable<Awaited<ReturnType<typeof newestWithRider>>>

/** The work of a rider on an order of the past. */
function pastDelivery(order: Delivered, rider_id: string): Insertable<DeliveryTable> {
  const { id: order_id, kind: order_kind, distance: meters, ended_at } = order
  const { from_latitude, from_longitude, to_latitude, to_longitude } = order
  const before = (minutes: number) => minutesAfter(ended_at, -minutes)
  return {
    ...{ id: demoId('delivery', order_id), order_id, order_kind, rider_id, state: 'delivered', items: 1 },
    ...{ from_latitude, from_longitude, to_latitude, to_longitude, meters, due_at: ended_at },
    ...{ waiting_since: before(30), accepted_at: before(25), at_door_at: before(1), ended_at },
    ...{ called_at: null, problem: null },
  }
}

/** The member's chat with the rider of the newest order that had one. */
async function seedRiderChat(tx: Tx, context: Context, customerId: string): Promise<void> {
  const language = context.config.defaultLanguage
  const order = await newestWithRider(tx, customerId)
  const riderId = order && riderNamed(order.rider.name.en)
  if (!order || !riderId) return
  await admitRiders(tx, context)
  await insertAll(tx, 'deliveries', [pastDelivery(order, riderId)])
  const minutesAgo = (context.clock.now().getTime() - order.ended_at.getTime()) / 60_000
  await write(
    tx,
    context,
    { ...nobody, customerId, party: 'rider', riderId, orderId: order.id },
    {
      lines: [
        text('customer', 'Please leave it with the guard', '麻烦放在门卫处', language),
        text('rider', 'OK, I’ll do it like that', '好的，按您说的来', language),
        text('rider', 'It is with the guard. Enjoy!', '已放门卫处，祝您用餐愉快！', language),
      ],
      unread: 1,
      minutesAgo,
    },
  )
}

/** The member's chat with the service: the assistant, then a person who was rated, and the assistant again. */
async function seedServiceChat(tx: Tx, context: Context, customerId: string): Promise<void> {
  const language = context.config.defaultLanguage
  const [agent] = agents
  if (!agent) return
  const requestId = demoId('request', customerId)
  const notice = (key: NoticeKey, params: NoticeParams = {}): Line => ({
    sender: 'system',
    body: { kind: 'notice', notice: key, params },
  })
  const person = (en: string, zh: string): Line => ({ ...text('service', en, zh, language), agentId: agent.id })
  const [asked, ended] = [2, 9]
  const lines: Line[] = [
    text('customer', 'My soup was cold', '我的汤是凉的', language),
    said('I’m sorry. You can apply for a refund on the order’s page.', '非常抱歉，您可以在订单详情页申请退款。'),
    text('customer', 'A person, please', '麻烦转接真人客服', language),
    notice('asked'),
    notice('joined', { nameEn: agent.name.en, nameZh: agent.name.zh }),
    notice('handedOver'),
    person('Hello, I’ve told the store to pack soup in foil from now on', '您好，已通知商家今后用保温袋装汤'),
    text('customer', 'Thank you!', '谢谢！', language),
    notice('left'),
    { sender: 'system', body: { kind: 'rating', requestId } },
    text('customer', 'Which coupons do I have?', '我有哪些优惠券？', language),
    said('You have coupons to use. They apply automatically at checkout.', '您有可用优惠券，下单时自动抵扣。'),
  ]
  const minutesAgo = 1500
  const between: Between = { ...nobody, customerId, party: 'service' }
  const conversationId = await write(tx, context, between, { lines, unread: 1, minutesAgo })
  const at = timesOf(context, { lines, minutesAgo })
  await insertAll(tx, 'service_requests', [
    {
      ...{ id: requestId, conversation_id: conversationId, state: 'ended', agent_id: agent.id },
      ...{ asked_at: at(asked), joined_at: at(asked + 1), ended_at: at(ended), stars: 5, solved: true },
      words: ['fast', 'friendly'],
    },
  ])
}

/** Seeds the member's chats with shops, a rider and the service, each with something new. */
export async function seedChats(tx: Tx, context: Context, account: Account, city: City): Promise<void> {
  const customerId = accountId(account)
  await seedStoreChats(tx, context, customerId, city)
  await seedRiderChat(tx, context, customerId)
  await seedServiceChat(tx, context, customerId)
}

/** Seeds the people of the service. */
export async function seedAgents(tx: Tx): Promise<void> {
  await insertAll(
    tx,
    'service_agents',
    agents.map(({ id, name, avatar }) => ({
      ...{ id, name: JSON.stringify(name) },
      picture: avatar ? JSON.stringify(pictureOf(avatar)) : null,
    })),
  )
}
