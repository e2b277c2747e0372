import { Children, type ReactNode } from 'react'
import { Text, View } from '@tarojs/components'
import styles from './index.module.scss'

interface Props {
  heading?: string
  children: ReactNode
}

/** A card of cells with separators. */
export function CellGroup({ heading, children }: Props) {
  return (
    <View className={styles['cell-group']}>
      {heading && <Text className={styles['cell-group__heading']}>{heading}</Text>}
      <View className={styles['cell-group__card']}>
        {Children.toArray(children).map((cell, index) => (
          <View key={index} className={styles[index ? 'cell-group__cell' : 'cell-group__cell--first']}>
            {cell}
          </View>
        ))}
      </View>
    </View>
  )
}
