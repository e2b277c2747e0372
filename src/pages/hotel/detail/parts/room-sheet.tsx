import { useState } from 'react'
import { ScrollView, Swiper, SwiperItem, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Rate, RoomOffer } from '@contract/entities/hotel'
import { Icon } from '@/components/base/Icon'
import { Picture } from '@/components/base/Picture'
import { Press } from '@/components/base/Press'
import { Sheet } from '@/components/frame/Sheet'
import { rangeText } from '@/features/stay/dates/days'
import { facilityIcon } from '@/features/hotel/icons'
import { words as common } from '@/features/stay/text'
import type { HotelModel } from '../model'
import { words } from '../text'
import { RatePart } from './rate-part'
import styles from './room-sheet.module.scss'

/** A room with its facts and all of its rates. Pass it to the Screen as `overlay`. */
export const RoomSheet = observer(function RoomSheet({ model }: { model: HotelModel }) {
  const { room, roomOpen, closeRoom } = model
  if (!room) return null
  return (
    <Sheet open={roomOpen} onClose={closeRoom} title={room.name}>
      <ScrollView scrollY className={styles.sheet}>
        <Pictures room={room} />
        <View className={styles.sheet__body}>
          <View className={styles.sheet__head}>
            <Text className={styles.sheet__title}>{words().room}</Text>
            <Press label={words().facilities} onPress={model.openFacilities} className={styles.sheet__all}>
              <Text className={styles.sheet__note}>{words().facilities}</Text>
              <Icon name="chevron-right" size={24} colour="ink-3" />
            </Press>
          </View>
          <Facts room={room} />
          <Dates model={model} />
          <View className={styles.sheet__head}>
            <Text className={styles.sheet__title}>{words().rates(room.rates.length)}</Text>
            <Text className={styles.sheet__note}>{words().taxes}</Text>
          </View>
          <Rates key={room.id} model={model} room={room} />
        </View>
      </ScrollView>
    </Sheet>
  )
})

/** The pictures of a room, one at a time where it has several. */
const Pictures = observer(({ room: { pictures } }: { room: RoomOffer }) => {
  const [current, setCurrent] = useState(0)
  const [first, ...others] = pictures
  if (!first) return null
  if (others.length === 0) return <Picture picture={first} width={750} height={352} radius={0} fill />
  return (
    <View className={styles.sheet__pictures} role="group" aria-label={words().photos(pictures.length)}>
      <Swiper className={styles.sheet__swiper} onChange={({ detail }) => setCurrent(detail.current)}>
        {pictures.map((picture) => (
          <SwiperItem key={picture.path}>
            <Picture picture={picture} width={750} height={352} radius={0} fill />
          </SwiperItem>
        ))}
      </Swiper>
      <View className={styles.sheet__pill} aria-hidden>
        <Text className={styles['sheet__pill-text']}>{`${current + 1} / ${pictures.length}`}</Text>
      </View>
    </View>
  )
})

const Facts = observer(({ room }: { room: RoomOffer }) => {
  const { facts, facilities, summary } = room
  const all = [...facts, ...facilities.map(({ icon, name: text }) => ({ icon, text }))]
  if (all.length === 0) return <Text className={styles.sheet__note}>{summary}</Text>
  return (
    <View className={styles.sheet__facts}>
      {all.map(({ icon, text }) => (
        <View key={text} className={styles.sheet__fact}>
          <Icon name={facilityIcon(icon)} size={36} weight={1.75} />
          <Text className={styles['sheet__fact-text']} numberOfLines={1}>
            {text}
          </Text>
        </View>
      ))}
    </View>
  )
})

const Dates = observer(({ model }: { model: HotelModel }) => {
  const { checkIn, checkOut, nights } = model.rooms.ready
  const t = common()
  const span = nights > 0 ? t.nights(nights) : t.byHour
  const text = [rangeText(checkIn, checkOut), span, t.adults(model.plan.adults)].join(' · ')
  return (
    <Press label={`${text}, ${words().change}`} onPress={model.changeDates} className={styles.sheet__dates}>
      <Text className={styles.sheet__range} numberOfLines={1}>
        {text}
      </Text>
      <Text className={styles.sheet__change}>{words().change}</Text>
    </Press>
  )
})

/** The first rate that can be booked is open at first. */
const Rates = observer(({ model, room }: { model: HotelModel; room: RoomOffer }) => {
  const first = room.rates.find(({ refusal }) => refusal === null)
  return (
    <>
      {room.rates.map((rate: Rate) => (
        <RatePart key={rate.id} model={model} room={room} rate={rate} opened={rate === first} />
      ))}
    </>
  )
})
