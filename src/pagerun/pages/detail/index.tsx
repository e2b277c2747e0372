import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { NavBar } from '@/components/frame/NavBar'
import { Screen, screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import { LazyLaterPaySheet } from '@/features/pay/LaterPaySheet/lazy'
import { type ErrandInHand } from '@/features/errand/order/read'
import { wayOf } from '@/features/errand/order/way'
import { LazyWayMap } from '@/features/map/WayMap/lazy'
import { WayMapSkeleton } from '@/features/map/WayMap/skeleton'
import { MapButtons } from '@/features/order/MapButtons'
import { LazyOrderSheets } from '@/features/order/OrderSheets/lazy'
import { LazyRefundTimeline } from '@/features/order/RefundTimeline/lazy'
import { ShareSheet } from '@/features/share/ShareSheet'
import { navigate } from '@/platform/navigation/gate'
import { useReturned, useWhileShown } from '@/platform/navigation/lifecycle'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { ErrandModel } from './model'
import { ErrandBar } from './parts/bar'
import { Facts } from './parts/facts'
import { ErrandMore } from './parts/more'
import { Paid } from './parts/paid'
import { Photos } from './parts/photos'
import { Places } from './parts/places'
import { Progress } from './parts/progress'
import { Requests } from './parts/requests'
import { ErrandSkeleton } from './parts/skeleton'
import { Status } from './parts/status'
import { TipSheet } from './parts/tip-sheet'
import { words } from './text'

export default screen('errandDetail', ({ id, map }) => {
  const model = useModel((api, root) => new ErrandModel(api, root, id, map === '1'))
  useWhileShown(model.follow)
  useReturned(() => void model.inHand.reload())
  const { inHand, errand, hasMap } = model
  return (
    <Screen
      nav={hasMap ? <></> : <Head />}
      floating={hasMap}
      lead={hasMap && (errand ? <LazyWayMap way={wayOf(errand)} /> : <WayMapSkeleton />)}
      footer={errand && <ErrandBar model={model} errand={errand} />}
      onRefresh={inHand.reload}
      overlay={<Overlays model={model} />}
    >
      <AsyncView resource={inHand} skeleton={<ErrandSkeleton raised={hasMap} />}>
        {(value) => <Cards model={model} inHand={value} />}
      </AsyncView>
    </Screen>
  )
})

const Head = () => (
  <View className={styles.errand__head}>
    <NavBar title={words().title} />
  </View>
)

const Cards = observer(({ model, inHand }: { model: ErrandModel; inHand: ErrandInHand }) => {
  const { errand, codes } = inHand
  return (
    <View className={styles[model.hasMap ? 'errand--raised' : 'errand']}>
      <Status model={model} errand={errand} codes={codes} />
      <Requests model={model} errand={errand} />
      <Progress errand={errand} />
      <Photos errand={errand} />
      <Places model={model} errand={errand} />
      <Paid errand={errand} />
      <LazyRefundTimeline orderId={errand.id} utcOffset={errand.utcOffset} refunded={errand.refunded} />
      <Facts model={model} errand={errand} />
    </View>
  )
})

const Overlays = observer(({ model }: { model: ErrandModel }) => {
  const { actions, errand, tip, payment, share } = model
  return (
    <>
      {model.hasMap && <MapButtons onHelp={() => navigate('serviceChat', { orderId: model.id })} />}
      <LazyOrderSheets actions={actions} />
      {errand && <ErrandMore model={model} errand={errand} />}
      {errand && <TipSheet tip={tip} errand={errand} />}
      <LazyLaterPaySheet payment={payment} />
      {share.link.status !== 'idle' && <ShareSheet model={share} />}
    </>
  )
})
