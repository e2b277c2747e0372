import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { GroupCart } from '@contract/entities/group-cart'
import { formatMoney } from '@contract/money'
import { Cell } from '@/components/list/Cell'
import { PriceBreakdown } from '@/features/order/PriceBreakdown'
import { navigate } from '@/platform/navigation/gate'
import type { GroupOrderModel } from '../model'
import { words } from '../text'
import styles from '../index.module.scss'

/** Fees and total, the caller's share, and the host's link to the order itself. */
export const Costs = observer(function Costs({ model, cart }: { model: GroupOrderModel; cart: GroupCart }) {
  const { paid, total, yours, details, detailsText } = words()
  const share = model.group.mine?.share
  const { order } = cart
  return (
    <View className={styles.group__card}>
      <PriceBreakdown components={cart.components} total={cart.total} label={cart.state === 'ordered' ? paid : total} />
      {share && <Cell label={yours} value={formatMoney(share.total)} valueTone="ink" onOpen={model.toSplit} />}
      {order && (
        <Cell label={details} value={detailsText} onOpen={() => void navigate('orderDetail', { id: order.id })} />
      )}
    </View>
  )
})
