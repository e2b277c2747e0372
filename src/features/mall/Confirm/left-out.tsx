import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { LeftOutLine } from '@contract/entities/order'
import { Note } from '@/components/base/Note'
import { Press } from '@/components/base/Press'
import { LineItem } from '@/features/order/LineItem'
import type { MallConfirmModel } from './model'
import { words } from './text'
import styles from './left-out.module.scss'

/** Lines that are left out of the order and stay in the cart, with the reason. */
export const LeftOut = observer(({ model, lines }: { model: MallConfirmModel; lines: readonly LeftOutLine[] }) => {
  const { leftOut, changeAddress } = words()
  const canMove = lines.some(({ reason }) => reason === 'notDeliverable')
  return (
    <View className={styles['left-out']}>
      <View className={styles['left-out__head']}>
        <Text className={styles['left-out__title']}>{leftOut(lines.length)}</Text>
        {canMove && (
          <Press onPress={() => void model.chooseAddress()}>
            <Text className={styles['left-out__action']}>{changeAddress}</Text>
          </Press>
        )}
      </View>
      {lines.map(({ skuId, picture, name, choice, quantity, price, message }) => (
        <View key={skuId} className={styles['left-out__line']}>
          <View className={styles['left-out__dimmed']}>
            <LineItem picture={picture} name={name} spec={choice} quantity={quantity} price={price * quantity} />
          </View>
          <Note kind="bad" icon="circle-alert" text={message} />
        </View>
      ))}
    </View>
  )
})
