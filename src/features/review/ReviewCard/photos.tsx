import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Picture as PictureData } from '@contract/entities/common'
import type { ShownVideo } from '@contract/entities/media'
import { Picture } from '@/components/base/Picture'
import { Press } from '@/components/base/Press'
import { Clip } from './clip'
import styles from './index.module.scss'
import { words } from './text'

interface Props {
  pictures: readonly PictureData[]
  video: ShownVideo | null
  onView: (index: number) => void
}

/** The video and the pictures of a review, three in a row or a single larger one, which open the player and the viewer. */
export const Photos = observer(function Photos({ pictures, video, onView }: Props) {
  const count = pictures.length + (video ? 1 : 0)
  if (count === 0) return null
  const width = count === 1 ? 336 : 200
  return (
    <View className={styles.review__photos}>
      {video && <Clip video={video} width={width} />}
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
