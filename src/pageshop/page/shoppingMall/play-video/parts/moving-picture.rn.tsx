import { Image } from '@tarojs/components'
import { Press } from '@/components/base/Press'
import { VideoMark } from '@/components/base/VideoMark'
import { openFirst } from '@/platform/navigation/open-url'
import styles from '../index.module.scss'
import type { MovingPictureProps } from './moving-picture'

/** The cover of the video; a press opens the system's player, which loads it by byte ranges. */
export const MovingPicture = ({ source, poster, label, onError }: MovingPictureProps) => (
  <Press label={label} onPress={() => void openFirst([source]).catch(onError)} className={styles.player__video}>
    {poster && <Image className={styles.player__cover} src={poster} mode="aspectFit" aria-hidden />}
    <VideoMark seconds={0} />
  </Press>
)
