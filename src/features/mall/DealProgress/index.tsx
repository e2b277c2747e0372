import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Deal } from '@contract/entities/deal'
import { dictionary } from '@/i18n'
import styles from './index.module.scss'

const words = dictionary({
  en: { gone: (share: number) => `${share}% claimed`, soldOut: 'Sold out' },
  zh: { gone: (share: number) => `已抢${share}%`, soldOut: '已抢光' },
})

/** Taken part of a deal, in whole percent. */
const shareOf = ({ taken, quantity }: Deal): number => (quantity === 0 ? 100 : Math.floor((taken * 100) / quantity))

/** Taken part of a deal, as a bar with a label. */
export const DealProgress = observer(function DealProgress({ deal }: { deal: Deal }) {
  const { gone, soldOut } = words()
  const share = shareOf(deal)
  const out = share >= 100
  return (
    <View className={styles[out ? 'deal-progress--out' : 'deal-progress']}>
      {!out && <View className={styles['deal-progress__part']} style={{ width: `${share}%` }} />}
      <Text className={styles[out ? 'deal-progress__text--out' : 'deal-progress__text']} numberOfLines={1}>
        {out ? soldOut : gone(share)}
      </Text>
    </View>
  )
})
