import type { ReactNode } from 'react'
import { Text, View } from '@tarojs/components'
import type { Picture as PictureData } from '@contract/entities/common'
import { formatMoney } from '@contract/money'
import { Picture } from '@/components/base/Picture'
import { Price } from '@/components/base/Price'
import { Tag, type TagTone } from '@/components/base/Tag'
import styles from './index.module.scss'

interface Props {
  picture: PictureData
  name: string
  /** The chosen options. */
  spec?: string
  quantity: number
  /** Total price of the line. */
  price: number
  /** Shown in place of the price, such as one in points. */
  figure?: ReactNode
  original?: number | null
  tag?: { text: string; tone?: TagTone }
  /** Below the figures, such as the line's actions. */
  action?: ReactNode
}

/** One line of a basket or an order. */
export function LineItem({ picture, name, spec, quantity, price, figure, original, tag, action }: Props) {
  return (
    <View className={styles['line-item']}>
      <Picture picture={picture} width={104} />
      <View className={styles['line-item__words']}>
        <Text className={styles['line-item__name']} numberOfLines={2}>
          {name}
        </Text>
        {spec ? (
          <Text className={styles['line-item__spec']} numberOfLines={2}>
            {spec}
          </Text>
        ) : null}
        {tag && (
          <View className={styles['line-item__tag']}>
            <Tag {...tag} />
          </View>
        )}
      </View>
      <View className={styles['line-item__figures']}>
        {figure || <Price amount={price} size={32} tone="ink" />}
        {original && original > price ? (
          <Text className={styles['line-item__original']}>{formatMoney(original)}</Text>
        ) : null}
        <Text className={styles['line-item__quantity']}>×{quantity}</Text>
        {action}
      </View>
    </View>
  )
}
