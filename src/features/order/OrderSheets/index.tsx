import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { NotAdded } from '@contract/entities/cart'
import { Button } from '@/components/base/Button'
import { Icon, type IconName } from '@/components/base/Icon'
import { Sheet } from '@/components/frame/Sheet'
import { dictionary } from '@/i18n'
import { CancelSheet } from './cancel-sheet'
import type { OrderActions } from '../order-actions'
import styles from './index.module.scss'

const words = dictionary({
  en: {
    title: 'Some items have changed',
    left: 'Not added',
    dearer: 'Price increased',
    on: 'Continue with the rest',
  },
  zh: { title: '部分商品有变化', left: '未加入购物车', dearer: '价格上涨', on: '继续下单' },
})

/** The sheets of the order actions. Pass it to the Screen as `overlay`. */
export const OrderSheets = observer(function OrderSheets({ actions }: { actions: OrderActions }) {
  return (
    <>
      <CancelSheet actions={actions} />
      <AgainSheet actions={actions} />
    </>
  )
})

/** Unavailable and more expensive items of a repeated order; the rest is already in the cart. */
const AgainSheet = observer(function AgainSheet({ actions }: { actions: OrderActions }) {
  const { changes, closeChanges, takeChanges } = actions
  if (!changes) return null
  const { title, left, dearer, on } = words()
  const foot = (
    <View className={styles.again__foot}>
      <Button text={on} onPress={takeChanges} />
    </View>
  )
  return (
    <Sheet open={changes.open} onClose={closeChanges} title={title} foot={foot}>
      <View className={styles.again}>
        <Names icon="circle-x" title={left} names={changes.left.map(reasonOf)} />
        <Names icon="circle-alert" title={dearer} names={changes.dearer} />
      </View>
    </Sheet>
  )
})

const reasonOf = ({ name, message }: NotAdded): string => `${name}: ${message}`

const Names = ({ icon, title, names }: { icon: IconName; title: string; names: readonly string[] }) =>
  names.length === 0 ? null : (
    <View className={styles.again__group}>
      <View className={styles.again__head}>
        <Icon name={icon} size={32} colour="warn" />
        <Text className={styles.again__title}>{title}</Text>
      </View>
      {names.map((name) => (
        <Text key={name} className={styles.again__name}>
          {name}
        </Text>
      ))}
    </View>
  )
