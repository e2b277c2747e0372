import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import styles from '../index.module.scss'
import type { EvaluationModel } from '../model'
import { words } from '../text'

interface Props {
  /** Name of the rated subject, for the accessible name. */
  name: string
  liked: boolean | null
  onLike: (liked: boolean) => void
}

/** Thumbs up and down. */
export const Thumbs = observer(function Thumbs({ name, liked, onLike }: Props) {
  const { like, dislike } = words()
  return (
    <View className={styles.evaluation__thumbs}>
      <Press label={like(name)} on={liked === true} onPress={() => onLike(true)} className={styles.evaluation__thumb}>
        <Icon name="thumbs-up" size={40} colour={liked === true ? 'brand' : 'ink-3'} filled={false} />
      </Press>
      <Press
        label={dislike(name)}
        on={liked === false}
        onPress={() => onLike(false)}
        className={styles.evaluation__thumb}
      >
        <Icon name="thumbs-down" size={40} colour={liked === false ? 'ink' : 'ink-3'} />
      </Press>
    </View>
  )
})

/** Rating of the rider; renders nothing without one. */
export const RiderThumbs = observer(function RiderThumbs({ model }: { model: EvaluationModel }) {
  const { rider } = model.order.ready
  if (!rider) return null
  return (
    <View className={styles.evaluation__card}>
      <View className={styles.evaluation__row}>
        <View className={styles.evaluation__words}>
          <Text className={styles.evaluation__title}>{words().rider}</Text>
          <Text className={styles.evaluation__note} numberOfLines={1}>
            {rider.name}
          </Text>
        </View>
        <Thumbs name={rider.name} liked={model.riderLiked} onLike={model.likeRider} />
      </View>
    </View>
  )
})
