import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatMoney } from '@contract/money'
import { Button } from '@/components/base/Button'
import { presaleWords } from '@/features/mall/presale/text'
import { reminderWords } from '@/features/message/reminders'
import { ShopBar } from '@/features/mall/ShopBar'
import { momentInside } from '@/features/order/moment'
import type { PresaleModel } from '../model'
import { words } from '../text'
import styles from './bar.module.scss'

interface Props {
  model: PresaleModel
}

/** The shop and the one button of the presale's state. */
export const PresaleBar = observer(function PresaleBar({ model }: Props) {
  return (
    <ShopBar shopId={model.presale.product.shop.id} productId={model.presale.product.id}>
      <ActButton model={model} />
    </ShopBar>
  )
})

/** Current action, or the time when it begins. */
export const ActButton = observer(function ActButton({ model }: Props) {
  const { doing, act, reminders } = model
  const disabled = doing === 'waiting' || doing === 'over' || doing === 'soldOut'
  return (
    <View className={styles.bar__button}>
      <Button
        text={textOf(model)}
        kind={doing === 'soon' ? 'outline' : 'primary'}
        disabled={disabled}
        busy={reminders.busy}
        onPress={act}
      />
    </View>
  )
})

function textOf({ doing, terms, presale, isReminded }: PresaleModel): string {
  const t = words()
  const { utcOffset, depositFrom, balanceFrom, mine } = presale
  const deposit = t.payDeposit(formatMoney(terms.deposit ?? 0))
  const texts: Record<PresaleModel['doing'], () => string> = {
    soon: () => (isReminded ? reminderWords().reminderOn : reminderWords().remindMe),
    deposit: () => deposit,
    payDeposit: () => deposit,
    whole: () => t.buy,
    waiting: () => t.balanceFrom(momentInside(balanceFrom ?? depositFrom, utcOffset)),
    balance: () => t.payBalance(formatMoney(mine?.balance ?? 0)),
    soldOut: () => t.soldOut,
    over: () => presaleWords().over,
  }
  return texts[doing]()
}
