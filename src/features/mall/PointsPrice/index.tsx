import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatWhole } from '@contract/money'
import { Price } from '@/components/base/Price'
import { dictionary } from '@/i18n'
import styles from './index.module.scss'

const words = dictionary({ en: { points: 'pts' }, zh: { points: '积分' } })

interface Props {
  points: number
  /** In the smallest unit. */
  cash: number
  tone?: 'brand' | 'ink' | 'muted'
}

/** A price in points, in money or in both: "1,200 pts + ¥9.90". */
export const PointsPrice = observer(function PointsPrice({ points, cash, tone = 'brand' }: Props) {
  if (points === 0) return <Price amount={cash} size={36} tone={tone} />
  return (
    <View className={styles['points-price']}>
      <Text className={styles[`points-price__points--${tone}`]}>{formatWhole(points)}</Text>
      <Text className={styles[`points-price__unit--${tone}`]}>{words().points}</Text>
      {cash > 0 && (
        <>
          <Text className={styles[`points-price__unit--${tone}`]}>+</Text>
          <Price amount={cash} size={32} tone={tone} />
        </>
      )}
    </View>
  )
})
