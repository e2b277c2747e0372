import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { HotelSummary } from '@contract/entities/hotel'
import { formatWhole } from '@contract/money'
import { Picture } from '@/components/base/Picture'
import { Press } from '@/components/base/Press'
import { Tag, type TagTone } from '@/components/base/Tag'
import { Written } from '@/platform/written'
import { FromPrice } from '../FromPrice'
import { words } from '../text'
import styles from './index.module.scss'

const tones: Readonly<Record<HotelSummary['tags'][number]['kind'], TagTone>> = {
  freeCancel: 'good',
  member: 'gold',
  breakfast: 'good',
  payAtHotel: 'info',
  left: 'warn',
  facility: 'gray',
  special: 'red',
}

/** The most tags that stand in one row of a card. */
const TAGS = 3

/** A hotel in lists, with the price from which it can be had. */
export const HotelCard = observer(function HotelCard({ hotel, onPress }: { hotel: HotelSummary; onPress: () => void }) {
  const t = words()
  const { name, picture, score, reviewCount, where, area, tags, from } = hotel
  return (
    <Press label={name} onPress={onPress} className={styles['hotel-card']}>
      <View className={styles['hotel-card__picture']}>
        <Picture picture={picture} width={240} height={284} radius={0} />
      </View>
      <View className={styles['hotel-card__words']}>
        <Text className={styles['hotel-card__name']} numberOfLines={2}>
          <Written text={name} />
        </Text>
        <View className={styles['hotel-card__row']}>
          {score !== null && (
            <View className={styles['hotel-card__score']}>
              <Text className={styles['hotel-card__score-text']}>{score.toFixed(1)}</Text>
            </View>
          )}
          <Text className={styles['hotel-card__note']}>{t.reviews(formatWhole(reviewCount))}</Text>
        </View>
        <Text className={styles['hotel-card__note']} numberOfLines={1}>
          {where || area}
        </Text>
        <View className={styles['hotel-card__row']}>
          {tags.slice(0, TAGS).map(({ kind, text }) => (
            <Tag key={kind + text} text={text} tone={tones[kind]} />
          ))}
        </View>
        <View className={styles['hotel-card__price']}>
          {from ? <FromPrice from={from} /> : <Text className={styles['hotel-card__note']}>{t.full}</Text>}
        </View>
      </View>
    </Press>
  )
})
