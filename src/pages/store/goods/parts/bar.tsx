import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { PictureBar } from '@/components/frame/PictureBar'
import type { GoodsModel } from '../model'
import { words } from '../text'
import styles from './bar.module.scss'

/** Back button while the item is loading. */
export const FloatingBack = () => (
  <View className={styles.bar}>
    <PictureBar />
  </View>
)

/** Round buttons over the picture that turn into a white bar with the item's name. */
export const GoodsBar = observer(function GoodsBar({ model }: { model: GoodsModel }) {
  const { bar, detail, goods, collect, share } = model
  const t = words()
  const actions = [
    { icon: 'heart', label: t.keep, on: detail.ready.collected, onPress: collect },
    { icon: 'share-2', label: t.share, onPress: share.open },
  ] as const
  return (
    <View className={styles.bar}>
      <PictureBar white={bar} actions={actions}>
        <Text className={styles.bar__name} numberOfLines={1}>
          {goods.name}
        </Text>
      </PictureBar>
    </View>
  )
})
