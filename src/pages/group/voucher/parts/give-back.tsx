import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatMoney } from '@contract/money'
import { Button } from '@/components/base/Button'
import { Stepper } from '@/components/form/Stepper'
import { Sheet } from '@/components/frame/Sheet'
import { KeyValue } from '@/components/list/KeyValue'
import type { VoucherModel } from '../model'
import { words } from '../text'
import styles from '../index.module.scss'

/** Sheet for the number of unused vouchers to refund, with the amount. */
export const GiveBack = observer(function GiveBack({ model }: { model: VoucherModel }) {
  const { giving, voucher, busy } = model
  if (!voucher.value) return null
  const t = words()
  const { usable, price } = voucher.value
  const count = giving ?? usable
  const sum = formatMoney(price * count)
  return (
    <Sheet open={giving !== undefined} onClose={model.endGiving} title={t.giveTitle}>
      <View className={styles.voucher__sheet}>
        <View className={styles.voucher__row}>
          <Text className={styles.voucher__title}>{t.giveCount}</Text>
          <Stepper value={count} min={1} max={usable} label={t.giveCount} onChange={model.chooseGiving} />
        </View>
        <KeyValue label={t.giveSum} value={sum} tone="good" />
        <Text className={styles.voucher__note}>{t.giveHow}</Text>
        <Button text={t.give(sum)} busy={busy} onPress={() => void model.give()} />
      </View>
    </Sheet>
  )
})
