import { useState } from 'react'
import { Image, View } from '@tarojs/components'
import type { Picture as PictureData } from '@contract/entities/common'
import { pictureUrl } from '@/services/pictures'
import { units } from '@/styles/units'
import styles from './index.module.scss'

interface Props {
  picture: PictureData
  /** Design units. Selects the file size, so set it even with `fill`. */
  width: number
  height?: number
  radius?: 0 | 8 | 16 | 24 | 999
  /** Alternative text; empty for decorative pictures. */
  label?: string
  /** Full width of the parent. */
  fill?: boolean
  faded?: boolean
}

/** A picture in a fixed box filled with its dominant colour until it has loaded. */
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
