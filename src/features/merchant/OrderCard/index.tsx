import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatClock } from '@contract/date'
import type { TakeawayMerchantOrder as MerchantOrder } from '@contract/entities/merchant'
import { formatCountdown, formatDistance } from '@contract/format'
import { formatMoney } from '@contract/money'
import { Button } from '@/components/base/Button'
import { Icon } from '@/components/base/Icon'
import { Note } from '@/components/base/Note'
import { Press } from '@/components/base/Press'
import { Tag, type TagTone } from '@/components/base/Tag'
import { momentInside } from '@/features/order/moment'
import { isMasked } from '@/features/order/call-rider'
import { secondsUntil } from '@/platform/device/clock'
import { navigate } from '@/platform/navigation/gate'
import { reachByPhone } from '@/features/device/reach'
import { attempt, useApi } from '@/state'
import type { OrderWork } from '../order-work'
import { shortageWords } from './shortage-text'
import { actionText, words } from './text'
import styles from './index.module.scss'

interface Props {
  order: MerchantOrder
  work: OrderWork
}

/** Seconds left to accept below which the time is shown in the brand colour. */
const HURRY = 240

const tones: Record<MerchantOrder['deliveryMethod'], TagTone> = { rider: 'info', merchant: 'gray', pickup: 'good' }

const leftOf = (until: string): number => Math.max(0, secondsUntil(until))

/** An order as its store works on it. */
export const OrderCard = observer(function OrderCard({ order, work }: Props) {
  return (
    <View className={styles.card}>
      <Head order={order} />
      {order.closedUntil && (
        <View className={styles.card__note}>
          <Note kind="bad" icon="store" text={words().closed(formatCountdown(leftOf(order.closedUntil)))} />
        </View>
      )}
      <Where order={order} />
      <Wishes order={order} />
      <Lines order={order} />
      <Missing order={order} work={work} />
      <View className={styles.card__sums}>
        <Text className={styles.card__paid}>{words().paid(formatMoney(order.paid))}</Text>
        <Text className={styles.card__earn}>{words().earn}</Text>
        <Text className={styles.card__earned}>{formatMoney(order.earned)}</Text>
      </View>
      <Actions order={order} work={work} />
    </View>
  )
})

const Head = observer(function Head({ order }: { order: MerchantOrder }) {
  const { number, deliveryMethod, acceptBefore, cancelReason, state } = order
  const t = words()
  const left = acceptBefore ? leftOf(acceptBefore) : undefined
  return (
    <View className={styles.card__head}>
      <Text className={styles.card__number}>{`#${number.slice(-4)}`}</Text>
      <Tag text={t[deliveryMethod]} tone={tones[deliveryMethod]} />
      <View className={styles.card__gap} />
      {left !== undefined && (
        <Text className={styles[left < HURRY ? 'card__left--hurry' : 'card__left']}>
          {t.acceptIn(formatCountdown(left))}
        </Text>
      )}
      {state === 'cancelled' && (
        <Text className={styles.card__left} numberOfLines={1}>
          {cancelReason ?? t.cancelled}
        </Text>
      )}
    </View>
  )
})

/** Time, destination and receiver of the order. */
const Where = observer(function Where({ order }: { order: MerchantOrder }) {
  const { customer, deliveryMethod, estimatedAt, deliverAt, utcOffset, distance, pickupCode, rider, placedAt } = order
  const t = words()
  const isPickup = deliveryMethod === 'pickup'
  const name = customer.name || t.customer
  const place = isPickup ? t.inStore : customer.address && `${customer.address} · ${formatDistance(distance)}`
  const { phone } = customer
  return (
    <View className={styles.card__where}>
      <View className={styles.card__words}>
        <Text className={styles.card__when}>
          {`${isPickup ? t.pickUpAt : t.deliverBy} ${momentInside(deliverAt ?? estimatedAt, utcOffset)}`}
        </Text>
        <Text className={styles.card__name}>{`${name} ${customer.maskedPhone}`}</Text>
        {place && <Text className={styles.card__place}>{place}</Text>}
        {isPickup && pickupCode && <Text className={styles.card__place}>{t.code(pickupCode)}</Text>}
        {rider && <Text className={styles.card__place}>{t.ridden(rider.name)}</Text>}
        <Text className={styles.card__place}>{t.placed(formatClock(new Date(placedAt), utcOffset))}</Text>
      </View>
      <Message name={name} orderId={order.id} />
      {phone && <Call name={name} phone={phone} />}
      {rider && !isMasked(rider.phone) && <Call name={rider.name} phone={rider.phone} />}
    </View>
  )
})

