import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { MallOrderedLine } from '@contract/entities/mall-order'
import { limits } from '@contract/limits'
import { Chip } from '@/components/base/Chip'
import { Picture } from '@/components/base/Picture'
import { Press } from '@/components/base/Press'
import { Rating } from '@/components/base/Rating'
import { TextArea } from '@/components/form/TextArea'
import { topicWords } from '@/features/review/topics'
import { PicturePicker } from '@/features/upload/PicturePicker'
import { VideoLimit, VideoPicker } from '@/features/upload/VideoPicker'
import { navigate } from '@/platform/navigation/gate'
import type { LineReview } from '../line'
import { words } from '../text'
import styles from './line.module.scss'
import { StarsRow } from './stars-row'

interface Props {
  line: LineReview
}

const boughtText = ({ optionText, quantity }: MallOrderedLine): string =>
  optionText ? `${optionText} × ${quantity}` : `× ${quantity}`

/** The line that is being reviewed: stars, words, topics, pictures and a video. */
export const OpenLine = observer(function OpenLine({ line, orderNumber }: Props & { orderNumber: string }) {
  const { bought, rating, rate, text, write, uploads, video, isFaulty } = line
  const t = words()
  return (
    <View className={styles.line}>
      <View className={styles.line__head}>
        <Picture picture={bought.picture} width={112} />
        <View className={styles.line__words}>
          <Text className={styles.line__name} numberOfLines={2}>
            {bought.name}
          </Text>
          <Text className={styles.line__note}>{boughtText(bought)}</Text>
        </View>
      </View>
      <StarsRow name={t.item} label={t.itemOf(bought.name)} value={rating} onChange={rate} />
      <TextArea
        label={t.text(bought.name)}
        value={text}
        placeholder={t.placeholder}
        max={limits.reviewLength}
        onChange={write}
      />
      <Topics line={line} />
      {isFaulty && (
        <Press
          label={t.contact}
          role="link"
          onPress={() => navigate('contactUs', { order: orderNumber })}
          className={styles.line__contact}
        >
          <Text className={styles['line__contact-text']}>{t.contact}</Text>
        </Press>
      )}
      <PicturePicker uploads={uploads}>
        <VideoPicker upload={video} />
      </PicturePicker>
      <VideoLimit />
    </View>
  )
})

/** Praise, or faults with few stars. */
const Topics = observer(function Topics({ line: { offered, topics, toggle } }: Props) {
  return (
    <View className={styles.line__topics} role="group" aria-label={words().topics}>
      {offered.map((topic) => (
        <Chip
          key={topic}
          text={topicWords()[topic]}
          on={topics.includes(topic)}
          size={56}
          ground="card"
          onPress={() => toggle(topic)}
        />
      ))}
    </View>
  )
})

/** Another line of the order; a press opens it. */
export const ClosedLine = observer(function ClosedLine({ line, onOpen }: Props & { onOpen: () => void }) {
  const { bought, rating } = line
  const t = words()
  return (
    <Press label={t.openLine(bought.name)} onPress={onOpen} className={styles.line__closed}>
      <Picture picture={bought.picture} width={88} />
      <View className={styles.line__words}>
        <Text className={styles.line__name} numberOfLines={1}>
          {bought.name}
        </Text>
        <Text className={styles.line__note}>{t.sameOrder}</Text>
      </View>
      <Rating stars={rating ?? 0} size={40} />
    </Press>
  )
})
