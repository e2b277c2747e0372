import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { StayDetail } from '@contract/entities/stay-order'
import { formatCountdown } from '@contract/format'
import { Note } from '@/components/base/Note'
import { instantText } from '@/features/stay/dates/days'
import { isAlwaysFree } from '@/features/stay/cancel-text'
import { RuleSteps } from '@/features/stay/RuleSteps'
import { secondsUntil } from '@/platform/device/clock'
import { words } from '@/features/stay/StayOrder/text'
import { words as common } from '@/features/stay/text'
import styles from '@/features/stay/StayOrder/index.module.scss'

const HOUR = 3600

/** "6 d 8 h", under a day as a clock. */
function leftText(seconds: number): string {
  const hours = Math.floor(seconds / HOUR)
  return hours >= 24 ? words().daysHours(Math.floor(hours / 24), hours % 24) : formatCountdown(seconds)
}

/** Refunds of the cancellation policy, with their deadlines. */
export const Rule = observer(function Rule({ stay }: { stay: StayDetail }) {
  const t = words()
  const { cancel, cancelNow, freeUntil, regretUntil, utcOffset, hotel } = stay
  const left = freeUntil ? secondsUntil(freeUntil) : 0
  const isFree = isAlwaysFree(cancel)
  return (
    <View className={styles.stay__card}>
      <View className={styles.stay__head}>
        <Text className={styles.stay__title}>{t.cancellation}</Text>
        <Text className={styles[isFree || left > 0 ? 'stay__good' : 'stay__note']}>
          {isFree ? common().free : left > 0 ? t.freeFor(leftText(left)) : t.feeNow}
        </Text>
      </View>
      {regretUntil && !isFree && left <= 0 && (
        <Note kind="good" icon="clock" text={t.regret(instantText(regretUntil, utcOffset))} />
      )}
      <RuleSteps steps={cancel} current={cancelNow} utcOffset={utcOffset} />
      <Text className={styles.stay__note}>{t.hotelTime(hotel.city)}</Text>
    </View>
  )
})
