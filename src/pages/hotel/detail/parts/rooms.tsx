import { ScrollView, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { RoomOffer } from '@contract/entities/hotel'
import { Chip } from '@/components/base/Chip'
import { Icon } from '@/components/base/Icon'
import { Picture } from '@/components/base/Picture'
import { Press } from '@/components/base/Press'
import { StateView } from '@/components/frame/StateView'
import { AsyncView } from '@/components/list/AsyncView'
import { datedText } from '@/features/stay/dates/days'
import { RateRow } from '@/pages/hotel/detail/RateRow'
import type { HotelModel } from '../model'
import type { RoomFilter } from '../room-filter'
import { words } from '../text'
import styles from './rooms.module.scss'
import { RoomsSkeleton } from './skeleton'

/** The rooms of the hotel with their rates for the dates. */
export const Rooms = observer(function Rooms({ model }: { model: HotelModel }) {
  return (
    <View className={styles.rooms}>
      {/* Two anchors, so that a second press scrolls again. */}
      <View className={styles.rooms__anchors}>
        <View id="rooms" />
        <View id="rooms-again" />
      </View>
      <AsyncView resource={model.rooms} skeleton={<RoomsSkeleton />} inline>
        {({ items, from }) => (
          <>
            {from === null && <NotThen model={model} />}
            {items.length > 0 && <Filters model={model} />}
            {model.shown.map((room) => (
              <Room key={room.id} model={model} room={room} />
            ))}
          </>
        )}
      </AsyncView>
    </View>
  )
})

/** Nothing is free for the dates: the days that have something. */
const NotThen = observer(({ model }: { model: HotelModel }) => {
  const { noneLeft, noneLeftText, nearest } = words()
  const days = model.rooms.ready.nearest
  return (
    <View className={styles.rooms__none}>
      <StateView kind="empty" inline title={noneLeft} text={days.length > 0 ? nearest : noneLeftText} />
      <View className={styles.rooms__days}>
        {days.map((day) => (
          <Chip key={day} ground="card" text={datedText(day)} onPress={() => model.takeDay(day)} />
        ))}
      </View>
    </View>
  )
})

const Filters = observer(({ model }: { model: HotelModel }) => {
  const { rooms } = words()
  const { filters, filter, setFilter } = model
  if (filters.length < 2) return null
  return (
    <ScrollView scrollX enhanced showScrollbar={false} className={styles.rooms__scroll}>
      <View className={styles.rooms__chips} role="group" aria-label={rooms}>
        {filters.map((each) => (
          <Chip key={each} text={filterName(each, model)} on={each === filter} onPress={() => setFilter(each)} />
        ))}
      </View>
    </ScrollView>
  )
})

/** A bed is called as the first room with it says. */
function filterName(filter: RoomFilter, model: HotelModel): string {
  const { allRooms, breakfast, freeCancel } = words()
  const names: Partial<Record<RoomFilter, string>> = { all: allRooms, breakfast, freeCancel }
  const room = model.rooms.ready.items.find(({ bed }) => filter === `bed ${bed}`)
  return names[filter] ?? room?.facts.find(({ icon }) => icon.startsWith('bed'))?.text ?? room?.name ?? ''
}

const Room = observer(({ model, room }: { model: HotelModel; room: RoomOffer }) => {
  const { id, name, pictures, summary, facts, rates } = room
  const [picture] = pictures
  const more = facts
    .slice(3, 5)
    .map(({ text }) => text)
    .join(' · ')
  return (
    <View className={styles.room}>
      <Press label={name} onPress={() => model.openRoom(id)} className={styles.room__head}>
        {picture && <Picture picture={picture} width={200} height={168} />}
        <View className={styles.room__words}>
          <View className={styles.room__title}>
            <Text className={styles.room__name} numberOfLines={2}>
              {name}
            </Text>
            <Icon name="chevron-right" size={32} colour="ink-3" />
          </View>
          <Text className={styles.room__note}>{summary}</Text>
          {more !== '' && (
            <Text className={styles.room__note} numberOfLines={1}>
              {more}
            </Text>
          )}
        </View>
      </Press>
      {rates.map((rate) => (
        <RateRow
          key={rate.id}
          room={name}
          rate={rate}
          utcOffset={model.hotel.ready.utcOffset}
          onWait={() => model.wait(rate)}
          onBook={() => (rate.hours === null ? model.book(rate) : model.openRoom(id))}
        />
      ))}
    </View>
  )
})
