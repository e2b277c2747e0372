import { loadKinds } from '@/features/order/loaded-kinds'
import type { Api } from '@/services/api'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ChatContent, ChatMessage, OrderCard } from '@contract/entities/chat'
import { formatMoment } from '@contract/date'
import { formatMoney } from '@contract/money'
import { Icon } from '@/components/base/Icon'
import { Picture } from '@/components/base/Picture'
import { Press } from '@/components/base/Press'
import { Price } from '@/components/base/Price'
import { plainView } from '@/features/order/plain-kind'
import { dictionary } from '@/i18n'
import { language } from '@/platform/session/language'
import { Written } from '@/platform/view/written'
import { attempt, useApi } from '@/state'
import type { ConversationModel } from '../conversation'
import styles from './order-card.module.scss'

/** Opens the screen of an order of any kind by its id; a failure is shown as a toast. */
async function openOrderById(api: Api, orderId: string): Promise<void> {
  const opened = await attempt(() => Promise.all([api.order.detail({ orderId }), loadKinds()]))
  if (!opened) return
  const [order, { openOrder }] = opened
  openOrder(order)
}

const words = dictionary({
  en: {
    number: (number: string) => `Order ${number}`,
    items: (count: number) => (count === 1 ? '1 item' : `${count} items`),
    view: 'View order',
    chosen: (title: string) => `You chose ${title}`,
    other: 'Another order, or none',
  },
  zh: {
    number: (number: string) => `订单 ${number}`,
    items: (count: number) => `共${count}件`,
    view: '查看订单',
    chosen: (title: string) => `已选择“${title}”`,
    other: '其他订单，或与订单无关',
  },
})

type Phase = OrderCard['phase']

/** The last eight digits, by which orders differ, in groups of four. */
const lastDigits = (number: string): string => `${number.slice(-8, -4)} ${number.slice(-4)}`.trim()

/** Colour of an order's state: waiting for the customer, in progress, or over. */
const toneOf = (phase: Phase) =>
  phase === 'toPay' ? 'brand' : phase === 'inProgress' ? 'info' : phase === 'cancelled' ? 'muted' : 'ink'

const State = observer(({ phase }: { phase: Phase }) => (
  <Text className={styles[`orderCard__state--${toneOf(phase)}`]}>{plainView({ phase }).state}</Text>
))

/** Current state of an order. Only the customer's side can open it. */
export const OrderView = observer(function OrderView({ order, mine }: { order: OrderCard; mine: boolean }) {
  const { orderId, number, phase, title, picture, count, total } = order
  const api = useApi()
  const { number: numbered, items, view } = words()
  return (
    <View className={styles[`orderCard--${mine ? 'mine' : 'theirs'}`]}>
      <View className={styles.orderCard__head}>
        <Text className={styles.orderCard__number} numberOfLines={1}>
          {numbered(lastDigits(number))}
        </Text>
        <State phase={phase} />
      </View>
      <View className={styles.orderCard__body}>
        {picture && <Picture picture={picture} width={112} radius={16} />}
        <View className={styles.orderCard__words}>
          <Text className={styles.orderCard__title} numberOfLines={2}>
            <Written text={title} />
          </Text>
          <Text className={styles.orderCard__items}>{items(count)}</Text>
          <Price amount={total} size={32} />
        </View>
      </View>
      {mine && (
        <Press
          label={`${view}: ${title}`}
          onPress={() => void openOrderById(api, orderId)}
          className={styles.orderCard__open}
        >
          <Text className={styles.orderCard__openText}>{view}</Text>
        </Press>
      )}
    </View>
  )
})

interface ChooserProps {
  content: Extract<ChatContent, { kind: 'orders' }>
  message: ChatMessage
  model: ConversationModel
}

/** The question which order it is about; once answered, one line. */
export const OrderChooser = observer(function OrderChooser({ content, message, model }: ChooserProps) {
  const { text, orders } = content
  const answer = model.log.messages.find(({ sequence, mine }) => mine && sequence > message.sequence)
  const { chosen, other } = words()
  return (
    <View className={styles.orderCard__chooser}>
      <View className={styles.orderCard__question}>
        <Text className={styles.orderCard__questionText}>{text}</Text>
      </View>
      {answer?.content.kind === 'order' && (
        <Text className={styles.orderCard__chosen}>{chosen(answer.content.order.title)}</Text>
      )}
      {!answer && (
        <View className={styles.orderCard__rows}>
          {orders.map((order) => (
            <ChooserRow
              key={order.orderId}
              order={order}
              onPress={() => model.send({ kind: 'order', orderId: order.orderId })}
            />
          ))}
          <Press
            label={other}
            onPress={() => model.send({ kind: 'text', text: other })}
            className={styles.orderCard__open}
          >
            <Text className={styles.orderCard__openText}>{other}</Text>
          </Press>
        </View>
      )}
    </View>
  )
})

const ChooserRow = observer(({ order, onPress }: { order: OrderCard; onPress: () => void }) => {
  const { title, picture, total, placedAt, phase } = order
  const placed = formatMoment(new Date(placedAt), new Date(), language.value)
  return (
    <Press label={`${title}, ${placed}`} onPress={onPress} className={styles.orderCard__row}>
      {picture && <Picture picture={picture} width={80} radius={16} />}
      <View className={styles.orderCard__words}>
        <Text className={styles.orderCard__title} numberOfLines={1}>
          <Written text={title} />
        </Text>
        <Text className={styles.orderCard__items}>{`${placed} · ${formatMoney(total)}`}</Text>
      </View>
      <State phase={phase} />
      <Icon name="chevron-right" size={28} colour="ink-3" />
    </Press>
  )
})
