import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ErrandDetail } from '@contract/entities/errand'
import { formatMoney } from '@contract/money'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { Price } from '@/components/base/Price'
import { KeyValue } from '@/components/list/KeyValue'
import { distanceText } from '@/features/order/distance'
import { momentOf } from '@/features/order/moment'
import { refundStates } from '@/features/order/words'
import { navigate } from '@/platform/navigation/gate'
import { words } from '../text'
import styles from './cards.module.scss'

/** Every part of the price, its refunds, and the rest. */
export const Paid = observer(function Paid({ errand }: { errand: ErrandDetail }) {
  const t = words()
  const { components, refunds, refunded, total, paidAt, payBefore, route, utcOffset } = errand
  const title = paidAt ? t.paidTitle : t.priceTitle
  const way = route.state === 'ready' ? distanceText(route.meters) : ''
  return (
    <View className={styles.card}>
      <View className={styles.card__head}>
        <Text className={styles.card__title} role="heading" aria-level={2}>
          {title}
        </Text>
        <Press label={t.how} onPress={() => navigate('errandStandard')} className={styles.card__more}>
          <Text className={styles.card__moreText}>{t.how}</Text>
          <Icon name="chevron-right" size={24} colour="ink-3" />
        </Press>
      </View>
      {components.map(({ kind, label, amount }) => (
        <KeyValue
          key={kind}
          label={kind === 'distance' && way ? t.withWay(label, way) : label}
          value={formatMoney(amount)}
          tone={amount < 0 ? 'brand' : 'ink'}
        />
      ))}
      {refunds.map(({ id, state, amount, appliedAt }) => (
        <KeyValue
          key={id}
          label={t.refund(refundStates()[state], momentOf(appliedAt, utcOffset))}
          value={formatMoney(state === 'refundComplete' ? -amount : amount)}
          tone={state === 'refundComplete' ? 'brand' : 'muted'}
          onOpen={() => navigate('refund', { id })}
        />
      ))}
      <View className={styles.card__total}>
        <Text className={styles.card__totalLabel}>{paidAt ? t.paid : payBefore ? t.toPay : t.total}</Text>
        <Price amount={total - refunded} size={44} />
      </View>
    </View>
  )
})
