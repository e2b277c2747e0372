import { Text, View } from '@tarojs/components'
import type { OrderDetail } from '@contract/entities/order'
import { observer } from 'mobx-react-lite'
import { OrderLines } from '@/components/OrderLines'
import { Picture } from '@/components/Picture'
import { PriceBreakdown } from '@/components/PriceBreakdown'
import { words } from '../text'
import styles from './behind.module.scss'

/** What is paid for, dimmed by the sheet. */
export const Behind = observer(({ order }: { order: OrderDetail | undefined }) => {
  if (!order) return null
  const { store, lines, components, total, saved } = order
  return (
    <View className={styles.behind} {...{ 'aria-hidden': true }}>
      <View className={styles.behind__store}>
        <Picture picture={store.logo} width={48} radius={8} />
        <Text className={styles.behind__name} numberOfLines={1}>
          {store.name}
        </Text>
      </View>
      <OrderLines lines={lines} />
      <PriceBreakdown components={components} total={total} saved={saved} label={words().total} />
    </View>
  )
})
