import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { StayDetail } from '@contract/entities/stay-order'
import { contactGender } from '@contract/rules/address'
import { Icon } from '@/components/base/Icon'
import { Picture } from '@/components/base/Picture'
import { Press } from '@/components/base/Press'
import { KeyValue } from '@/components/list/KeyValue'
import { instantText } from '@/features/stay/dates/days'
import { hoursOf } from '@/features/stay/dates/hours'
import { StayDates } from '@/features/stay/dates/StayDates'
import { Written } from '@/platform/view/written'
import type { StayOrderModel } from '@/features/stay/StayOrder/model'
import { words } from '@/features/stay/StayOrder/text'
import styles from '@/features/stay/StayOrder/index.module.scss'

interface Props {
  model: StayOrderModel
  stay: StayDetail
}

/** The hotel, the days, the room and the guests. */
export const Stay = observer(function Stay({ model, stay }: Props) {
  const t = words()
  const hours = hoursOf(stay)
  const { hotel, store, checkIn, checkOut, checkInFrom, checkOutBy, roomPicture, roomName, rooms, rateName, room } =
    stay
  return (
    <View className={styles.stay__card}>
      <Press label={`${store.name}, ${t.hotelPage}`} onPress={model.openHotel} className={styles.stay__hotel}>
        <Picture picture={hotel.picture} width={160} height={136} />
        <View className={styles.stay__words}>
          <View className={styles.stay__name}>
            <Text className={styles['stay__name-text']} numberOfLines={2}>
              <Written text={store.name} />
            </Text>
            <Icon name="chevron-right" size={28} colour="ink-3" />
          </View>
          <Text className={styles.stay__note}>
            <Written text={hotel.address} />
          </Text>
          {hotel.where !== '' && <Text className={styles.stay__note}>{hotel.where}</Text>}
        </View>
      </Press>
      <StayDates
        checkIn={checkIn}
        checkOut={checkOut}
        notes={hours ?? { from: t.from(checkInFrom), until: t.until(checkOutBy) }}
        {...(hours && { span: hours.span })}
      />
      <View className={styles.stay__room}>
        <Picture picture={roomPicture} width={120} height={96} />
        <View className={styles.stay__words}>
          <Text className={styles['stay__room-name']}>{t.roomCount(roomName, rooms)}</Text>
          <Text className={styles.stay__note}>{[rateName, room?.summary].filter(Boolean).join(' · ')}</Text>
        </View>
      </View>
      <People stay={stay} />
    </View>
  )
})

const People = observer(({ stay }: { stay: StayDetail }) => {
  const t = words()
  const { stayRooms, contact, arrivalAt, wishes, requests, utcOffset } = stay
  const titled = contact.gender === contactGender.female ? t.miss(contact.name) : t.mr(contact.name)
  return (
    <View className={styles.stay__rows}>
      {stayRooms.map(({ room, guest, nights }) => (
        <KeyValue
          key={room}
          label={stayRooms.length > 1 ? t.guestOf(room) : t.guest}
          value={nights.length > 0 || stay.phase === 'cancelled' ? guest : `${guest} (${t.given})`}
          whole
        />
      ))}
      <KeyValue label={t.contact} value={`${titled}, ${contact.phone}`} whole />
      {arrivalAt && <KeyValue label={t.arrival} value={instantText(arrivalAt, utcOffset)} />}
      {(wishes !== '' || requests.length > 0) && (
        <KeyValue label={t.wishes} value={[...requests, wishes].filter(Boolean).join(t.comma)} whole />
      )}
    </View>
  )
})
