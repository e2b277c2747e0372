import type { ReactNode } from 'react'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Picture as PictureOf } from '@contract/entities/common'
import { Button, type ButtonKind } from '@/components/base/Button'
import { Picture } from '@/components/base/Picture'
import styles from './index.module.scss'

interface Action {
  readonly text: string
  readonly kind?: ButtonKind
  readonly busy?: boolean
  readonly onPress: () => void
}

interface Props {
  name: string
  picture: PictureOf
  /** Width of the picture. */
  width?: number
  /** Whether it cannot be bought now. */
  faded: boolean
  facts: readonly string[]
  /** Whether the facts are marked, since little is left. */
  few?: boolean
  price: ReactNode
  actions: readonly Action[]
}

/** An item that a store sells, with its price, its facts and its actions. */
export const SoldRow = observer(function SoldRow(props: Props) {
  const { name, picture, width = 112, faded, facts, few = false, price, actions } = props
  return (
    <>
      <View className={styles.sold}>
        <Picture picture={picture} width={width} radius={16} faded={faded} />
        <View className={styles.sold__words}>
          <Text className={styles.sold__name} numberOfLines={2}>
            {name}
          </Text>
          <Text className={styles[few ? 'sold__facts--few' : 'sold__facts']}>{facts.join(' · ')}</Text>
          {price}
        </View>
      </View>
      <View className={styles.sold__actions}>
        {actions.map(({ text, kind = 'outline', busy = false, onPress }, index) => (
          <Button
            key={index}
            size={64}
            kind={kind}
            text={text}
            label={`${text}: ${name}`}
            busy={busy}
            onPress={onPress}
          />
        ))}
      </View>
    </>
  )
})
