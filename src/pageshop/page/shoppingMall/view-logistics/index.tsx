import { Screen, screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import { TrackingFrame, TrackingSkeleton } from '@/features/mall/ParcelTracking'
import { useReturned, useWhileShown } from '@/platform/navigation/lifecycle'
import { useModel } from '@/state'
import { TrackingModel } from './model'
import { Head } from './parts/head'
import { Journey } from './parts/journey'
import { words } from './text'

export default screen('viewLogistics', ({ id }) => {
  const model = useModel((api, root) => new TrackingModel(api, root, id))
  useWhileShown(model.follow)
  useReturned(() => void model.track.reload(false))
  const { track } = model
  const { title, map, you } = words()
  return (
    <Screen title={title} onRefresh={track.reload}>
      <AsyncView resource={track} skeleton={<TrackingSkeleton />}>
        {(value) => (
          <TrackingFrame label={map} state={value.state} ends={[value.warehouse, you]}>
            <Head track={value} model={model} />
            <Journey track={value} />
          </TrackingFrame>
        )}
      </AsyncView>
    </Screen>
  )
})
