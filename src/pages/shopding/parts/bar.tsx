import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Button } from '@/components/base/Button'
import { BottomBar } from '@/components/frame/BottomBar'
import { DepositSum } from '@/features/table/TableDeposit'
import { weekdayText } from '@/features/stay/dates/days'
import type { BookTableModel } from '../model'
import { words } from '../text'
import styles from './bar.module.scss'

/** Current choice with its deposit, and the next step. */
export const BookBar = observer(function BookBar({ model }: { model: BookTableModel }) {
  const t = words()
  const { slot, seating, party, canBook, busy, orderId, options } = model
  const { deposit, date } = options.ready
  const chosen = slot
    ? [`${weekdayText(date)} ${slot.time}`, t.guestsOf(party), seating?.name].filter(Boolean).join(' · ')
    : t.noTime
  return (
    <BottomBar
      left={
        <View className={styles.bar}>
          {!orderId && <DepositSum amount={deposit?.amount ?? 0} />}
          <Text className={styles.bar__note} numberOfLines={1}>
            {chosen}
          </Text>
        </View>
      }
    >
      <View className={styles.bar__button}>
        <Button text={orderId ? t.change : t.next} disabled={!canBook} busy={busy} onPress={() => void model.next()} />
      </View>
    </BottomBar>
  )
})
