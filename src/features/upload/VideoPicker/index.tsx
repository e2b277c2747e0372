import { Image, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { limits } from '@contract/limits'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { lengthOf, VideoMark } from '@/components/base/VideoMark'
import { navigate } from '@/platform/navigation/gate'
import { mostVideoBytes } from '@/services/upload-video'
import { UploadVeil } from '../UploadVeil'
import type { VideoItem, VideoUpload } from '../video-upload'
import styles from './index.module.scss'
import { words } from './text'

interface Props {
  upload: VideoUpload
}

/** One video to upload, with its cover, progress, retry and removal; the same size as a picture of PicturePicker. */
export const VideoPicker = observer(function VideoPicker({ upload }: Props) {
  const { add, addShort } = words()
  if (upload.item) return <Tile item={upload.item} upload={upload} />
  return (
    <Press label={add} onPress={() => void upload.choose()} className={styles['video-picker__add']}>
      <Icon name="video" size={44} colour="ink-3" />
      <Text className={styles['video-picker__name']}>{addShort}</Text>
    </Press>
  )
})

/** Limits of a video's length and size on this device. */
export const VideoLimit = () => (
  <Text className={styles['video-picker__limit']}>
    {words().limit(limits.videoSeconds, mostVideoBytes / (1024 * 1024))}
  </Text>
)

const Tile = observer(function Tile({ item, upload }: Props & { item: VideoItem }) {
  const { play, remove, retry } = words()
  const path = item.video?.path
  return (
    <View className={styles['video-picker__tile']}>
      {path ? (
        <Press
          label={play(lengthOf(item.seconds))}
          onPress={() => navigate('playVideo', { path, cover: item.video?.cover?.path })}
          className={styles['video-picker__view']}
        >
          <Cover item={item} />
          <VideoMark seconds={item.seconds} />
        </Press>
      ) : (
        <View className={styles['video-picker__view']}>
          <Cover item={item} />
        </View>
      )}
      <UploadVeil upload={item} failed={retry} onRetry={upload.retry} />
      <Press label={remove} onPress={upload.remove} className={styles['video-picker__remove']}>
        <View className={styles['video-picker__cross']}>
          <Icon name="x" size={24} colour="white" />
        </View>
      </Press>
    </View>
  )
})

const Cover = observer(function Cover({ item: { preview } }: { item: VideoItem }) {
  return preview === '' ? null : (
    <Image className={styles['video-picker__cover']} src={preview} mode="aspectFill" aria-hidden />
  )
})
