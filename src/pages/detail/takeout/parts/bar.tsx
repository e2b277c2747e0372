import type { OrderDetail } from '@contract/entities/order'
import { formatCountdown } from '@contract/format'
import { Text } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { BottomBar } from '@/components/BottomBar'
import { Icon } from '@/components/Icon'
import { OrderButtons } from '@/components/OrderButtons'
import { Press } from '@/components/Press'
import { secondsUntil } from '@/platform/clock'
import type { TakeoutModel } from '../model'
import { words } from '../text'
import styles from './bar.module.scss'

/** What may be done with the order now. */
export const OrderBar = observer(function OrderBar({ order, model }: { order: OrderDetail; model: TakeoutModel }) {
  const { payBefore } = order
  return (
    <BottomBar left={<More onPress={model.openMore} />}>
      <OrderButtons
        order={order}
        actions={model.actions}
        payNote={payBefore ? formatCountdown(secondsUntil(payBefore)) : undefined}
      />
    </BottomBar>
  )
})

const More = observer(({ onPress }: { onPress: () => void }) => (
  <Press label={words().more} onPress={onPress} className={styles.bar__more}>
    <Icon name="ellipsis" size={32} />
    <Text className={styles.bar__moreText}>{words().more}</Text>
  </Press>
))
