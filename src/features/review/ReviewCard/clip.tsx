import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ShownVideo } from '@contract/entities/media'
import { Picture } from '@/components/base/Picture'
import { Press } from '@/components/base/Press'
import { lengthOf, VideoMark } from '@/components/base/VideoMark'
import { navigate } from '@/platform/navigation/gate'
import styles from './index.module.scss'
import { words } from './text'

/** Cover of a video without a picture. */
const noCover = { path: '', colour: '#140c0c' }

interface Props {
  video: ShownVideo
  width: number
}

/** The cover of a review's video, which opens the player. */
export const Clip = observer(function Clip({ video: { path, cover, seconds }, width }: Props) {
  return (
    <Press
      label={words().play(lengthOf(seconds))}
      onPress={() => navigate('playVideo', { path, cover: cover?.path })}
      className={styles.review__play}
    >
      <View className={styles.review__clip}>
        <Picture picture={cover ?? noCover} width={width} />
        <VideoMark seconds={seconds} />
      </View>
    </Press>
  )
})
