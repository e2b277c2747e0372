import type { ReactNode } from 'react'
import { Text, View } from '@tarojs/components'
import { Picture } from '@/components/base/Picture'
import type { ShareAbout } from '../share'
import styles from './index.module.scss'

interface Props {
  about: ShareAbout
  children?: ReactNode
}

/** Preview of the shared card, with platform-specific actions below. */
export const ShareCard = ({ about: { title, text, picture }, children }: Props) => (
  <View className={styles.share__card}>
    <View className={styles.share__top}>
      <Picture picture={picture} width={112} />
      <View className={styles.share__words}>
        <Text className={styles.share__title} numberOfLines={2}>
          {title}
        </Text>
        <Text className={styles.share__text} numberOfLines={1}>
          {text}
        </Text>
      </View>
    </View>
    {children}
  </View>
)
