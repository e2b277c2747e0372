import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { TakeawayDetail } from '@contract/entities/order'
import type { OrderAction } from '@contract/states/actions'
import { Sheet } from '@/components/frame/Sheet'
import { Cell } from '@/components/list/Cell'
import { buttonsOf, buttonText } from '@/features/order/OrderButtons'
import { actionsFor } from '@/features/order/kinds'
import { navigate } from '@/platform/gate'
import type { TakeoutModel } from '../model'
import { words } from '../text'
import styles from './bar.module.scss'

/** Actions without a button in the bar. */
export const restOf = (order: TakeawayDetail): OrderAction[] => {
  const shown = buttonsOf(order, false)
  return actionsFor(order).filter((action) => !shown.includes(action))
}

/** Secondary actions and the receipt. */
export const MoreSheet = observer(function MoreSheet({ model, order }: { model: TakeoutModel; order: TakeawayDetail }) {
  const { more, receipt } = words()
  const run = (action: OrderAction) => {
    model.closeMore()
    void model.actions.run(action, order)
  }
  const openReceipt = () => {
    model.closeMore()
    navigate('receipt', { orderId: order.id })
  }
  return (
    <Sheet open={model.moreOpen} onClose={model.closeMore} title={more}>
      <View className={styles.bar__cells}>
        {restOf(order).map((action) => (
          <Cell key={action} label={buttonText(action, order)} height={104} onOpen={() => run(action)} />
        ))}
        <Cell label={receipt} height={104} onOpen={openReceipt} />
      </View>
    </Sheet>
  )
})
