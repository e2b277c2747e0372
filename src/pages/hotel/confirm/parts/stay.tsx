import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { StayQuote } from '@contract/entities/stay-order'
import { Icon } from '@/components/base/Icon'
import { Picture } from '@/components/base/Picture'
import { cancelText } from '@/features/stay/cancel-text'
import { hoursOf } from '@/features/stay/dates/hours'
import { StayDates } from '@/features/stay/dates/StayDates'
import { Written } from '@/platform/view/written'
import styles from '../index.module.scss'
import { words } from '../text'

/** Room and dates of the stay. */
export const Stay = observer(function Stay({ quote }: { quote: StayQuote }) {
  const { hotel, roomName, roomPicture, rateName, checkIn, checkOut, checkInFrom, checkOutBy, utcOffset } = quote
  const hours = hoursOf(quote)
  const { text, free } = cancelText(quote, utcOffset)
  return (
    <View className={styles.confirm__card}>
      <View className={styles.confirm__picture}>
        <Picture picture={roomPicture} width={176} height={144} />
        <View className={styles.confirm__words}>
          <Text className={styles.confirm__name} numberOfLines={2}>
            <Written text={hotel.name} />
          </Text>
          <Text className={styles.confirm__room}>{`${roomName} · ${rateName}`}</Text>
          <Text className={styles[free ? 'confirm__rule--good' : 'confirm__rule']}>{text}</Text>
        </View>
      </View>
      <StayDates checkIn={checkIn} checkOut={checkOut} {...(hours && { span: hours.span })} />
      <View className={styles.confirm__hours}>
        <Icon name="clock" size={32} colour="ink-3" />
        <Text className={styles.confirm__text}>
          {hours ? words().fromTo(hours.from, hours.until) : words().hours(checkInFrom, checkOutBy)}
        </Text>
      </View>
    </View>
  )
})
