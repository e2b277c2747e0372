import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatClock } from '@contract/date'
import { TimeLeft } from '@/components/base/TimeLeft'
import { DealProgress } from '@/features/mall/DealProgress'
import { DealStrip } from '@/features/mall/DealStrip'
import { navigate } from '@/platform/navigation/gate'
import type { PointsFront } from '../model'
import { words } from '../text'
import styles from './flash.module.scss'

interface Props {
  sale: PointsFront['sale']
  onEnd: () => Promise<void>
}

/** The round of the flash sale that is on or comes next; each item leads there. */
export const Flash = observer(({ sale: { now, rounds, roundId, items }, onEnd }: Props) => {
  const { flash, allRounds } = words()
  const round = rounds.find(({ id }) => id === roundId)
  if (!round || items.length === 0) return null
  const open = () => navigate('flashSale', { round: round.id })
  const left = (
    <View className={styles.flash__left}>
      <Text className={styles.flash__start}>{formatClock(new Date(round.startsAt))}</Text>
      <TimeLeft endsAt={round.startsAt > now ? round.startsAt : round.endsAt} onEnd={onEnd} />
    </View>
  )
  return (
    <DealStrip
      title={flash}
      middle={left}
      more={allRounds}
      onMore={open}
      deals={items}
      onOpen={open}
      foot={(deal) => <DealProgress deal={deal} />}
    />
  )
})
