import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReturnTrack } from '@contract/entities/return-track'
import { Skeleton } from '@/components/base/Skeleton'
import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { AsyncView } from '@/components/list/AsyncView'
import { useReturned, useWhileShown } from '@/platform/lifecycle'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { ReturnTrackingModel } from './model'
import { Head } from './parts/head'
import { Journey } from './parts/journey'
import { MapPicture } from './parts/map'
import { words } from './text'

export default screen('afterOrderLogistics', ({ refundId }) => {
  const model = useModel((api) => new ReturnTrackingModel(api, refundId))
  useWhileShown(model.follow)
  useReturned(() => void model.track.reload(false))
  const { track } = model
  const empty = { when: ({ parcel }: ReturnTrack) => parcel === null, view: <Nothing model={model} /> }
  return (
    <Screen title={words().title} onRefresh={track.reload}>
      <AsyncView resource={track} skeleton={<TrackingSkeleton />} empty={empty}>
        {({ parcel, ...of }) =>
          parcel && (
            <View className={styles.tracking}>
              <MapPicture state={parcel.state} />
              <View className={styles.tracking__body}>
                <Head model={model} track={of} parcel={parcel} />
                <Journey track={of} parcel={parcel} />
              </View>
            </View>
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

/** Placeholder for the tracking. */
const TrackingSkeleton = () => (
  <View className={styles.tracking}>
    <Skeleton width="100%" height={560} radius={0} />
    <View className={styles.tracking__body}>
      {[280, 520].map((height) => (
        <View key={height} className={styles.tracking__card}>
          <Skeleton width="60%" height={56} />
          <Skeleton width="100%" height={height - 100} radius={16} />
        </View>
      ))}
    </View>
  </View>
)
