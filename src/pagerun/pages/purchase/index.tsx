import { observer } from 'mobx-react'
import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { AsyncView } from '@/components/list/AsyncView'
import { LazyLaterPaySheet } from '@/features/pay/LaterPaySheet/lazy'
import { useReturned, useWhileShown } from '@/platform/navigation/lifecycle'
import { replace } from '@/platform/navigation/navigation'
import { useModel } from '@/state'
import { ErrandAnswerModel } from './model'
import { PurchaseBar, PurchaseQuestion } from './parts/purchase'
import { DeliveryBar, DeliveryQuestion } from './parts/delivery'
import { words } from './text'

export default screen('errandAnswer', ({ orderId }) => {
  const model = useModel((api) => new ErrandAnswerModel(api, orderId))
  useWhileShown(model.follow)
  useReturned(() => void model.asked.reload())
  const { asked, payment } = model
  const { question, undelivered } = asked.value?.errand ?? {}
  const t = words()
  return (
    <Screen
      title={question ? t.title : undelivered ? t.deliveryTitle : t.plainTitle}
      onRefresh={asked.reload}
      footer={question ? <PurchaseBar model={model} /> : undelivered && <DeliveryBar model={model} />}
      overlay={<LazyLaterPaySheet payment={payment} />}
    >
      <AsyncView resource={asked}>
        {(value) => {
          if (value.errand.question) return <PurchaseQuestion model={model} asked={value} />
          if (value.errand.undelivered) return <DeliveryQuestion model={model} asked={value} />
          return <Nothing orderId={orderId} />
        }}
      </AsyncView>
    </Screen>
  )
})

/** Nobody asks any more: it was answered, or time decided. */
const Nothing = observer(({ orderId: id }: { orderId: string }) => {
  const { none, noneText, view } = words()
  const action = { text: view, onPress: () => void replace('errandDetail', { id }) }
  return <StateView kind="empty" art="time" title={none} text={noneText} action={action} />
})
