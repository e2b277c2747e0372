import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatMoney } from '@contract/money'
import { Button } from '@/components/base/Button'
import { Icon } from '@/components/base/Icon'
import { Note } from '@/components/base/Note'
import { Press } from '@/components/base/Press'
import { Price } from '@/components/base/Price'
import type { ManagedStore } from '@/features/merchant/merchant'
import { HoldBar } from '@/features/store-money/HoldBar'
import { navigate } from '@/platform/navigation/gate'
import { Written } from '@/platform/view/written'
import type { Balance, StoreMoneyModel } from '../model'
import { words } from '../text'
import styles from '../index.module.scss'

interface Props {
  model: StoreMoneyModel
  balance: Balance
  store: ManagedStore
}

/** The available money, what of all is on hold, and the two ways on. */
export const Amounts = observer(function Amounts({ model, balance, store }: Props) {
  const { available, total, held, disputed, debt } = balance
  const { amounts, problem } = model
  const t = words()
  const hidden = amounts.hidden.value
  return (
    <View className={styles.card}>
      <View className={styles.card__head}>
        <View className={styles.card__name}>
          <Text className={styles.card__label}>{t.available}</Text>
          <Press label={hidden ? t.show : t.hide} onPress={amounts.toggle} reach={16}>
            <Icon name={hidden ? 'eye-off' : 'eye'} size={32} colour="ink-2" />
          </Press>
        </View>
        <Text className={styles.card__store} numberOfLines={1}>
          <Written text={store.name} />
        </Text>
      </View>
      {hidden ? <Text className={styles.card__dots}>••••</Text> : <Price amount={available} size={56} tone="ink" />}
      <Text className={styles.card__line}>{t.inAll(amounts.text(total), amounts.text(held))}</Text>
      <HoldBar available={available} held={held} disputed={disputed} />
      {total === 0 && debt === 0 && <Text className={styles.card__line}>{t.first(balance.holdDays)}</Text>}
      {debt > 0 && <Note kind="bad" icon="circle-alert" text={t.owed(formatMoney(debt))} />}
      {problem !== '' && <Note kind={balance.stopped === null ? 'info' : 'bad'} text={problem} />}
      <View className={styles.card__buttons}>
        <View className={styles.card__button}>
          <Button kind="outline" text={t.statements} onPress={() => navigate('merchantStatements')} />
        </View>
        <View className={styles.card__button}>
          <Button
            text={t.payOut}
            busy={model.password.busy}
            disabled={problem !== ''}
            onPress={() => void model.payOut()}
          />
        </View>
      </View>
    </View>
  )
})
