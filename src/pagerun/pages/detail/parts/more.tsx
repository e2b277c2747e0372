import { observer } from 'mobx-react'
import type { ErrandDetail } from '@contract/entities/errand'
import { MoreSheet, restOf } from '@/features/order/More'
import { navigate } from '@/platform/navigation/gate'
import type { ErrandModel } from '../model'
import { words } from '../text'

/** Actions without a button in the bar, and ways to help. */
export const ErrandMore = observer(function ErrandMore({
  model,
  errand,
}: {
  model: ErrandModel
  errand: ErrandDetail
}) {
  const t = words()
  const ways = [
    ...restOf(errand, model.actions),
    errand.rider && { label: t.callRider, run: () => model.call() },
    { label: t.contactUs, run: () => navigate('errandChat', { orderId: errand.id }) },
  ]
  return <MoreSheet open={model.moreOpen} onClose={model.closeMore} ways={ways} />
})
