import { View } from '@tarojs/components'
import { Note } from '@/components/base/Note'
import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { AsyncView } from '@/components/list/AsyncView'
import { useReturned, useWhileShown } from '@/platform/navigation/lifecycle'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { ParcelsModel } from './model'
import { ParcelCard } from './parts/card'
import { ParcelsSkeleton } from './parts/skeleton'
import { words } from './text'

export default screen('splitPackages', ({ id }) => {
  const model = useModel((api) => new ParcelsModel(api, id))
  useWhileShown(model.follow)
  useReturned(() => void model.parcels.reload(false))
  const { parcels } = model
  const t = words()
  const count = parcels.value?.parcels.length ?? 0
  const empty = {
    when: ({ parcels: all }: { parcels: readonly unknown[] }) => all.length === 0,
    view: <StateView kind="empty" title={t.none} text={t.noneNote} />,
  }
  return (
    <Screen title={count > 0 ? t.counted(count) : t.title} onRefresh={parcels.reload}>
      <AsyncView resource={parcels} skeleton={<ParcelsSkeleton />} empty={empty}>
        {(value) => (
          <View className={styles.parcels}>
            {count > 1 && <Note kind="info" icon="info" text={t.why(count)} />}
            {value.parcels.map((parcel) => (
              <ParcelCard key={parcel.id} parcel={parcel} model={model} all={value} />
            ))}
          </View>
        )}
      </AsyncView>
    </Screen>
  )
})
