import { ScrollView, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatClock } from '@contract/date'
import type { Deal } from '@contract/entities/deal'
import { Picture } from '@/components/base/Picture'
import { Press } from '@/components/base/Press'
import { SectionTitle } from '@/components/base/SectionTitle'
import { TimeLeft } from '@/components/base/TimeLeft'
import { DealProgress } from '@/features/mall/DealProgress'
import { PointsPrice } from '@/features/mall/PointsPrice'
import { byDevice } from '@/features/mall/server-clock'
import { navigate } from '@/platform/navigation/gate'
import type { PointsFront } from '../model'
import { words } from '../text'
import styles from './flash.module.scss'

interface Props {
  sale: PointsFront['sale']
  ahead: number
  onEnd: () => Promise<void>
}

/** The round of the flash sale that is on or comes next; each item leads there. */
export const Flash = observer(({ sale: { now, rounds, roundId, items }, ahead, onEnd }: Props) => {
  const { flash, allRounds } = words()
  const round = rounds.find(({ id }) => id === roundId)
  if (!round || items.length === 0) return null
  const open = () => navigate('flashSale', { round: round.id })
  const left = (
    <View className={styles.flash__left}>
      <Text className={styles.flash__start}>{formatClock(new Date(round.startsAt))}</Text>
      <TimeLeft endsAt={byDevice(round.startsAt > now ? round.startsAt : round.endsAt, ahead)} onEnd={onEnd} />
    </View>
  )
  return (
    <View className={styles.flash}>
      <SectionTitle title={flash} middle={left} more={allRounds} onMore={open} />
      <ScrollView scrollX enhanced showScrollbar={false} className={styles.flash__strip}>
        <View className={styles.flash__row}>
          {items.map((deal) => (
            <FlashCard key={deal.id} deal={deal} onPress={open} />
          ))}
        </View>
      </ScrollView>
    </View>
  )
})

const FlashCard = ({ deal, onPress }: { deal: Deal; onPress: () => void }) => (
  <Press label={deal.name} onPress={onPress} className={styles.flash__card}>
    <Picture picture={deal.picture} width={232} height={216} />
    <Text className={styles.flash__name} numberOfLines={1}>
      {deal.name}
    </Text>
    <PointsPrice points={deal.points} cash={deal.cash} />
    <DealProgress deal={deal} />
  </Press>
)
