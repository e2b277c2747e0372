import { View } from '@tarojs/components'
import { Screen, screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import { useReturned, useWhileShown } from '@/platform/lifecycle'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { TrackingModel } from './model'
import { Head } from './parts/head'
import { Journey } from './parts/journey'
import { MapPicture } from './parts/map'
import { TrackingSkeleton } from './parts/skeleton'
import { words } from './text'

export default screen('viewLogistics', ({ id }) => {
  const model = useModel((api, root) => new TrackingModel(api, root, id))
  useWhileShown(model.follow)
  useReturned(() => void model.track.reload(false))
  const { track } = model
  return (
    <Screen title={words().title} onRefresh={track.reload}>
      <AsyncView resource={track} skeleton={<TrackingSkeleton />}>
        {(value) => (
          <View className={styles.tracking}>
            <MapPicture track={value} />
            <View className={styles.tracking__body}>
              <Head track={value} model={model} />
              <Journey track={value} />
            </View>
          </View>
        )}
      </AsyncView>
    </Screen>
  )
})
