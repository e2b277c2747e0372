import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Icon } from '@/components/base/Icon'
import { Note } from '@/components/base/Note'
import { Press } from '@/components/base/Press'
import { partyText } from '@/features/stay/dates/party-text'
import { StayDates } from '@/features/stay/dates/StayDates'
import { words as common } from '@/features/stay/text'
import { Tabs } from '@/components/frame/Tabs'
import type { HotelModel } from '../model'
import { words } from '../text'
import styles from './dates.module.scss'

/** The days and guests of the stay; both can be changed. */
export const Dates = observer(function Dates({ model }: { model: HotelModel }) {
  const { plan, calendar, guests, rooms, isHourly } = model
  const { checkIn, checkOut, adults, childAges } = plan
  const { byHour } = common()
  const party = partyText({ rooms: plan.rooms, adults, children: childAges.length })
  return (
    <View className={styles.dates}>
      {model.hotel.ready.hourly && <Kinds model={model} />}
      {checkIn && checkOut && (
        <StayDates
          checkIn={checkIn}
          checkOut={isHourly ? checkIn : checkOut}
          {...(isHourly && { span: byHour })}
          onPress={calendar.open}
        />
      )}
      <Press label={party} onPress={guests.open} className={styles.dates__party}>
        <Text className={styles.dates__text}>{party}</Text>
        <Icon name="chevron-right" size={28} colour="ink-3" />
      </Press>
      {rooms.value?.isLastNight && <Note kind="info" icon="info" text={words().lastNight} />}
    </View>
  )
})

/** Nights or hours, where a hotel has both. */
const Kinds = observer(({ model }: { model: HotelModel }) => {
  const { byNight, byHour } = common()
  const items = [
    { value: 'night', name: byNight },
    { value: 'hour', name: byHour },
  ] as const
  return (
    <View className={styles.dates__kinds}>
      <Tabs
        items={items}
        value={model.isHourly ? 'hour' : 'night'}
        onChange={(unit) => model.setKind(unit === 'hour' ? 'hourly' : model.hotel.ready.kind)}
        align="start"
      />
    </View>
  )
})
