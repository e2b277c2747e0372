import type { ReactNode } from 'react'
import { Text, View } from '@tarojs/components'
import type { Picture as PictureData } from '@contract/entities/common'
import { Picture } from '@/components/base/Picture'
import styles from './index.module.scss'

interface Props {
  store: { logo: PictureData; name: string }
  /** At the right, such as the delivery method. */
  children?: ReactNode
}

/** The store's name above the items. */
export const StoreLine = ({ store, children }: Props) => (
  <View className={styles['store-line']}>
    <Picture picture={store.logo} width={48} radius={8} />
    <Text className={styles['store-line__name']} numberOfLines={1}>
      {store.name}
    </Text>
    {children}
  </View>
)
