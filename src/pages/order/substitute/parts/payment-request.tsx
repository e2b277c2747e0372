import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatCountdown } from '@contract/format'
import { Note } from '@/components/base/Note'
import { Picture } from '@/components/base/Picture'
import { Price } from '@/components/base/Price'
import { StoreLine } from '@/features/order/StoreLine'
import { secondsUntil } from '@/platform/device/clock'
import type { SharedOrder, SubstituteModel } from '../model'
import { words } from '../text'
import styles from '../index.module.scss'

/** The request: requester, items and amount; the requester cannot pay here. */
export const PaymentRequest = observer(({ shared }: { model: SubstituteModel; shared: SharedOrder }) => {
  const { asks, waiting, within, note, own } = words()
  return (
    <View className={styles.substitute}>
      <View className={styles.substitute__head}>
        <Text className={styles.substitute__asks}>{shared.own ? waiting : asks(shared.asker)}</Text>
        <Price amount={shared.amount} size={56} tone="ink" />
        <Text className={styles.substitute__small}>{within(formatCountdown(secondsUntil(shared.payBefore)))}</Text>
      </View>
      {shared.own && <Note kind="info" icon="info" text={own} />}
      <Items shared={shared} />
      {!shared.own && <Text className={styles.substitute__small}>{note}</Text>}
    </View>
  )
})

const Items = observer(({ shared: { store, items, count } }: { shared: SharedOrder }) => (
  <View className={styles.substitute__card}>
    {store ? (
      <StoreLine store={store}>
        <Text className={styles.substitute__small}>{words().items(count)}</Text>
      </StoreLine>
    ) : (
      <Text className={styles.substitute__small}>{words().items(count)}</Text>
    )}
    {items.map(({ name, picture, quantity }, index) => (
      <View key={index} className={styles.substitute__item}>
        <Picture picture={picture} width={80} />
        <Text className={styles.substitute__words} numberOfLines={1}>
          {name}
        </Text>
        <Text className={styles.substitute__small}>×{quantity}</Text>
      </View>
    ))}
  </View>
))
