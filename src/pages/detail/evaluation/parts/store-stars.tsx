import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Picture } from '@/components/base/Picture'
import { RatingInput } from '@/components/base/Rating'
import styles from '../index.module.scss'
import type { EvaluationModel } from '../model'
import { meaning, words } from '../text'

/** Star rating of the store, followed by taste and packaging once it is set. */
export const StoreStars = observer(function StoreStars({ model }: { model: EvaluationModel }) {
  const { store, taste, packaging } = words()
  const { stars, rate, order } = model
  const { logo, name } = order.ready.store
  return (
    <View className={styles.evaluation__card}>
      <View className={styles.evaluation__head}>
        <Picture picture={logo} width={80} />
        <Text className={styles.evaluation__store} numberOfLines={1}>
          {name}
        </Text>
      </View>
      <View className={styles.evaluation__stars}>
        <RatingInput name={store} value={stars.rating} size={64} onChange={(value) => rate('rating', value)} />
        <Text className={styles.evaluation__meaning}>{meaning(stars.rating ?? 0)}</Text>
      </View>
      {stars.rating !== null && (
        <>
          <Part name={taste} value={stars.taste} onChange={(value) => rate('taste', value)} />
          <Part name={packaging} value={stars.packaging} onChange={(value) => rate('packaging', value)} />
        </>
      )}
    </View>
  )
})

interface PartProps {
  name: string
  value: number | null
  onChange: (stars: number) => void
}

const Part = (props: PartProps) => (
  <View className={styles.evaluation__part}>
    <Text className={styles.evaluation__label}>{props.name}</Text>
    <RatingInput {...props} />
  </View>
)
