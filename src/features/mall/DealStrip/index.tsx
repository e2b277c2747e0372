import type { ReactNode } from 'react'
import { ScrollView, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Deal } from '@contract/entities/deal'
import { Picture } from '@/components/base/Picture'
import { Press } from '@/components/base/Press'
import { SectionTitle } from '@/components/base/SectionTitle'
import { PointsPrice } from '@/features/mall/PointsPrice'
import styles from './index.module.scss'

interface Props {
  title: string
  /** Beside the title, such as a countdown. */
  middle?: ReactNode
  more: string
  onMore: () => void
  deals: readonly Deal[]
  onOpen: (deal: Deal) => void
  /** Below the price of a deal. */
  foot?: (deal: Deal) => ReactNode
}

/** Deals in a row that scrolls sideways, with their price in points, in money or in both. */
export const DealStrip = observer(function DealStrip({ title, middle, more, onMore, deals, onOpen, foot }: Props) {
  return (
    <View className={styles['deal-strip']}>
      <SectionTitle title={title} middle={middle} more={more} onMore={onMore} />
      <ScrollView scrollX enhanced showScrollbar={false} className={styles['deal-strip__scroll']}>
        <View className={styles['deal-strip__row']}>
          {deals.map((deal) => (
            <Press key={deal.id} label={deal.name} onPress={() => onOpen(deal)} className={styles['deal-strip__card']}>
              <Picture picture={deal.picture} width={232} height={216} />
              <Text className={styles['deal-strip__name']} numberOfLines={1}>
                {deal.name}
              </Text>
              <PointsPrice points={deal.points} cash={deal.cash} />
              {foot?.(deal)}
            </Press>
          ))}
        </View>
      </ScrollView>
    </View>
  )
})
