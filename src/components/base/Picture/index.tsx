import { useState } from 'react'
import { Image, View } from '@tarojs/components'
import type { Picture as PictureData } from '@contract/entities/common'
import { pictureUrl } from '@/services/pictures'
import { units } from '@/styles/units'
import styles from './index.module.scss'

interface Props {
  picture: PictureData
  /** Design units. Also chooses the file, so give the real width even when `fill` lets the box grow. */
  width: number
  height?: number
  radius?: 0 | 8 | 16 | 24 | 999
  /** What it shows, for those who cannot see it; empty when the words beside it say so. */
  label?: string
  /** Takes the parent's whole width. */
  fill?: boolean
  faded?: boolean
}

/** A box of the picture's own colour that never moves; the picture appears in it, or the colour stays. */
export function Picture({ picture, width, height = width, radius = 16, label = '', fill, faded }: Props) {
  const [failed, setFailed] = useState('')
  const source = pictureUrl(picture.path, width)
  const box = {
    width: fill ? '100%' : units(width),
    height: units(height),
    borderRadius: units(radius === 999 ? width / 2 : radius),
    backgroundColor: picture.colour,
    opacity: faded ? 0.55 : 1,
  }
  return (
    <View className={styles.picture} style={box}>
      {picture.path && failed !== source && (
        <Image
          className={styles.picture__image}
          src={source}
          mode="aspectFill"
          lazyLoad
          onError={() => setFailed(source)}
          {...(label ? { 'aria-label': label, ariaLabel: label } : { 'aria-hidden': true })}
        />
      )}
    </View>
  )
}
