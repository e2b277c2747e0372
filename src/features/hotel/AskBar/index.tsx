import type { ReactNode } from 'react'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Icon, type IconName } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { FieldBar } from '@/components/form/FieldBar'
import { navigate } from '@/platform/navigation/gate'
import { datedText, dayText, rangeText, weekdayText } from '@/features/stay/dates/days'
import type { StayAsking } from '@/features/stay/dates/stay-asking'
import styles from './index.module.scss'
import { words } from './text'

interface Props {
  asking: StayAsking
  /** The way to the other view of the same hotels. */
  side: { readonly icon: IconName; readonly text: string; readonly onPress: () => void }
  children: ReactNode
}

/** Head of a hotel list or map: dates and place, a link to the other view, and the children below. */
export const AskBar = observer(function AskBar({ asking, side, children }: Props) {
  const field = (
    <View className={styles.field}>
      <Pill asking={asking} />
      <Press label={side.text} onPress={side.onPress} className={styles.field__side}>
        <Icon name={side.icon} size={40} />
        <Text className={styles['field__side-text']}>{side.text}</Text>
      </Press>
    </View>
  )
  return <FieldBar field={field}>{children}</FieldBar>
})

const Pill = observer(({ asking }: { asking: StayAsking }) => {
  const t = words()
  const { plan, calendar, clearPlace } = asking
  const { checkIn, checkOut, place, isByHour, cityName } = plan
  const where = place?.name ?? (cityName || t.place)
  const dates = checkIn && checkOut && (isByHour ? datedText(checkIn) : rangeText(checkIn, checkOut))
  return (
    <View className={styles.pill}>
      <Press label={dates ? t.dates(dates) : t.change} onPress={calendar.open} className={styles.pill__dates}>
        {checkIn && checkOut ? (
          <View>
            <Text className={styles.pill__day}>{dayText(checkIn)}</Text>
            <Text className={styles.pill__day}>{isByHour ? weekdayText(checkIn) : dayText(checkOut)}</Text>
          </View>
        ) : (
          <Icon name="calendar" size={32} colour="ink-2" />
        )}
        <Icon name="chevron-down" size={24} colour="ink-3" />
      </Press>
      <View className={styles.pill__line} />
      <Press label={where} onPress={() => navigate('hotelSearch')} className={styles.pill__place}>
        <Text className={styles[(place ?? cityName) ? 'pill__text' : 'pill__hint']} numberOfLines={1}>
          {where}
        </Text>
      </Press>
      {place && (
        <Press label={t.clearPlace} onPress={clearPlace} className={styles.pill__clear}>
          <Icon name="circle-x" size={32} colour="ink-3" />
        </Press>
      )}
    </View>
  )
})
