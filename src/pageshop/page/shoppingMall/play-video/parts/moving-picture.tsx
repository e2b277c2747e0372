import { Video } from '@tarojs/components'
import styles from '../index.module.scss'

export interface MovingPictureProps {
  source: string
  poster: string | undefined
  label: string
  onError: () => void
}

/** The video in the platform's player, which begins at once, loads it by byte ranges and stops it when the screen is left. */
export const MovingPicture = ({ source, poster, label, onError }: MovingPictureProps) => (
  <Video
    id="video"
    className={styles.player__video}
    src={source}
    poster={poster}
    autoplay
    controls
    objectFit="contain"
    showFullscreenBtn
    onError={onError}
    aria-label={label}
  />
)
