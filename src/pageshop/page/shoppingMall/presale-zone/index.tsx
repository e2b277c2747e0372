import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Skeleton } from '@/components/base/Skeleton'
import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { Tabs } from '@/components/frame/Tabs'
import { AsyncView } from '@/components/list/AsyncView'
import { useReturned } from '@/platform/navigation/lifecycle'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { PresaleZoneModel, zoneTabs } from './model'
import { PresaleRow } from './parts/row'
import { words } from './text'

export default screen('presales', () => {
  const model = useModel((api) => new PresaleZoneModel(api))
  const { presales } = model
  useReturned(model.renew)
  return (
    <Screen title={words().title} onRefresh={presales.reload}>
      <AsyncView resource={presales} skeleton={<Loading />}>
        {() => <Zone model={model} />}
      </AsyncView>
    </Screen>
  )
})

const Zone = observer(function Zone({ model }: { model: PresaleZoneModel }) {
  const { tab, choose, shown, renew } = model
  const t = words()
  return (
    <View className={styles.zone}>
      <Tabs items={zoneTabs.map((value) => ({ value, name: t[value] }))} value={tab} onChange={choose} size={88} />
      {shown.length === 0 && <StateView kind="empty" inline title={t.none} text={t.noneText} />}
      {shown.map((presale) => (
        <PresaleRow key={presale.id} presale={presale} onEnd={renew} />
      ))}
    </View>
  )
})

const Loading = () => (
  <View className={styles.zone}>
    {[1, 2, 3].map((each) => (
      <View key={each} className={styles.zone__place}>
        <Skeleton width={208} height={208} />
        <Skeleton width="50%" height={36} />
      </View>
    ))}
  </View>
)
