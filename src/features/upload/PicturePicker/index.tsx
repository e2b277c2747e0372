import { useState, type ReactNode } from 'react'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import type { PictureUploads } from '../picture-uploads'
import styles from './index.module.scss'
import { LazyViewer } from '@/components/base/PictureViewer/lazy'
import { words } from './text'
import { Tile } from './tile'

interface Props {
  uploads: PictureUploads
  /** Subject of the pictures, where a screen has several pickers. */
  name?: string
  /** One picture as wide as its container, instead of squares. */
  fill?: boolean
  /** Before the pictures, such as a video. */
  children?: ReactNode
}

/** Pictures to upload, each with preview, retry and removal. */
export const PicturePicker = observer(function PicturePicker({ uploads, name, fill, children }: Props) {
  const [viewed, setViewed] = useState<number>()
  return (
    <View className={styles[fill ? 'picker--fill' : 'picker']}>
      {children}
      {uploads.items.map((upload, index) => (
        <Tile
          key={upload.key}
          upload={upload}
          fill={fill}
          place={index + 1}
          onView={() => setViewed(index)}
          onRetry={() => uploads.retry(upload)}
          onRemove={() => uploads.remove(upload)}
        />
      ))}
      {uploads.left > 0 && <AddPictures uploads={uploads} name={name} fill={fill} />}
      <LazyViewer sources={uploads.sources} index={viewed} onClose={() => setViewed(undefined)} />
    </View>
  )
})

/** Button that adds pictures. */
export const AddPictures = observer(function AddPictures({ uploads: { items, max, choose }, name, fill }: Props) {
  const { add: addOne, addFirst } = words()
  const add = name ? `${addOne}: ${name}` : addOne
  const count = `${items.length}/${max}`
  return (
    <Press
      label={items.length > 0 ? `${add}, ${count}` : add}
      onPress={() => void choose()}
      className={styles[fill ? 'picker__add--fill' : 'picker__add']}
    >
      <Icon name="camera" size={44} colour="ink-3" />
      {!fill && <Text className={styles.picker__count}>{items.length > 0 ? count : addFirst}</Text>}
    </Press>
  )
})
