import { Screen, screen } from '@/components/frame/Screen'
import { PaySheet } from '@/features/pay/PaySheet'
import { useReturned } from '@/platform/navigation/lifecycle'
import { useModel } from '@/state'
import { MemberPayModel } from './model'
import { words } from './text'

export default screen('memberPay', ({ paymentId }) => {
  const model = useModel((api, root) => new MemberPayModel(api, root, paymentId))
  useReturned(() => void model.paying.returned())
  return (
    <Screen title={words().title} overlay={<PaySheet model={model.paying} own={false} />}>
      {null}
    </Screen>
  )
})
