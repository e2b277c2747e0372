import { useEffect } from 'react'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { PictureBar } from '@/components/frame/PictureBar'
import { Screen, screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import { Cell } from '@/components/list/Cell'
import { CellGroup } from '@/components/list/CellGroup'
import { CalendarSheet } from '@/features/stay/dates/CalendarSheet'
import { CouponsRow } from '@/features/hotel/CouponsRow'
import { GuestsSheet } from '@/features/stay/dates/GuestsSheet'
import { ShareSheet } from '@/features/share/ShareSheet'
import { navigate } from '@/platform/navigation/gate'
import { useReturned } from '@/platform/navigation/lifecycle'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { HotelModel } from './model'
import { HotelBar } from './parts/bar'
import { Dates } from './parts/dates'
import { Head } from './parts/head'
import { Policies } from './parts/policies'
import { Reviews } from './parts/reviews'
import { Similar } from './parts/similar'
import { HotelSkeleton } from './parts/skeleton'
import { LazyRoomSheet } from './parts/lazy-room-sheet'
import { Rooms } from './parts/rooms'
import { words } from './text'

export default screen('hotel', ({ id }) => {
  const model = useModel((api, root) => new HotelModel(api, root, id))
  useReturned(() => void model.rooms.reload(false))
  useEffect(() => void model.rooms.load(), [model])
  const { status } = model.hotel
  if (status !== 'ready') {
    return (
      <Screen {...(status === 'failed' ? { title: '' } : { nav: <Bar />, floating: true })}>
        <AsyncView resource={model.hotel} skeleton={<HotelSkeleton />}>
          {() => null}
        </AsyncView>
      </Screen>
    )
  }
  return (
    <Screen
      nav={<Bar model={model} />}
      floating
      footer={<HotelBar model={model} />}
      overlay={<Over model={model} />}
      scrollIntoView={model.goal}
      onScroll={(event) => void model.moved(event)}
    >
      <View className={styles.hotel}>
        <Head model={model} />
        <Dates model={model} />
        <CouponsRow hotelId={id} />
        <Rooms model={model} />
        <Reviews model={model} />
        <Policies model={model} />
        <Similar model={model} />
        <Platform id={id} />
      </View>
    </Screen>
  )
})

/** Doors to the hotel's licences and to a report of it. */
const Platform = observer(({ id }: { id: string }) => (
  <CellGroup>
    <Cell label={words().qualification} onOpen={() => navigate('qualification', { storeId: id })} />
    <Cell label={words().report} onOpen={() => navigate('report', { subject: 'store', id })} />
  </CellGroup>
))

const Bar = observer(function Bar({ model }: { model?: HotelModel }) {
  const { favorite, share } = words()
  const actions = model
    ? ([
        { icon: 'heart', label: favorite, on: model.hotel.ready.collected, onPress: model.collect },
        { icon: 'share-2', label: share, onPress: model.share.open },
      ] as const)
    : []
  return (
    <View className={styles.hotel__nav}>
      <PictureBar white={model?.bar} actions={actions}>
        <Text className={styles['hotel__nav-name']} numberOfLines={1}>
          {model?.hotel.ready.name}
        </Text>
      </PictureBar>
    </View>
  )
})

const Over = observer(({ model }: { model: HotelModel }) => (
  <>
    <LazyRoomSheet model={model} />
    <CalendarSheet calendar={model.calendar} />
    <GuestsSheet choice={model.guests} />
    <ShareSheet model={model.share} />
  </>
))
