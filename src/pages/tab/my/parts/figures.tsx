import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatMoney, formatWhole } from '@contract/money'
import { Press } from '@/components/base/Press'
import { Price } from '@/components/base/Price'
import { navigate } from '@/platform/navigation/gate'
import type { Overview } from '../model'
import { words } from '../text'
import styles from './figures.module.scss'

/** Wallet balance, usable red envelopes and points; dashes for visitors. */
export const Figures = observer(({ overview }: { overview: Overview | undefined }) => {
  const { balance, coupons, points, none } = words()
  const count = overview ? `${overview.coupons}` : none
  const earned = overview ? formatWhole(overview.points) : none
  return (
    <View className={styles.figures}>
      <Press
        label={`${overview ? formatMoney(overview.balance) : none} ${balance}`}
        onPress={() => navigate('wallet')}
        className={styles.figures__figure}
      >
        {overview ? (
          <Price amount={overview.balance} tone="ink" size={36} />
        ) : (
          <Text className={styles.figures__none}>{none}</Text>
        )}
        <Text className={styles.figures__label}>{balance}</Text>
      </Press>
      <View className={styles.figures__line} />
      <Press label={`${count} ${coupons}`} onPress={() => navigate('coupons')} className={styles.figures__figure}>
        <Text className={styles[overview ? 'figures__count' : 'figures__none']}>{count}</Text>
        <Text className={styles.figures__label}>{coupons}</Text>
      </Press>
      <View className={styles.figures__line} />
      <Press label={`${earned} ${points}`} onPress={() => navigate('points')} className={styles.figures__figure}>
        <Text className={styles[overview ? 'figures__count' : 'figures__none']}>{earned}</Text>
        <Text className={styles.figures__label}>{points}</Text>
      </Press>
    </View>
  )
})
