import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Icon } from '@/components/base/Icon'
import { Written } from '@/platform/view/written'
import styles from '../index.module.scss'
import type { ChooseLocationModel } from '../model'
import { words } from '../text'

/** The pin, fixed in the middle while the map moves under it, and the name of its place. */
export const CentrePin = observer(({ model }: { model: ChooseLocationModel }) => {
  const { finding, unnamed } = words()
  const name = model.place?.name ?? model.ownName.trim()
  return (
    <View className={styles.choose__pin}>
      <View className={styles.choose__bubble} aria-live="polite">
        <Text className={styles.choose__bubbleText} numberOfLines={1}>
          {model.finding ? finding : name ? <Written text={name} /> : unnamed}
        </Text>
      </View>
      <Icon name="map-pin" size={80} colour="brand" filled />
      <View className={styles.choose__hole} />
    </View>
  )
})
