import { Text, View } from '@tarojs/components'
import { formatCountdown } from '@contract/format'
import { Icon } from '@/components/base/Icon'
import styles from './index.module.scss'

/** The length of a video as it is shown; empty where it is not known. */
export const lengthOf = (seconds: number): string => (seconds > 0 ? formatCountdown(seconds) : '')

/** Marks the picture below as a video: a play button, and the length where it is known. */
export const VideoMark = ({ seconds }: { seconds: number }) => (
  <View className={styles['video-mark']} aria-hidden>
    <View className={styles['video-mark__disc']}>
      <Icon name="play" size={28} colour="white" filled />
    </View>
    {seconds > 0 && <Text className={styles['video-mark__length']}>{lengthOf(seconds)}</Text>}
  </View>
)
