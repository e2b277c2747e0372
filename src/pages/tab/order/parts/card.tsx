import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { TakeawaySummary } from '@contract/entities/order'
import { formatMoment } from '@contract/date'
import { formatCountdown } from '@contract/format'
import { formatMoney } from '@contract/money'
import { takeawayState } from '@contract/states/takeaway'
import { Button } from '@/components/base/Button'
import { Icon } from '@/components/base/Icon'
import { Picture } from '@/components/base/Picture'
import { Press } from '@/components/base/Press'
import { Price } from '@/components/base/Price'
import { OrderButtons } from '@/features/order/OrderButtons'
import { orderStates } from '@/features/order/OrderWords'
import type { OrderActions } from '@/features/order/order-actions'
import { orderParams } from '@/features/order/order-map'
import { secondsUntil } from '@/platform/clock'
import { navigate } from '@/platform/gate'
import { language } from '@/platform/language'
import { words } from '../text'
import styles from './card.module.scss'
import { LiveNote } from './live-note'

interface Props {
  order: TakeawaySummary
  actions: OrderActions
}

/** One order of the list: what it is opens it, and under it stands what may be done. */
export const OrderCard = observer(function OrderCard({ order, actions }: Props) {
  const { store, fulfilment, placedAt, utcOffset } = order
  const kind = words()[fulfilment]
  const placed = formatMoment(new Date(placedAt), new Date(), language.value, utcOffset)
  return (
    <View className={styles.card}>
      <Press label={`${store.name}, ${stateOf(order)}`} onPress={() => navigate('orderDetail', orderParams(order))}>
        <Head order={order} />
        <Goods order={order} />
        <LiveNote order={order} />
      </Press>
      <View className={styles.card__foot}>
        <View className={styles.card__placed}>
          <Text className={styles.card__moment}>{kind}</Text>
          <Text className={styles.card__moment}>{placed}</Text>
        </View>
        <View className={styles.card__buttons}>
          <OrderButtons order={order} actions={actions} inCard />
          {isOnTheWay(order) && <Track order={order} />}
        </View>
      </View>
    </View>
  )
})

const isOnTheWay = ({ status, step }: TakeawaySummary): boolean => status === 'waitingDelivery' && step !== 'delivered'

/** Shows where it is. */
const Track = observer(function Track({ order }: { order: TakeawaySummary }) {
  const { track } = words()
  const open = () => navigate('orderDetail', orderParams(order))
  return <Button size={64} kind="line" text={track} label={`${track}: ${order.store.name}`} onPress={open} />
})

const stateOf = (order: TakeawaySummary): string => orderStates()[takeawayState(order)]

/** How the state is drawn: what waits for the customer in red, what is over in grey. */
const toneOf = ({ status }: TakeawaySummary) =>
  status === 'pendingPayment' ? 'brand' : status === 'cancelled' ? 'muted' : 'ink'

const Head = observer(function Head({ order }: { order: TakeawaySummary }) {
  const { store, payBefore } = order
  const left = payBefore ? ` ${formatCountdown(secondsUntil(payBefore))}` : ''
  return (
    <View className={styles.card__head}>
      <Picture picture={store.logo} width={48} radius={8} />
      <Text className={styles.card__store} numberOfLines={1}>
        {store.name}
      </Text>
      <Icon name="chevron-right" size={28} colour="ink-3" />
      <View className={styles.card__gap} />
      <Text className={styles[`card__state--${toneOf(order)}`]}>{`${stateOf(order)}${left}`}</Text>
    </View>
  )
})

const SHOWN = 3

const Goods = observer(function Goods({ order }: { order: TakeawaySummary }) {
  const { pictures, total, count, refunded } = order
  return (
    <View className={styles.card__goods}>
      {pictures.length > 1 ? <Pictures pictures={pictures} /> : <Single order={order} />}
      <View className={styles.card__figures}>
        <Price amount={total} size={36} tone="ink" />
        <Text className={styles.card__count}>
          {refunded > 0 ? words().refunded(formatMoney(refunded)) : words().items(count)}
        </Text>
      </View>
    </View>
  )
})

const Pictures = ({ pictures }: Pick<TakeawaySummary, 'pictures'>) => (
  <View className={styles.card__pictures}>
    {pictures.slice(0, SHOWN).map((picture, index) => (
      <Picture key={index} picture={picture} width={112} />
    ))}
    <Rest pictures={pictures.slice(SHOWN)} />
  </View>
)

/** How many more there are, on the first of them. */
const Rest = ({ pictures: [next, ...others] }: Pick<TakeawaySummary, 'pictures'>) =>
  next ? (
    <View className={styles.card__rest}>
      <Picture picture={next} width={112} />
      <View className={styles.card__dim}>
        <Text className={styles.card__restText}>{words().more(others.length + 1)}</Text>
      </View>
    </View>
  ) : null

const Single = ({ order: { pictures, store, title, note } }: { order: TakeawaySummary }) => (
  <View className={styles.card__pictures}>
    <Picture picture={pictures[0] ?? store.logo} width={112} />
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
