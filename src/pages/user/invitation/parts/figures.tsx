import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatMoney } from '@contract/money'
import type { Answer } from '@/services/api'
import { words } from '../text'
import styles from './figures.module.scss'

type Sums = Pick<Answer<'partner.invitations'>, 'rewarded' | 'waiting' | 'earned'>

/** Numbers of rewarded and pending invitations, and the earnings. */
export const Figures = observer(({ sums }: { sums: Sums }) => {
  const t = words()
  const figures = [
    [`${sums.rewarded}`, t.rewarded],
    [`${sums.waiting}`, t.waiting],
    [formatMoney(sums.earned), t.earned],
  ] as const
  return (
    <View className={styles.figures}>
      {figures.map(([value, label]) => (
        <View key={label} className={styles.figures__figure}>
          <Text className={styles.figures__value}>{value}</Text>
          <Text className={styles.figures__label}>{label}</Text>
        </View>
      ))}
    </View>
  )
})