/** Opens the chat with the customer of an order, as the store. */
const Message = ({ name, orderId }: { name: string; orderId: string }) => {
  const api = useApi()
  const open = async () => {
    const chat = await attempt(() => api.merchant.openChat({ orderId }))
    if (chat) navigate('chat', { id: chat.id, store: chat.storeId ?? undefined })
  }
  return (
    <Press label={words().message(name)} onPress={() => void open()} className={styles.card__call}>
      <View className={styles.card__disc}>
        <Icon name="message-circle" size={32} />
      </View>
    </Press>
  )
}

const Call = ({ name, phone }: { name: string; phone: string }) => (
  <Press label={words().call(name)} onPress={() => void reachByPhone(phone)} className={styles.card__call}>
    <View className={styles.card__disc}>
      <Icon name="phone" size={32} />
    </View>
  </Press>
)

const Wishes = observer(function Wishes({ order: { remark, tableware } }: { order: MerchantOrder }) {
  const said = [remark, tableware > 0 ? words().tableware(tableware) : ''].filter(Boolean).join(' · ')
  if (!said) return null
  return (
    <View className={styles.card__note}>
      <Note kind="warn" icon="message-square" text={said} />
    </View>
  )
})

const Lines = ({ order: { lines } }: { order: MerchantOrder }) => (
  <View className={styles.card__lines}>
    {lines.map(({ name, optionText, quantity, amount, addedAt }, index) => (
      <View key={index} className={styles.card__line}>
        <View className={styles.card__dish}>
          <Text className={styles.card__dishName}>{name}</Text>
          {optionText !== '' && <Text className={styles.card__options}>{optionText}</Text>}
          {addedAt && <Tag tone="info" text={words().added} />}
        </View>
        <Text className={styles.card__quantity}>{`×${quantity}`}</Text>
        <Text className={styles.card__amount}>{formatMoney(amount)}</Text>
      </View>
    ))}
  </View>
)

/** The dish about which the customer is asked, or the way to report one. */
const Missing = observer(function Missing({ order, work }: Props) {
  const { shortage, canReportShortage, number } = order
  const t = shortageWords()
  if (canReportShortage)
    return (
      <Press
        label={`${t.report}: #${number.slice(-4)}`}
        onPress={() => work.shortage.start(order)}
        className={styles.card__missing}
      >
        <Text className={styles.card__report}>{t.report}</Text>
      </Press>
    )
  if (!shortage) return null
  const { name, substitute } = shortage
  return (
    <View className={styles.card__note}>
      <Note kind="warn" icon="circle-alert" text={substitute ? t.offered(name, substitute) : t.missing(name)} />
    </View>
  )
})

const Actions = observer(function Actions({ order, work }: Props) {
  const { actions, id, number } = order
  if (actions.length === 0) return null
  // The kitchen says that the food is ready before a courier sets off.
  const shown = actions.includes('ready') ? actions.filter((action) => action !== 'setOff') : actions
  const ordered = [...shown].sort((one, other) => Number(other === 'refuse') - Number(one === 'refuse'))
  return (
    <View className={styles.card__actions}>
      {ordered.map((action) => (
        <View key={action} className={styles[action === 'refuse' ? 'card__refuse' : 'card__do']}>
          <Button
            text={actionText(action)}
            label={`${actionText(action)}: #${number.slice(-4)}`}
            kind={action === 'refuse' ? 'outline' : 'primary'}
            busy={work.orders.busy === id}
            onPress={() => void work.act(order, action)}
          />
        </View>
      ))}
    </View>
  )
})
