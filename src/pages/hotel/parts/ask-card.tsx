import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Button } from '@/components/base/Button'
import { Icon } from '@/components/base/Icon'
import { Note } from '@/components/base/Note'
import { Press } from '@/components/base/Press'
import { Tabs } from '@/components/frame/Tabs'
import { filterText } from '@/features/hotel/FiltersSheet/filter-text'
import { datedText } from '@/features/stay/dates/days'
import { partyText } from '@/features/stay/dates/party-text'
import { StayDates } from '@/features/stay/dates/StayDates'
import { navigate } from '@/platform/navigation/gate'
import type { HotelHomeModel } from '../model'
import { words } from '../text'
import styles from './ask-card.module.scss'

/** Search form: kind, place, dates, guests, price and stars. */
export const AskCard = observer(function AskCard({ model }: { model: HotelHomeModel }) {
  const t = words()
  const { plan, calendar, guests, filters, setKind, find } = model
  const { checkIn, checkOut, isByHour, kind, rooms, adults, childAges, lastNight } = plan
  const kinds = [
    { value: 'hotel', name: t.hotels },
    { value: 'homestay', name: t.homestays },
    { value: 'hourly', name: t.hourly },
  ] as const
  const chosen = filterText(plan)
  return (
    <View className={styles.ask}>
      <View className={styles.ask__kinds}>
        <Tabs items={kinds} value={kind} onChange={setKind} size={88} align="start" />
      </View>
      <Place model={model} />
      {checkIn && isByHour && <Row text={datedText(checkIn)} onPress={calendar.open} strong />}
      {checkIn && checkOut && !isByHour && (
        <View className={styles.ask__dates}>
          <StayDates checkIn={checkIn} checkOut={checkOut} onPress={calendar.open} />
        </View>
      )}
      <Row text={partyText({ rooms, adults, children: childAges.length })} onPress={guests.open} strong />
      <Row text={chosen || t.priceStars} strong={chosen !== ''} onPress={filters.openPrices} />
      {lastNight && !isByHour && (
        <View className={styles.ask__note}>
          <Note kind="info" icon="info" text={t.lastNight} />
        </View>
      )}
      <Button size={96} icon="search" text={t.search} onPress={find} />
    </View>
  )
})

/** City and place of the search, and the way to the stays around the device. */
const Place = observer(({ model }: { model: HotelHomeModel }) => {
  const { plan, locating, findNear } = model
  const t = words()
  const city = plan.cityName
  const place = plan.place?.name
  return (
    <View className={styles.ask__row}>
      <Press label={t.city(city)} onPress={() => navigate('hotelCity')} className={styles.ask__where}>
        <Text className={styles.ask__city} numberOfLines={1}>
          {city}
        </Text>
        <Icon name="chevron-down" size={28} colour="ink-3" />
      </Press>
      <View className={styles.ask__line} />
      <Press label={place ?? t.place} onPress={() => navigate('hotelSearch')} className={styles.ask__place}>
        <Text className={styles[place ? 'ask__text' : 'ask__hint']} numberOfLines={1}>
          {place ?? t.place}
        </Text>
      </Press>
      <Press label={t.nearMe} onPress={() => void findNear()} disabled={locating} className={styles.ask__near}>
        <Icon name="locate" size={36} colour={plan.place?.near ? 'brand' : 'ink'} />
        <Text className={styles['ask__near-text']}>{t.nearMe}</Text>
      </Press>
    </View>
  )
})

const Row = ({ text, strong, onPress }: { text: string; strong: boolean; onPress: () => void }) => (
  <Press label={text} onPress={onPress} className={styles.ask__row}>
    <Text className={styles[strong ? 'ask__strong' : 'ask__hint']} numberOfLines={1}>
      {text}
    </Text>
    <Icon name="chevron-right" size={28} colour="ink-3" />
  </Press>
)
