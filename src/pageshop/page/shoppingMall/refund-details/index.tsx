import { useEffect } from 'react'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { AfterSale } from '@contract/entities/after-sale'
import { Screen, screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import { RefundTimeline } from '@/features/order/RefundTimeline'
import { ReturnAddress } from '@/features/after-sales/ReturnAddress'
import { navigate } from '@/platform/navigation/gate'
import { useReturned } from '@/platform/navigation/lifecycle'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { RefundDetailsModel } from './model'
import { Bar } from './parts/bar'
import { LazyEvidence } from './parts/lazy-evidence'
import { Counted, ReturnParcel } from './parts/parcel'
import { Goods, Request, WhatIf } from './parts/request'
import { Said } from './parts/said'
import { CaseStatus } from './parts/status'
import { words } from './text'

export default screen('refundDetails', ({ id }) => {
  const model = useModel((api) => new RefundDetailsModel(api, id))
  const { refund } = model
  const orderId = refund.value?.orderId
  useEffect(() => model.follow(), [model, orderId])
  useReturned(() => void refund.reload())
  return (
    <Screen
      title={words().title}
      action={{ text: words().help, onPress: () => navigate('serviceChat', { refundId: id }) }}
      onRefresh={refund.reload}
      footer={refund.value && <Bar model={model} refund={refund.value} />}
      overlay={refund.value && <LazyEvidence host={model} />}
    >
      <AsyncView resource={refund}>{(value) => <Case model={model} refund={value} />}</AsyncView>
    </Screen>
  )
})

const Case = observer(function Case({ model, refund }: { model: RefundDetailsModel; refund: AfterSale }) {
  const { state, returnAddress, returnParcel, counted, utcOffset, actions } = refund
  return (
    <View className={styles.refund}>
      <CaseStatus refund={refund} onRanOut={model.ranOut} />
      {counted && <Counted counted={counted} />}
      {returnAddress && state === 'awaitingReturn' && (
        <ReturnAddress address={returnAddress} onCopy={() => void model.copyAddress()} />
      )}
      {returnParcel && <ReturnParcel model={model} parcel={returnParcel} utcOffset={utcOffset} />}
      <RefundTimeline
        orderId={refund.orderId}
        utcOffset={utcOffset}
        refunded={state === 'refundComplete' ? refund.amount : 0}
        refund={refund}
      />
      <Said model={model} refund={refund} />
      <Goods refund={refund} />
      <Request model={model} refund={refund} />
      {actions.includes('escalate') && <WhatIf />}
    </View>
  )
})
