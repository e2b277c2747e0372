import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { GoodsRating } from '@contract/entities/review'
import { Icon } from '@/components/base/Icon'
import { Screen, screen } from '@/components/frame/Screen'
import { Reviews } from '@/features/review/Reviews'
import { goodsReviews } from '@/features/review/review-list'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { words } from './text'

export default screen('goodsComments', ({ goodsId }) => {
  const list = useModel((api) => goodsReviews(api, goodsId))
  const summary = list.pages.about?.summary
  return (
    <Screen title={words().title} surface="white" onRefresh={list.pages.reload}>
      <Reviews list={list} head={summary && summary.likedPercent !== null && <Liked summary={summary} />} />
    </Screen>
  )
})

const Liked = observer(function Liked({ summary: { likedPercent, liked, disliked } }: { summary: GoodsRating }) {
  const { liked: name, votes } = words()
  return (
    <View className={styles.liked}>
      <Icon name="thumbs-up" size={44} colour="brand" />
      <Text className={styles.liked__percent}>{`${likedPercent}%`}</Text>
      <View className={styles.liked__words}>
        <Text className={styles.liked__name}>{name}</Text>
        <Text className={styles.liked__note}>{votes(liked, disliked)}</Text>
      </View>
    </View>
  )
})
