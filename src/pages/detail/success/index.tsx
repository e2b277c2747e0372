import { Screen, screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import { useModel } from '@/state'
import { SentModel } from './model'
import { RefundSent } from './parts/refund'
import { ReviewSent } from './parts/review'
import { SentSkeleton } from './parts/skeleton'
import { words } from './text'

export default screen('submitted', ({ of, id, points }) => {
  const model = useModel((api) => new SentModel(api, of === 'refund' ? 'refund' : 'review', id))
  return (
    <Screen title={words()[model.of]} surface="white">
      <AsyncView resource={model.sent} skeleton={<SentSkeleton />}>
        {({ order, refund }) =>
          refund ? (
            <RefundSent model={model} order={order} refund={refund} />
          ) : (
            <ReviewSent model={model} order={order} points={Number(points) || 0} />
          )
        }
      </AsyncView>
    </Screen>
  )
})
