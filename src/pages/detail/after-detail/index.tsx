import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect } from 'react'
import { Button } from '@/components/base/Button'
import { BottomBar } from '@/components/frame/BottomBar'
import { Screen, screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import { RefundTimeline } from '@/features/order/RefundTimeline'
import { navigate } from '@/platform/navigation/gate'
import { useReturned } from '@/platform/navigation/lifecycle'
import { reachByPhone } from '@/features/device/reach'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { RefundModel } from './model'
import { Goods } from './parts/goods'
import { LazyEvidence } from './parts/lazy-evidence'
import { Request } from './parts/request'
import { RefundStatus } from './parts/status'
import { words } from './text'

export default screen('refund', ({ id }) => {
  const model = useModel((api) => new RefundModel(api, id))
  const { refund } = model
  const orderId = refund.value?.orderId
  useEffect(() => model.follow(), [model, orderId])
  useReturned(() => void refund.reload())
  return (
    <Screen
      title={words().title}
      action={{ text: words().help, onPress: () => navigate('serviceChat', { refundId: id }) }}
      onRefresh={refund.reload}
      footer={refund.value && <Bar model={model} />}
      overlay={<LazyEvidence id={id} host={model} />}
    >
      <AsyncView resource={refund}>
        {(value) => (
          <View className={styles.refund}>
            <RefundStatus refund={value} />
            <Goods refund={value} />
            <Request model={model} refund={value} />
            <RefundTimeline
              orderId={value.orderId}
              utcOffset={value.utcOffset}
              refunded={value.state === 'refundComplete' ? value.amount : 0}
              refund={value}
            />
          </View>
        )}
      </AsyncView>
    </Screen>
  )
})

const Bar = observer(({ model }: { model: RefundModel }) => {
  const { call, order, withdraw, edit, ask, prove } = words()
  const { store } = model.refund.ready
  const { revoke, resubmit, escalate, addEvidence } = model.may
  return (
    <BottomBar shared>
      {!resubmit && store && (
        <Button kind="outline" size={80} text={call} onPress={() => void reachByPhone(store.phone)} />
      )}
      {revoke && (
        <Button kind="outline" size={80} text={withdraw} busy={model.busy} onPress={() => void model.revoke()} />
      )}
      {escalate && (
        <Button kind="outline" size={80} text={ask} busy={model.busy} onPress={() => void model.escalate()} />
      )}
      {addEvidence && <Button kind="outline" size={80} text={prove} onPress={model.startEvidence} />}
      {resubmit && <Button size={80} text={edit} onPress={model.edit} />}
      {!revoke && <Button size={80} text={order} busy={model.opening} onPress={() => void model.viewOrder()} />}
    </BottomBar>
  )
})
