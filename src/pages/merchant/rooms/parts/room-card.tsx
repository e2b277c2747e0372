import { ScrollView, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { MerchantNight } from '@contract/entities/merchant'
import { formatMoney } from '@contract/money'
import { Button } from '@/components/base/Button'
import { Press } from '@/components/base/Press'
import { dayText, weekdayOf, weekdayText } from '@/features/stay/dates/days'
import type { MerchantRooms, RoomNights } from '../model'
import { words } from '../text'
import styles from './room-card.module.scss'

/** The nights of a room type in a row; a night is changed by a press on it, several by the button. */
export const RoomCard = observer(function RoomCard({ model, room }: { model: MerchantRooms; room: RoomNights }) {
  const t = words()
  const { name, nights } = room
  return (
    <View className={styles.room}>
      <View className={styles.room__head}>
        <Text className={styles.room__name} numberOfLines={2}>
          {name}
        </Text>
        <Button size={64} kind="outline" text={t.change} label={t.changeOf(name)} onPress={() => model.edit(room)} />
      </View>
      {nights.length === 0 ? (
        <Text className={styles.room__none}>{t.noNight}</Text>
      ) : (
        <ScrollView scrollX enhanced showScrollbar={false} className={styles.room__scroll}>
          <View className={styles.room__nights}>
            {nights.map((night) => (
              <Night key={night.night} night={night} onPress={() => model.edit(room, night.night)} />
            ))}
          </View>
        </ScrollView>
      )}
    </View>
  )
})

/** State of a night: closed, full, or on sale. */
const lookOf = ({ closed, allotment, held, sold }: MerchantNight) =>
  closed ? 'closed' : allotment - held - sold <= 0 ? 'full' : 'free'

const isWeekend = (day: string): boolean => [5, 6].includes(weekdayOf(day))

const Night = observer(({ night, onPress }: { night: MerchantNight; onPress: () => void }) => {
  const t = words()
  const { night: day, price, allotment, held, sold, leastNights } = night
  const look = lookOf(night)
  const free = Math.max(0, allotment - held - sold)
  const stock = look === 'free' ? t.free(free, allotment) : t[look]
  const least = leastNights > 1 ? t.least(leastNights) : ''
  return (
    <Press onPress={onPress} className={styles[`night--${look}`]}>
      <Text className={styles[isWeekend(day) ? 'night__weekday--end' : 'night__weekday']}>{weekdayText(day)}</Text>
      <Text className={styles.night__day}>{dayText(day)}</Text>
      <Text className={styles[`night__price--${look}`]}>{formatMoney(price, { trim: true })}</Text>
      <Text className={styles[`night__stock--${look}`]}>{stock}</Text>
      <Text className={styles.night__least}>{least || ' '}</Text>
    </Press>
  )
})
