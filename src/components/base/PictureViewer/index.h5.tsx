import { useEffect, useLayoutEffect, useRef, useState, type UIEvent } from 'react'
import { createPortal } from 'react-dom'
import { Image, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { dictionary } from '@/i18n'
import { useDialogKeys } from '@/platform/view/dialog'
import { useInView } from '@/platform/navigation/page-view'
import { resized } from '@/services/pictures'
import styles from './index.module.scss'

const ID = 'picture-viewer'

/** The width used in lists, so that the preview is already cached. */
const SMALL = 208

const words = dictionary({
  en: { title: 'Photos', close: 'Close', photo: (place: number, all: number) => `Photo ${place} of ${all}` },
  zh: { title: '图片', close: '关闭', photo: (place: number, all: number) => `第${place}张，共${all}张` },
})

interface Props {
  /** URLs of the pictures. */
  sources: readonly string[]
  /** The picture to start with; undefined closes the viewer. */
  index: number | undefined
  onClose: () => void
}

/**
 * Full-screen picture viewer; shows the cached preview until the full size has loaded. It lies over the whole document, so
 * it is there only while its screen is in view.
 */
export function PictureViewer({ index, ...rest }: Props) {
  const inView = useInView()
  if (index === undefined || !inView) return null
  return createPortal(<Viewer index={index} {...rest} />, document.body)
}

const Viewer = observer(function Viewer({ sources, index, onClose }: Props & { index: number }) {
  const [shown, setShown] = useState(index)
  const track = useTrack(index)
  useDialogKeys(ID, true, onClose)
  const { title, close, photo } = words()
  const all = sources.length
  const scrolled = ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent) =>
    setShown(Math.round(scrollLeft / (clientWidth || 1)))
  return (
    <View id={ID} className={styles.viewer} role="dialog" aria-modal aria-label={title} tabIndex={-1}>
      <div ref={track} className={styles.viewer__track} onScroll={scrolled}>
        {sources.map((source, place) => (
          <View key={`${place} ${source}`} className={styles.viewer__slide} aria-hidden={place !== shown}>
            <View className={styles.viewer__small}>
              <Image className={styles.viewer__image} src={resized(source, SMALL)} mode="aspectFit" aria-hidden />
            </View>
            <Image className={styles.viewer__image} src={source} mode="aspectFit" aria-label={photo(place + 1, all)} />
          </View>
        ))}
      </div>
      <View className={styles.viewer__foot}>
        <Text className={styles.viewer__count}>{`${shown + 1} / ${all}`}</Text>
      </View>
      <Press label={close} onPress={onClose} className={styles.viewer__close}>
        <Icon name="x" size={44} colour="white" />
      </Press>
    </View>
  )
})

const turns: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** Scroll track starting at `index`, with arrow key navigation. */
function useTrack(index: number) {
  const track = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (track.current) track.current.scrollLeft = index * track.current.clientWidth
  }, [index])
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      const box = track.current
      if (box && turns[key]) box.scrollBy({ left: turns[key] * box.clientWidth })
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return track
}
