import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { SharedErrand } from '@contract/entities/errand'
import { StatusCard } from '@/components/base/StatusCard'
import { StepBars } from '@/components/base/StepBars'
import { Timeline } from '@/components/base/Timeline'
import { Screen, screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import { inOneLanguage } from '@/features/address/in-one-language'
import { HandOverCode } from '@/features/errand/order/HandOverCode'
import { barsOf, stepName } from '@/features/errand/order/progress'
import { hasMap } from '@/features/errand/map'
import { sharedWayOf } from '@/features/errand/order/way'
import { stateWords } from '@/features/errand/text'
import { LazyWayMap } from '@/features/map/WayMap/lazy'
import { MapButtons } from '@/features/order/MapButtons'
import { momentInside, momentOf } from '@/features/order/moment'
import { useWhileShown } from '@/platform/navigation/lifecycle'
import { Written } from '@/platform/view/written'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { TrackModel } from './model'
import { words } from './text'

export default screen('errandTrack', ({ token }) => {
  const model = useModel((api) => new TrackModel(api, token))
  useWhileShown(() => model.follow())
  const { errand } = model
  const isMapped = errand.value !== undefined && hasMap(errand.value.state)
  return (
    <Screen
      {...(isMapped ? { nav: <></> } : { title: words().title })}
      floating={isMapped}
      lead={errand.value && isMapped && <LazyWayMap way={sharedWayOf(errand.value)} />}
      onRefresh={errand.reload}
      overlay={isMapped && <MapButtons />}
    >
      <AsyncView resource={errand}>
        {(value) => (
          <View className={styles[isMapped ? 'track--raised' : 'track']}>
            <Status errand={value} />
            <Places errand={value} />
            <Progress errand={value} />
          </View>
        )}
      </AsyncView>
    </Screen>
  )
})

interface Props {
  errand: SharedErrand
}

const Status = observer(({ errand }: Props) => {
  const t = words()
  const { state, estimatedAt, utcOffset, rider, deliveryCode } = errand
  const bars = barsOf(state)
  return (
    <StatusCard
      title={stateWords()[state]}
      sentence={() => (bars > 0 && bars < 4 ? [t.arrives, momentInside(estimatedAt, utcOffset), t.arrivesEnd] : [''])}
    >
      {state !== 'cancelled' && <StepBars count={4} done={bars} />}
      {rider && <Text className={styles.track__text}>{t.rider(rider.name, rider.minutes)}</Text>}
      {deliveryCode && <HandOverCode title={t.code} note={t.codeNote} code={deliveryCode} />}
    </StatusCard>
  )
})

const Places = observer(({ errand: { from, to } }: Props) => (
  <View className={styles.track__card}>
    {from && <Place label={words().from} name={inOneLanguage(from.name)} />}
    <Place label={words().to} name={inOneLanguage(to.name)} />
  </View>
))

const Place = ({ label, name }: { label: string; name: string }) => (
  <View className={styles.track__place}>
    <Text className={styles.track__label}>{label}</Text>
    <Text className={styles.track__name}>
      <Written text={name} />
    </Text>
  </View>
)

const Progress = observer(({ errand: { timeline, errandKind, utcOffset } }: Props) => {
  const last = timeline.length - 1
  const steps = timeline.map(({ step, at }, index) => ({
    title: stepName(step, errandKind),
    aside: momentOf(at, utcOffset),
    state: index === last ? ('now' as const) : ('done' as const),
  }))
  return (
    <View className={styles.track__card}>
      <Timeline steps={steps.reverse()} />
    </View>
  )
})
