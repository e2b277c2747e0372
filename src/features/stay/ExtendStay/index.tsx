import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { StayChange } from '@contract/entities/stay-order'
import { limits } from '@contract/limits'
import { formatMoney } from '@contract/money'
import { Button } from '@/components/base/Button'
import { Stepper } from '@/components/form/Stepper'
import { Sheet } from '@/components/frame/Sheet'
import { AsyncView } from '@/components/list/AsyncView'
import { KeyValue } from '@/components/list/KeyValue'
import { datedText } from '@/features/stay/dates/days'
import type { Extending } from './extending'
import { words } from './text'
import styles from '../CancelStay/index.module.scss'

/** Asks how many nights longer guests stay, and says what they cost. Pass it to the Screen as `overlay`. */
export const ExtendStay = observer(function ExtendStay({ about }: { about: Extending | undefined }) {
  if (!about) return null
  const { open, close, more, setMore, stay, quotes, checkOut } = about
  const t = words()
  return (
    <Sheet open={open} onClose={close} title={t.title} foot={<Foot about={about} />}>
      <View className={styles.cancel__body}>
        <View className={styles.cancel__row}>
          <View className={styles.cancel__words}>
            <Text className={styles.cancel__title}>{t.nights}</Text>
            <Text className={styles.cancel__note}>{t.until(datedText(checkOut))}</Text>
          </View>
          <Stepper
            label={t.night}
            value={more}
            min={1}
            max={Math.max(1, limits.stayNights - stay.nights)}
            onChange={setMore}
          />
        </View>
        <AsyncView resource={quotes.quote} skeleton={<View className={styles.cancel__room} />} inline>
          {(value) => <Sum quote={value} />}
        </AsyncView>
      </View>
    </Sheet>
  )
})

const Sum = ({ quote: { nightPrices, reductions, difference, atHotel } }: { quote: StayChange }) => {
  const t = words()
  return (
    <View className={styles.cancel__box}>
      {nightPrices.map(({ night, price }) => (
        <KeyValue key={night} label={datedText(night)} value={formatMoney(price)} />
      ))}
      {reductions.map(({ kind, label, amount }) => (
        <KeyValue key={kind} label={label} value={formatMoney(amount)} tone="brand" />
      ))}
      {atHotel > 0 && <KeyValue label={t.atHotel} value={formatMoney(atHotel)} />}
      {difference > 0 && <KeyValue label={t.toPay} value={formatMoney(difference)} tone="brand" />}
    </View>
  )
}

const Foot = observer(({ about }: { about: Extending }) => {
  const t = words()
  const { quotes, checkout } = about
  const { quote } = quotes
  const due = quote.value?.difference ?? 0
  return (
    <View className={styles.cancel__foot}>
      {due > 0 && <Text className={styles.cancel__note}>{t.keeps}</Text>}
      <Button
        text={due > 0 ? t.sendPay(formatMoney(due)) : t.send}
        busy={checkout.busy || quotes.busy}
        disabled={quote.status !== 'ready'}
        onPress={() => void checkout.submit()}
      />
    </View>
  )
})
