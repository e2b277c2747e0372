import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatMoney } from '@contract/money'
import { Button } from '@/components/base/Button'
import { Note } from '@/components/base/Note'
import { Price } from '@/components/base/Price'
import { BottomBar } from '@/components/frame/BottomBar'
import { PointsPrice } from '../PointsPrice'
import type { MallConfirmModel } from './model'
import { words } from './text'
import styles from './submit-bar.module.scss'

/** The total, what stands in the way, and the button that places the orders. */
export const SubmitBar = observer(({ model }: { model: MallConfirmModel }) => {
  const { submit, redeem, payDeposit, addressRequired } = words()
  const { blocker = null, count = 0, dealId, points, presale } = model.quote.value ?? {}
  const isRedeemed = Boolean(dealId) && (points?.used ?? 0) > 0
  const deposit = presale?.deposit ?? null
  const place = deposit === null ? submit(count) : payDeposit(formatMoney(deposit))
  const notice = blocker && (
    <View role="alert">
      <Note kind="bad" strip text={blocker.message} />
    </View>
  )
  return (
    <BottomBar left={<Sum model={model} />} notice={notice}>
      {blocker?.failure === 'addressRequired' ? (
        <Button text={addressRequired} size={72} busy={model.quotes.busy} onPress={() => void model.chooseAddress()} />
      ) : (
        <Button
          text={isRedeemed ? redeem(count) : place}
          size={72}
          busy={model.checkout.busy || model.quotes.busy}
          disabled={blocker !== null}
          onPress={() => void model.submit()}
        />
      )}
    </BottomBar>
  )
})

const Sum = observer(({ model }: { model: MallConfirmModel }) => {
  const { total, saved } = words()
  const { total: amount = 0, saved: off = 0, points, dealId } = model.quote.value ?? {}
  return (
    <View className={styles['submit-bar__sum']}>
      <View className={styles['submit-bar__total']}>
        <Text className={styles['submit-bar__label']}>{total}</Text>
        {dealId ? <PointsPrice points={points?.used ?? 0} cash={amount} /> : <Price amount={amount} />}
      </View>
      {off > 0 && <Text className={styles['submit-bar__saved']}>{saved(formatMoney(off))}</Text>}
    </View>
  )
})
