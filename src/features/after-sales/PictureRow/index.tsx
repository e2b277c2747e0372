import { useState, type ReactNode } from 'react'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Picture as PictureData } from '@contract/entities/common'
import { Picture } from '@/components/base/Picture'
import { PictureViewer } from '@/components/base/PictureViewer'
import { Press } from '@/components/base/Press'
import { dictionary } from '@/i18n'
import { fullUrl } from '@/services/pictures'
import styles from './index.module.scss'

const words = dictionary({
  en: { picture: (place: number) => `Photo ${place}` },
  zh: { picture: (place) => `凭证${place}` },
})

interface Props {
  pictures: readonly PictureData[]
  /** Before the pictures, such as a video. */
  children?: ReactNode
}

/** Evidence pictures side by side, which open the viewer. */
export const PictureRow = observer(function PictureRow({ pictures, children }: Props) {
  const [viewed, setViewed] = useState<number>()
  return (
    <View className={styles.pictures}>
      {children}
      {pictures.map((picture, index) => (
        <Press key={index} label={words().picture(index + 1)} onPress={() => setViewed(index)}>
          <Picture picture={picture} width={136} />
        </Press>
      ))}
      <PictureViewer
        sources={pictures.map(({ path }) => fullUrl(path))}
        index={viewed}
        onClose={() => setViewed(undefined)}
      />
    </View>
  )
})
