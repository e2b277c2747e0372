import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { HotelSummary } from '@contract/entities/hotel'
import { formatWhole } from '@contract/money'
import { Picture } from '@/components/base/Picture'
import { Press } from '@/components/base/Press'
import { Tag, type TagTone } from '@/components/base/Tag'
import { Written } from '@/platform/view/written'
import { FromPrice } from '../FromPrice'
import { afterCouponsText } from '@/features/stay/after-coupons'
import { words } from '@/features/stay/text'
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

/** The most tags of a card, and of one whose tags are one line. */
const TAGS = 3
const TAGS_OF_ONE_LINE = 2

interface Props {
  hotel: HotelSummary
  onPress: () => void
  /** Of one height, such as in a row of cards: its name and its tags take one line each. */
  compact?: boolean
}

/** A hotel in lists, with its lowest available price. */
export const HotelCard = observer(function HotelCard({ hotel, onPress, compact = false }: Props) {
  const t = words()
  const { name, picture, score, reviewCount, where, area, tags, from } = hotel
  const reduced = from?.afterCoupons && <Tag text={afterCouponsText(from.afterCoupons)} />
  // One line has room for either.
  const lineTags = reduced ? 0 : TAGS_OF_ONE_LINE
  return (
    <Press label={name} onPress={onPress} className={styles['hotel-card']}>
      <View
        className={styles[compact ? 'hotel-card__picture--compact' : 'hotel-card__picture']}
        style={{ backgroundColor: picture.colour }}
      >
        <Picture picture={picture} width={compact ? 216 : 240} height={compact ? 264 : 284} radius={0} />
      </View>
      <View className={styles[compact ? 'hotel-card__words--compact' : 'hotel-card__words']}>
        <Text
          className={styles[compact ? 'hotel-card__name--line' : 'hotel-card__name']}
          numberOfLines={compact ? 1 : 2}
        >
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
        <View className={styles['hotel-card__tags']}>
          {compact && reduced}
          {tags.slice(0, compact ? lineTags : TAGS).map(({ kind, text }) => (
            <Tag key={kind + text} text={text} tone={tones[kind]} />
          ))}
        </View>
        <View className={styles['hotel-card__price']}>
          {!compact && reduced}
          {from ? <FromPrice from={from} /> : <Text className={styles['hotel-card__note']}>{t.full}</Text>}
        </View>
      </View>
    </Press>
  )
})
