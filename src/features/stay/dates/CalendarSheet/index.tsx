import { ScrollView, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Button } from '@/components/base/Button'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { Price } from '@/components/base/Price'
import { Sheet } from '@/components/frame/Sheet'
import { rangeText, weekdayNames } from '@/features/stay/dates/days'
import type { StayCalendar } from './calendar'
import { Month, monthId } from './month'
import { words } from './text'
import styles from './index.module.scss'

/** Chooses the days of a stay by their prices. Pass it to the Screen as `overlay`. */
export const CalendarSheet = observer(function CalendarSheet({ calendar }: { calendar: StayCalendar }) {
  const { isOpen, close, months, hasMore, more, lastNight, openingMonth } = calendar
  const t = words()
  return (
    <Sheet open={isOpen} onClose={close} title={t.title} foot={<Foot calendar={calendar} />}>
      <View className={styles.calendar}>
        <View className={styles.calendar__weekdays} aria-hidden>
          {weekdayNames().map((name) => (
            <Text key={name} className={styles.calendar__weekday}>
              {name}
            </Text>
          ))}
        </View>
        {lastNight && <Text className={styles.calendar__night}>{t.stillLastNight}</Text>}
        <ScrollView
          scrollY
          className={styles.calendar__months}
          lowerThreshold={400}
          onScrollToLower={more}
          {...(openingMonth !== months[0] && { scrollIntoView: monthId(openingMonth) })}
        >
          {months.map((month) => (
            <Month key={month} calendar={calendar} month={month} />
          ))}
          {hasMore && (
            <View className={styles.calendar__more}>
              <Button text={t.more} kind="outline" size={72} onPress={more} />
            </View>
          )}
        </ScrollView>
      </View>
    </Sheet>
  )
})

const Foot = observer(({ calendar }: { calendar: StayCalendar }) => {
  const { failed, retry, checkOut, done } = calendar
  const t = words()
  return (
    <View className={styles.calendar__foot}>
      {failed ? (
        <Press label={t.failed + t.retry} onPress={retry} className={styles['calendar__strip--failed']}>
          <Text className={styles['calendar__note--failed']}>{t.failed + t.retry}</Text>
        </Press>
      ) : (
        <View className={styles.calendar__strip}>
          <Icon name="info" size={28} colour="ink-3" />
          <Text className={styles.calendar__note}>
            {t.priceNote}
            <Text className={styles['calendar__note--good']}>{t.green}</Text>
            {t.isLowest}
          </Text>
        </View>
      )}
      <View className={styles.calendar__bar}>
        <Chosen calendar={calendar} />
        <View className={styles.calendar__done}>
          <Button text={t.done} disabled={!checkOut} onPress={done} />
        </View>
      </View>
    </View>
  )
})

const Chosen = observer(({ calendar: { checkIn, checkOut, nights, total } }: { calendar: StayCalendar }) => {
  const t = words()
  if (!checkIn || !checkOut) return <Text className={styles.calendar__range}>{checkIn ? t.chooseOut : t.chooseIn}</Text>
  return (
    <View className={styles.calendar__chosen}>
      <Text className={styles.calendar__range} numberOfLines={1}>
        {`${rangeText(checkIn, checkOut)} · ${t.nights(nights)}`}
      </Text>
      {total !== undefined && (
        <View className={styles.calendar__total}>
          <Text className={styles.calendar__note}>{t.totalFrom}</Text>
          <Price amount={total} size={44} />
          {t.after && <Text className={styles.calendar__note}>{t.after}</Text>}
        </View>
      )}
    </View>
  )
})
