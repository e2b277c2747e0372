import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Picture } from '@contract/entities/common'
import type { ShownVideo } from '@contract/entities/media'
import { MediaRow } from '@/components/base/MediaRow'
import { Clip } from './clip'
import styles from './index.module.scss'
import { words } from './text'

interface Props {
  pictures: readonly Picture[]
  video: ShownVideo | null
}

/** The video and the pictures of a review, three in a row or a single larger one, which open the player and the viewer. */
export const Photos = observer(function Photos({ pictures, video }: Props) {
  const count = pictures.length + (video ? 1 : 0)
  if (count === 0) return null
  const width = count === 1 ? 336 : 200
  return (
    <View className={styles.review__photos}>
      <MediaRow pictures={pictures} width={width} labelOf={(index) => words().view(index + 1)}>
        {video && <Clip video={video} width={width} />}
      </MediaRow>
    </View>
  )
})
