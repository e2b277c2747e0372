import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatMoney } from '@contract/money'
import { Button } from '@/components/base/Button'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { Price } from '@/components/base/Price'
import { BottomBar } from '@/components/frame/BottomBar'
import type { StayConfirmModel } from '../model'
import { words } from '../text'
import styles from './bar.module.scss'

/** Amount to pay, and the booking button. */
export const ConfirmBar = observer(function ConfirmBar({ model }: { model: StayConfirmModel }) {
  const { submit } = words()
  return (
    <BottomBar left={<Sum model={model} />}>
      <View className={styles.bar__button}>
        <Button text={submit} busy={model.checkout.busy || model.quotes.busy} onPress={() => void model.submit()} />
      </View>
    </BottomBar>
  )
})

const Sum = observer(({ model }: { model: StayConfirmModel }) => {
  const { off, showDetails, atHotel: paidThere } = words()
  const { total, saved, atHotel } = model.quote.ready
  const text = saved > 0 ? off(formatMoney(saved)) : showDetails
  return (
    <Press label={text} onPress={() => model.showPrices(true)} className={styles.bar__sum}>
      <Price amount={total} size={44} />
      <View className={styles.bar__row}>
        <Text className={styles.bar__text} numberOfLines={1}>
          {atHotel > 0 ? `${paidThere} ${formatMoney(atHotel)}` : text}
        </Text>
        <Icon name="chevron-up" size={24} colour="ink-3" />
      </View>
    </Press>
  )
})
