import type { Transaction } from 'kysely'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import { type Body, sealBody } from '../../modules/chat/body'
import { type Between, insertConversation } from '../../modules/chat/queries/conversations'
import { agents } from '../chat/agents'
import { setRead } from '../chat/queries'
import type { Account, City } from '../city'
import { accountId } from './accounts'
import { demoId } from './ids'
import { insertAll } from './queries'

type Tx = Transaction<Database>
type Sender = 'customer' | 'store' | 'service' | 'bot' | 'system'

interface Line {
  readonly sender: Sender
  readonly body: Body
}

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

/** Writes one conversation of the past, of which the last `unread` messages are new to the customer. */
async function write(
  tx: Tx,
  { clock, seal }: Context,
  between: Between,
  { lines, unread, minutesAgo }: { lines: readonly Line[]; unread: number; minutesAgo: number },
): Promise<void> {
  const id = demoId('conversation', between.customerId, between.party, between.storeId ?? '')
  const begin = minutesAfter(clock.now(), -minutesAgo - lines.length * 3)
  const at = (index: number) => minutesAfter(begin, index * 3)
  await insertConversation(tx, id, between, begin)
  const rows = lines.map(({ sender, body }, index) => ({
    ...{ conversation_id: id, sequence: index + 1, id: demoId('message', id, index), sender, agent_id: null },
    ...{ client_id: null, kind: body.kind, body_sealed: sealBody(seal, body), sent_at: at(index) },
  }))
  await insertAll(tx, 'chat_messages', rows)
  await setRead(tx, id, { last: lines.length, read: lines.length - unread, at: at(lines.length - 1) })
}

const text = (sender: Sender, en: string, zh: string, language: 'en' | 'zh'): Line => ({
  sender,
  body: { kind: 'text', text: language === 'en' ? en : zh },
})

/** Seeds the people of the service, and the member's chats: one of 600 messages, and new ones of a shop, a shop of the mall and the service. */
export async function seedChats(tx: Tx, context: Context, account: Account, city: City): Promise<void> {
  const customerId = accountId(account)
  const language = context.config.defaultLanguage
  const [first, second] = city.stores
  if (!first || !second) return
  const withStore = (key: string): Between => ({
    ...{ customerId, party: 'store', orderId: null, riderId: null },
    storeId: demoId('store', key),
  })
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
  await write(
    tx,
    context,
    { customerId, party: 'service', storeId: null, riderId: null, orderId: null },
    {
      lines: [
        text('customer', 'Which coupons do I have?', '我有哪些优惠券？', language),
        {
          sender: 'bot',
          body: {
            kind: 'said',
            text: {
              en: 'You have some to use. They apply by themselves when you order.',
              zh: '您有可用优惠券，下单时自动抵扣。',
            },
            choices: [],
          },
        },
      ],
      unread: 1,
      minutesAgo: 1500,
    },
  )
}

/** Seeds the people of the service. */
export async function seedAgents(tx: Tx): Promise<void> {
  await insertAll(
    tx,
    'service_agents',
    agents.map(({ id, name }) => ({ id, name: JSON.stringify(name), picture: null })),
  )
}
