import { useState } from 'react'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Rate, RoomOffer } from '@contract/entities/hotel'
import { formatMoney } from '@contract/money'
import { Chip } from '@/components/base/Chip'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { ChipSet } from '@/components/form/ChipSet'
import { KeyValue } from '@/components/list/KeyValue'
import { datedText } from '@/features/stay/dates/days'
import { RateRow } from '@/pages/hotel/detail/RateRow'
import { RuleBar } from '@/features/stay/RuleBar'
import { words as common } from '@/features/stay/text'
import type { HotelModel } from '../model'
import { words } from '../text'
import styles from './rate-part.module.scss'

interface Props {
  model: HotelModel
  room: RoomOffer
  rate: Rate
  /** Whether its rule and its nights are shown at first. */
  opened: boolean
}

/** A rate with its cancel rule and the price of each night; one by the hour with the times when it can begin. */
export const RatePart = observer(function RatePart({ model, room, rate, opened }: Props) {
  const [open, setOpen] = useState(opened)
  const [start, setStart] = useState(rate.starts[0])
  const { utcOffset } = model.hotel.ready
  const t = words()
  const { starts } = t
  const more = rate.hours === null ? { show: t.showNights, hide: t.hideNights } : { show: t.showRule, hide: t.hideRule }
  const toggle = open ? more.hide : more.show
  return (
    <View>
      <RateRow
        room={room.name}
        rate={rate}
        utcOffset={utcOffset}
        long
        onWait={() => model.wait(rate)}
        onBook={() => model.book(rate, start)}
      />
      {rate.starts.length > 0 && <Text className={styles['rate__starts-title']}>{starts}</Text>}
      {rate.starts.length > 0 && (
        <View className={styles.rate__starts}>
          <ChipSet single label={starts}>
            {rate.starts.map((time) => (
              <Chip
                key={time}
                role="radio"
                size={56}
                ground="card"
                text={time}
                on={time === start}
                onPress={() => setStart(time)}
              />
            ))}
          </ChipSet>
        </View>
      )}
      <View className={open ? styles.rate__box : styles.rate__closed}>
        {open && (
          <>
            <RuleBar steps={rate.cancel} utcOffset={utcOffset} />
            {rate.hours === null && <Nights rate={rate} />}
          </>
        )}
        <Press label={toggle} onPress={() => setOpen(!open)} className={styles.rate__more}>
          <Text className={styles['rate__more-text']}>{toggle}</Text>
          <Icon name={open ? 'chevron-up' : 'chevron-down'} size={24} colour="ink-3" />
        </Press>
      </View>
    </View>
  )
})

const Nights = observer(({ rate }: { rate: Rate }) => {
  const { night: named, atHotel } = words()
  return (
    <View className={styles.rate__nights}>
      {rate.nights.map(({ night, price, breakfasts }) => (
        <KeyValue key={night} label={named(datedText(night), breakfasts)} value={formatMoney(price)} />
      ))}
      <View className={styles.rate__total}>
        <Text className={styles['rate__total-text']}>{common().nights(rate.nights.length)}</Text>
        <Text className={styles['rate__total-text']}>{formatMoney(rate.total)}</Text>
      </View>
      {rate.atHotel > 0 && <KeyValue label={atHotel} value={formatMoney(rate.atHotel)} tone="muted" />}
    </View>
  )
})
