import { Text, View } from '@tarojs/components'
import type { Picture as PictureData } from '@contract/entities/common'
import { Picture } from '@/components/base/Picture'
import styles from './index.module.scss'

interface Props {
  picture: PictureData | undefined
  /** Without a picture, the initial of the last name is shown. */
  name?: string
  /** Diameter in design units. */
  size: 56 | 64 | 72 | 80 | 96 | 112 | 128 | 160
  /** Shown pale, such as while another one is sent. */
  faded?: boolean
}

/** Round picture of a person, or their initial. */
export const Avatar = ({ picture, name = '', size, faded }: Props) =>
  picture ? (
    <Picture picture={picture} width={size} radius={999} {...(faded && { faded })} />
  ) : (
    <View className={styles[`avatar--${size}`]}>
      <Text className={styles.avatar__letter}>{[...(name.split(' ').at(-1) ?? name)][0]}</Text>
    </View>
  )
