import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Picture as PictureData } from '@contract/entities/common'
import { Picture } from '@/components/base/Picture'
import { Press } from '@/components/base/Press'
import styles from './index.module.scss'
import { words } from './text'

interface Props {
  pictures: readonly PictureData[]
  onView: (index: number) => void
}

/** Pictures of a review, three in a row or a single larger one, which open the viewer. */
export const Photos = observer(function Photos({ pictures, onView }: Props) {
  const width = pictures.length === 1 ? 336 : 200
  return (
    <View className={styles.review__photos}>
      {pictures.map((picture, index) => (
        <Press
          key={picture.path}
          label={words().view(index + 1)}
          onPress={() => onView(index)}
          className={styles.review__photo}
        >
          <Picture picture={picture} width={width} />
        </Press>
      ))}
    </View>
  )
})
