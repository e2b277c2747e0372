import { observer } from 'mobx-react'
import { Screen, screen } from '@/components/frame/Screen'
import { PaySheet } from '@/features/pay/PaySheet'
import { useReturned, useWhileShown } from '@/platform/navigation/lifecycle'
import { useModel } from '@/state'
import { PayScreenModel } from './model'
import { OrderBackdrop } from './parts/order-backdrop'
import { LazyShareSheet } from './parts/lazy-share'
import { Membership } from './parts/membership'
import { words } from './text'

export default screen('pay', ({ orderId }) => {
  const model = useModel((api) => new PayScreenModel(api, orderId))
  useWhileShown(model.follow)
  useReturned(() => void model.paying.returned())
  return (
    <Screen title={words().title} overlay={<Over model={model} />}>
      <OrderBackdrop order={model.order} cashier={model.paying.cashier.value} />
    </Screen>
  )
})

/** The payment sheet, or the share sheet for payment by somebody else. */
const Over = observer(({ model: { share, paying, membership } }: { model: PayScreenModel }) => (
  <>
    <PaySheet model={paying} open={!share?.isOpen} note={<Membership info={membership} />} />
    {share && <LazyShareSheet model={share} />}
  </>
))
