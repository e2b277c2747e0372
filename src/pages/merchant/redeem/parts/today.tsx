import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatClock } from '@contract/date'
import type { Redemption } from '@contract/entities/voucher'
import { Button } from '@/components/base/Button'
import { secondsUntil } from '@/platform/device/clock'
import { scan } from '@/platform/device/scan'
import type { Answer } from '@/services/api'
import type { RedeemModel } from '../model'
import { words } from '../text'
import styles from '../index.module.scss'

interface Props {
  model: RedeemModel
  today: Answer<'merchant.redemptions'>
}

/** Redemptions of today, each of which can be undone for an hour. */
export const Today = observer(function Today({ model, today: { items, count } }: Props) {
  const t = words()
  return (
    <View className={styles.redeem__today}>
      <Text className={styles.redeem__title}>{items.length === 0 ? t.none : t.today(count)}</Text>
      {items.length === 0 && <Text className={styles.redeem__note}>{scan ? t.noneText : t.noneTyped}</Text>}
      {items.map((each) => (
        <Row key={each.id} model={model} redemption={each} />
      ))}
    </View>
  )
})

const Row = observer(({ model, redemption }: { model: RedeemModel; redemption: Redemption }) => {
  const t = words()
  const { name, maskedCode, count, at, undoBefore, isUndone } = redemption
  const minutes = undoBefore ? Math.ceil(secondsUntil(undoBefore) / 60) : 0
  return (
    <View className={styles.redeem__line}>
      <View className={styles.redeem__words}>
        <Text className={styles.redeem__item} numberOfLines={1}>
          {name}
        </Text>
        <Text className={styles.redeem__note}>{t.row(formatClock(new Date(at)), maskedCode, count)}</Text>
      </View>
      <Text className={styles.redeem__note}>{isUndone ? t.undone : minutes > 0 ? t.minutes(minutes) : t.late}</Text>
      {minutes > 0 && !isUndone && (
        <Button kind="outline" size={64} text={t.undo} onPress={() => void model.undo(redemption)} />
      )}
    </View>
  )
})
