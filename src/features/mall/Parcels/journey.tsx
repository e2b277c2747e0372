import type { ReactNode } from 'react'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ParcelNews } from '@contract/entities/order'
import type { UtcOffset } from '@contract/utc-offset'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { momentOf } from '@/features/order/moment'
import { callsPhones } from '@/platform/device/phone-call'
import { Written } from '@/platform/view/written'
import { reachByPhone } from '@/features/device/reach'
import styles from './journey.module.scss'
import { parcelStateWords, parcelWords } from './text'

interface Props {
  events: readonly ParcelNews[]
  utcOffset: UtcOffset
  /** First entry of the journey; without a time the parcel is unshipped. */
  start: { title: string; text: string; time?: string | undefined }
  /** Destination. */
  children: ReactNode
}

/** Tracking events, newest first, down to the dispatch, with the destination. */
export const ParcelJourney = observer(function ParcelJourney({ events, utcOffset, start, children }: Props) {
  const left = start.time !== undefined
  return (
    <View className={styles.journey}>
      {left && events.length === 0 && <Step title={parcelWords().noNews} current />}
      {events.map((news, index) => (
        <Step
          key={`${news.at}-${index}`}
          title={news.state === events[index + 1]?.state ? '' : parcelStateWords()[news.state]}
          news={news}
          time={momentOf(news.at, utcOffset)}
          current={index === 0}
        />
      ))}
      <Step {...start} current={!left} last />
      <View className={styles.journey__goal}>
        <View className={styles.journey__pin}>
          <Icon name="map-pin" size={36} colour="ink-2" />
        </View>
        <View className={styles.journey__address}>{children}</View>
      </View>
    </View>
  )
})

interface StepProps {
  title: string
  text?: string
  news?: ParcelNews
  time?: string | undefined
  current?: boolean
  last?: boolean
}

const Step = observer(function Step({ title, text, news, time, current = false, last = false }: StepProps) {
  return (
    <View className={styles.journey__step}>
      <View className={styles.journey__rail}>
        <View className={styles[current ? 'journey__ring--on' : 'journey__ring']}>
          <View className={styles[current ? 'journey__dot--on' : 'journey__dot']} />
        </View>
        {!last && <View className={styles.journey__line} />}
      </View>
      <View className={styles.journey__words}>
        {title !== '' && <Text className={styles[current ? 'journey__title--on' : 'journey__title']}>{title}</Text>}
        {text && <Text className={styles.journey__text}>{text}</Text>}
        {news && (
          <Text className={styles[current ? 'journey__text--on' : 'journey__text']}>
            <Written text={news.text} />
          </Text>
        )}
        {news?.phone && <Phone phone={news.phone} />}
        {time && <Text className={styles.journey__time}>{time}</Text>}
      </View>
    </View>
  )
})

const Phone = observer(function Phone({ phone }: { phone: string }) {
  const label = callsPhones() ? parcelWords().callPhone(phone) : parcelWords().copyPhone(phone)
  return (
    <Press label={label} className={styles.journey__phone} reach={16} onPress={() => void reachByPhone(phone)}>
      <Icon name="phone" size={28} colour="info" />
      <Text className={styles['journey__phone-text']}>{label}</Text>
    </Press>
  )
})
