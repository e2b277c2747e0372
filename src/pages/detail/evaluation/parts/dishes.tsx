import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Picture } from '@/components/base/Picture'
import styles from '../index.module.scss'
import type { EvaluationModel } from '../model'
import { words } from '../text'
import { Thumbs } from './thumbs'

/** The dishes with their thumbs. */
export const Dishes = observer(function Dishes({ model }: { model: EvaluationModel }) {
  return (
    <View className={styles.evaluation__card}>
      <Text className={styles.evaluation__title}>{words().dishes}</Text>
      {model.dishes.map(({ goodsId, name, picture }) => (
        <View key={goodsId} className={styles.evaluation__row}>
          <Picture picture={picture} width={80} />
          <Text className={styles.evaluation__dish} numberOfLines={2}>
            {name}
          </Text>
          <Thumbs name={name} liked={model.likes.get(goodsId) ?? null} onLike={(liked) => model.like(goodsId, liked)} />
        </View>
      ))}
    </View>
  )
})
