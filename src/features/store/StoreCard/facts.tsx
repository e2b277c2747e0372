import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { StoreSummary } from '@contract/entities/store'
import { formatCount, formatDistance } from '@contract/format'
import { formatMoney } from '@contract/money'
import { Icon } from '@/components/base/Icon'
import { language } from '@/platform/session/language'
import { figure } from '@/platform/view/figure'
import styles from './index.module.scss'
import { words } from './text'

/** Rating and distance, then minimum order and fees. */
export const StoreFacts = observer(({ store }: { store: StoreSummary }) => {
  const t = words()
  const rating = store.rating.toFixed(1)
  return (
    <>
      <View className={styles['store-card__facts']}>
        <View className={styles['store-card__rating']} {...figure(t.rated(rating))}>
          <Icon name="star" size={24} colour="warn" filled />
          <Text className={styles['store-card__rating-text']}>{rating}</Text>
        </View>
        <Text className={styles['store-card__sales']} numberOfLines={1}>
          {t.sold(formatCount(store.monthlySales, language.value))}
        </Text>
        <Text className={styles['store-card__near']}>{t.minutes(store.minutes)}</Text>
        <View className={styles['store-card__rule']} />
        <Text className={styles['store-card__near']}>{formatDistance(store.distance)}</Text>
      </View>
      <View className={styles['store-card__costs']}>
        <Text className={styles['store-card__cost']}>{t.minimum(formatMoney(store.minimumOrder, { trim: true }))}</Text>
        <View className={styles['store-card__rule']} />
        <Text className={styles['store-card__cost']}>
          {store.deliveryFee === 0 ? t.freeDelivery : t.delivery(formatMoney(store.deliveryFee))}
        </Text>
        {store.originalDeliveryFee !== null && store.originalDeliveryFee > store.deliveryFee && (
          <Text className={styles['store-card__was']}>{formatMoney(store.originalDeliveryFee)}</Text>
        )}
      </View>
    </>
  )
})
