import { observer } from 'mobx-react'
import type { ReturnTrack } from '@contract/entities/return-track'
import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { AsyncView } from '@/components/list/AsyncView'
import { TrackingFrame, TrackingSkeleton } from '@/features/mall/ParcelTracking'
import { useReturned, useWhileShown } from '@/platform/navigation/lifecycle'
import { useModel } from '@/state'
import { ReturnTrackingModel } from './model'
import { Head } from './parts/head'
import { Journey } from './parts/journey'
import { words } from './text'

export default screen('afterOrderLogistics', ({ refundId }) => {
  const model = useModel((api) => new ReturnTrackingModel(api, refundId))
  useWhileShown(model.follow)
  useReturned(() => void model.track.reload(false))
  const { track } = model
  const { title, map, you, shop } = words()
  const empty = { when: ({ parcel }: ReturnTrack) => parcel === null, view: <Nothing model={model} /> }
  return (
    <Screen title={title} onRefresh={track.reload}>
      <AsyncView resource={track} skeleton={<TrackingSkeleton />} empty={empty}>
        {({ parcel, ...of }) =>
          parcel && (
            <TrackingFrame label={map} state={parcel.state} ends={[you, shop]}>
              <Head model={model} track={of} parcel={parcel} />
              <Journey track={of} parcel={parcel} />
            </TrackingFrame>
          )
        }
      </AsyncView>
    </Screen>
  )
})

/** Nothing has been sent back: leads to saying how it is, or to the case. */
const Nothing = observer(function Nothing({ model }: { model: ReturnTrackingModel }) {
  const { nothing, nothingText, add, case: view } = words()
  const canSay = model.track.value?.canSay === true
  const action = { text: canSay ? add : view, onPress: () => (canSay ? model.say() : model.openCase()) }
  return <StateView kind="empty" title={nothing} text={nothingText} action={action} />
})
