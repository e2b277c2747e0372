import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { TakeawayDetail } from '@contract/entities/order'
import type { OrderAction } from '@contract/states/actions'
import { Sheet } from '@/components/frame/Sheet'
import { Cell } from '@/components/list/Cell'
import { isFinished } from '@/features/order/head'
import { buttonsOf, buttonText } from '@/features/order/OrderButtons'
import { supportedActions } from '@/features/order/views'
import { takeawayKind } from '@/features/takeaway/kind'
import { navigate } from '@/platform/gate'
import { callPhone } from '@/platform/phone-call'
import type { TakeoutModel } from '../model'
import { words } from '../text'
import styles from './bar.module.scss'

/** Actions without a button in the bar. */
export const restOf = (order: TakeawayDetail): OrderAction[] => {
  const view = takeawayKind.view(order)
  const shown = buttonsOf(order, view, false)
  return supportedActions(order, view).filter((action) => !shown.includes(action))
}

/** Secondary actions, ways to help, and the receipt. */
export const MoreSheet = observer(function MoreSheet({ model, order }: { model: TakeoutModel; order: TakeawayDetail }) {
  const { more, receipt, callRider, callStore, contactUs } = words()
  const { rider, storeContact } = order
  const run = (action: OrderAction) => {
    model.closeMore()
    void model.actions.run(action, order)
  }
  const go = (way: () => unknown) => () => {
    model.closeMore()
    void way()
  }
  const call = (phone: string) => go(() => callPhone(phone))
  return (
    <Sheet open={model.moreOpen} onClose={model.closeMore} title={more}>
      <View className={styles.bar__cells}>
        {restOf(order).map((action) => (
          <Cell
            key={action}
            label={buttonText(action, takeawayKind.view(order))}
            height={104}
            onOpen={() => run(action)}
          />
        ))}
        {rider && !isFinished(order) && <Cell label={callRider} height={104} onOpen={call(rider.phone)} />}
        <Cell label={callStore} height={104} onOpen={call(storeContact.phone)} />
        <Cell label={contactUs} height={104} onOpen={go(() => navigate('contactUs', { order: order.number }))} />
        <Cell label={receipt} height={104} onOpen={go(() => navigate('receipt', { orderId: order.id }))} />
      </View>
    </Sheet>
  )
})
