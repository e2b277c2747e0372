import { useState, type ReactNode } from 'react'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Picture as PictureData } from '@contract/entities/common'
import { Picture } from '@/components/base/Picture'
import { LazyViewer } from '@/components/base/PictureViewer/lazy'
import { Press } from '@/components/base/Press'
import { dictionary } from '@/i18n'
import { fullUrl } from '@/services/pictures'
import styles from './index.module.scss'

const words = dictionary({
  en: { photo: (place: number) => `Photo ${place}` },
  zh: { photo: (place) => `图片${place}` },
})

interface Props {
  pictures: readonly PictureData[]
  /** Width of each picture in design pixels. */
  width?: number
  /** Accessible name of the picture at an index; its place by default. */
  labelOf?: (index: number) => string
  /** Before the pictures, such as a video. */
  children?: ReactNode
}

/** Pictures side by side, each of which opens the full-screen viewer; nothing without pictures and children. */
export const MediaRow = observer(function MediaRow({ pictures, width = 136, labelOf, children }: Props) {
  const [viewed, setViewed] = useState<number>()
  const nameOf = labelOf ?? ((index: number) => words().photo(index + 1))
  if (pictures.length === 0 && !children) return null
  return (
    <View className={styles.media}>
      {children}
      {pictures.map((picture, index) => (
        <Press
          key={`${index} ${picture.path}`}
          label={nameOf(index)}
          onPress={() => setViewed(index)}
          className={styles.media__item}
        >
          <Picture picture={picture} width={width} />
        </Press>
      ))}
      <LazyViewer
        sources={pictures.map(({ path }) => fullUrl(path))}
        index={viewed}
        onClose={() => setViewed(undefined)}
      />
    </View>
  )
})
