import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { OrderSummary } from '@contract/entities/order'
import { formatMoment } from '@contract/date'
import { formatCountdown } from '@contract/format'
import { formatMoney } from '@contract/money'
import { isOpenRefund } from '@contract/states/after-sales'
import { Button } from '@/components/base/Button'
import { Icon } from '@/components/base/Icon'
import { Picture } from '@/components/base/Picture'
import { Press } from '@/components/base/Press'
import { Price } from '@/components/base/Price'
import { OrderButtons } from '../OrderButtons'
import { nameOf, pictureOf } from '../head'
import { openOrder, openRefund, viewOf } from '../kinds'
import type { OrderActions } from '../order-actions'
import { secondsUntil } from '@/platform/device/clock'
import { language } from '@/platform/session/language'
import { words } from './text'
import styles from './index.module.scss'
import { LiveNote } from './live-note'

interface Props {
  order: OrderSummary
  actions: OrderActions
}

/** An order card: opens the order, with its actions below. */
export const OrderCard = observer(function OrderCard({ order, actions }: Props) {
  const { placedAt, utcOffset } = order
  const { state, name, mark, isOnTheWay, open } = viewOf(order)
  const placed = formatMoment(new Date(placedAt), new Date(), language.value, utcOffset)
  return (
    <View className={styles.card}>
      {open ? (
        <Press label={`${nameOf(order)}, ${state}`} onPress={() => openOrder(order)}>
          <What order={order} />
        </Press>
      ) : (
        <What order={order} />
      )}
      <View className={styles.card__foot}>
        <Text className={styles.card__placed}>{name && !mark ? `${name} · ${placed}` : placed}</Text>
        <View className={styles.card__buttons}>
          <Refund order={order} />
          <OrderButtons order={order} actions={actions} inCard />
          {isOnTheWay && <Track order={order} />}
        </View>
      </View>
    </View>
  )
})

/** The order's content; pressable if its kind has a screen. */
const What = observer(function What({ order }: { order: OrderSummary }) {
  return (
    <>
      <Head order={order} />
      <Goods order={order} />
      <LiveNote order={order} />
    </>
  )
})

/** Opens a refund that is not decided yet, beside the confirmation that pays the store. */
const Refund = observer(function Refund({ order: { kind, refund, actions } }: Pick<Props, 'order'>) {
  if (!refund || !isOpenRefund(refund.state) || !actions.includes('confirm')) return null
  return <Button size={64} kind="line" text={words().viewRefund} onPress={() => openRefund(kind, refund.id)} />
})

/** Opens the map. */
const Track = observer(function Track({ order }: { order: OrderSummary }) {
  const { track } = words()
  const label = `${track}: ${nameOf(order)}`
  return <Button size={64} kind="line" text={track} label={label} onPress={() => openOrder(order)} />
})

/** Whether the customer can pay now. */
const isPayable = ({ phase, actions }: OrderSummary): boolean => phase === 'toPay' && actions.includes('pay')

/** Colour of the state: red for customer action, grey for finished. */
const toneOf = (order: OrderSummary) => (isPayable(order) ? 'brand' : order.phase === 'cancelled' ? 'muted' : 'ink')

const Head = observer(function Head({ order }: { order: OrderSummary }) {
  const { store, payBefore } = order
  const { state, name, mark, open } = viewOf(order)
  const left = payBefore && isPayable(order) ? ` ${formatCountdown(secondsUntil(payBefore))}` : ''
  return (
    <View className={styles.card__head}>
      {store && (
        <View className={styles.card__logo}>
          <Picture picture={store.logo} width={48} radius={8} />
        </View>
      )}
      <Text className={styles.card__store} numberOfLines={1}>
        {mark ? name : nameOf(order)}
      </Text>
      {open && <Icon name="chevron-right" size={28} colour="ink-3" />}
      <View className={styles.card__gap} />
      <Text className={styles[`card__state--${toneOf(order)}`]}>{`${state}${left}`}</Text>
    </View>
  )
})

const SHOWN = 3

const Goods = observer(function Goods({ order }: { order: OrderSummary }) {
  const { pictures, total, count, refunded } = order
  const { mark } = viewOf(order)
  return (
    <View className={styles.card__goods}>
      {pictures.length > 1 && !mark ? <Pictures pictures={pictures} /> : <Single order={order} />}
      <View className={styles.card__figures}>
        <Price amount={total} size={36} tone="ink" />
        <Text className={styles.card__count}>
          {refunded > 0 ? words().refunded(formatMoney(refunded)) : mark ? '' : words().items(count)}
        </Text>
      </View>
    </View>
  )
})

const Pictures = ({ pictures }: Pick<OrderSummary, 'pictures'>) => (
  <View className={styles.card__pictures}>
    {pictures.slice(0, SHOWN).map((picture, index) => (
      <Picture key={index} picture={picture} width={112} />
    ))}
    <Rest pictures={pictures.slice(SHOWN)} />
  </View>
)

/** Number of further items, drawn over the first of them. */
const Rest = ({ pictures: [next, ...others] }: Pick<OrderSummary, 'pictures'>) =>
  next ? (
    <View className={styles.card__rest}>
      <Picture picture={next} width={112} />
      <View className={styles.card__dim}>
        <Text className={styles.card__restText}>{words().more(others.length + 1)}</Text>
      </View>
    </View>
  ) : null

const Single = observer(function Single({ order }: { order: OrderSummary }) {
  const picture = pictureOf(order)
  const { mark, title = order.title, note } = viewOf(order)
  return (
    <View className={styles.card__pictures}>
      {mark ? (
        <View className={styles.card__mark}>
          <Icon name={mark} size={48} colour="brand" />
        </View>
      ) : (
        picture && <Picture picture={picture} width={112} />
      )}
      <View className={styles.card__words}>
        <Text className={styles.card__title} numberOfLines={2}>
          {title}
        </Text>
        <Text className={styles.card__note} numberOfLines={1}>
          {note}
        </Text>
      </View>
    </View>
  )
})
