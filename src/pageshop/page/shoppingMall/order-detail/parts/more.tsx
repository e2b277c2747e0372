import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { MallDetail } from '@contract/entities/order'
import type { OrderAction } from '@contract/states/actions'
import { Sheet } from '@/components/frame/Sheet'
import { Cell } from '@/components/list/Cell'
import { buttonsOf, buttonText } from '@/features/order/OrderButtons'
import { supportedActions } from '@/features/order/views'
import { navigate } from '@/platform/gate'
import type { MallOrderModel } from '../model'
import { words } from '../text'
import styles from './bar.module.scss'

/** Secondary actions, help, and the receipt. */
export const MoreSheet = observer(function MoreSheet({ model, order }: { model: MallOrderModel; order: MallDetail }) {
  const { more, contactUs, receipt, extend } = words()
  const view = model.actions.viewOf(order)
  const shown = buttonsOf(order, view, false)
  const rest = supportedActions(order, view).filter((action) => !shown.includes(action))
  const go = (way: () => unknown) => () => {
    model.closeMore()
    void way()
  }
  const run = (action: OrderAction) => go(() => model.actions.run(action, order))
  return (
    <Sheet open={model.moreOpen} onClose={model.closeMore} title={more}>
      <View className={styles.bar__cells}>
        {rest.map((action) => (
          <Cell key={action} label={buttonText(action, view)} height={104} onOpen={run(action)} />
        ))}
        {order.canExtend && <Cell label={extend} height={104} onOpen={go(() => model.extend())} />}
        <Cell label={contactUs} height={104} onOpen={go(() => navigate('contactUs', { order: order.number }))} />
        <Cell label={receipt} height={104} onOpen={go(() => navigate('receipt', { orderId: order.id }))} />
      </View>
    </Sheet>
  )
})
