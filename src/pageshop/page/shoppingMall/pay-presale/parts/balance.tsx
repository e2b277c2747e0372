import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { MallDetail, OrderPresale, PriceComponent } from '@contract/entities/order'
import { formatMoney } from '@contract/money'
import { Button } from '@/components/base/Button'
import { Picture } from '@/components/base/Picture'
import { Price } from '@/components/base/Price'
import { BottomBar } from '@/components/frame/BottomBar'
import { StateView } from '@/components/frame/StateView'
import { Cell } from '@/components/list/Cell'
import { KeyValue } from '@/components/list/KeyValue'
import { AddressChoice } from '@/features/address/AddressChoice'
import { AddressText } from '@/features/address/AddressText'
import { PresaleProgress } from '@/features/mall/PresaleProgress'
import { PresaleClock } from '@/features/mall/PresaleClock'
import { presaleWords } from '@/features/mall/presale/text'
import type { PayPresaleModel } from '../model'
import styles from '../index.module.scss'
import { words } from '../text'

/** Where it is shipped, what is bought, and how what is left to pay comes about. */
export const Balance = observer(function Balance({ model, order }: { model: PayPresaleModel; order: MallDetail }) {
  const { presale, address, lines, components, total } = order
  const t = words()
  if (!presale?.balance) return <StateView kind="empty" title={t.none} text={t.noneText} />
  const { step, balanceUntil } = presale
  return (
    <View className={styles.balance}>
      <View className={styles.balance__card}>
        {model.canChange ? (
          <AddressChoice address={address} onPress={() => void model.chooseAddress()} />
        ) : (
          <AddressText address={address} />
        )}
      </View>
      <View className={styles.balance__card}>
        {lines.map(({ position, name, picture, optionText, quantity }) => (
          <View key={position} className={styles.balance__item}>
            <Picture picture={picture} width={112} />
            <View className={styles.balance__words}>
              <Text className={styles.balance__name} numberOfLines={2}>
                {name}
              </Text>
              <Text className={styles.balance__fact}>{[optionText, `× ${quantity}`].filter(Boolean).join(' ')}</Text>
            </View>
          </View>
        ))}
      </View>
      {model.canChange && (
        <View className={styles.balance__cells}>
          <Cell label={t.coupons} value={saved(order) || t.choose} onOpen={() => void model.chooseCoupons()} />
        </View>
      )}
      <View className={styles.balance__card}>
        {components.map(({ kind, label, amount }) => (
          <KeyValue key={kind} label={label} value={formatMoney(amount)} tone={amount < 0 ? 'brand' : 'ink'} />
        ))}
        <KeyValue label={t.total} value={formatMoney(total)} />
        <KeyValue label={t.depositPaid} value={formatMoney(-(presale.deposit ?? 0))} />
        <KeyValue label={t.balance} value={formatMoney(presale.balance)} tone="brand" />
      </View>
      <View className={styles.balance__card}>
        <Text className={styles.balance__title} role="heading" aria-level={2}>
          {t.howItGoes}
        </Text>
        {step === 'balance' && balanceUntil && (
          <PresaleClock name={presaleWords().balanceEnds} at={balanceUntil} onEnd={model.renew} />
        )}
        <PresaleProgress order={order} presale={presale} />
      </View>
    </View>
  )
})

const ofCoupons: ReadonlySet<PriceComponent['kind']> = new Set(['storeCoupon', 'envelope', 'deliveryCoupon'])

/** Discount by coupons; empty for none. */
function saved({ components }: MallDetail): string {
  const off = components.reduce((sum, { kind, amount }) => sum + (ofCoupons.has(kind) ? amount : 0), 0)
  return off === 0 ? '' : formatMoney(off)
}

/** The balance and the button that pays it, disabled before its window. */
export const BalanceBar = observer(function BalanceBar({
  model,
  presale: { balance, step },
}: {
  model: PayPresaleModel
  presale: OrderPresale
}) {
  if (balance === null) return null
  return (
    <BottomBar left={<Price amount={balance} size={44} />}>
      <Button
        text={words().pay(formatMoney(balance))}
        size={72}
        busy={model.busy}
        disabled={step !== 'balance'}
        onPress={() => void model.pay()}
      />
    </BottomBar>
  )
})
