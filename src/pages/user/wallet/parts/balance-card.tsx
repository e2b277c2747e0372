import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Button } from '@/components/base/Button'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import type { AmountsShown } from '@/features/wallet/amounts'
import { navigate } from '@/platform/navigation/gate'
import type { Answer } from '@/services/api'
import styles from '../index.module.scss'
import { words } from '../text'

interface Props {
  balance: Answer<'wallet.balance'>
  amounts: AmountsShown
}

/** The balance, which can be hidden. */
export const BalanceCard = observer(({ balance: { balance }, amounts }: Props) => {
  const t = words()
  const hidden = amounts.hidden.value
  return (
    <View className={styles.wallet__card}>
      <View className={styles.wallet__head}>
        <Text className={styles.wallet__label}>{t.available}</Text>
        <Press label={hidden ? t.show : t.hide} onPress={amounts.toggle} className={styles.wallet__eye}>
          <Icon name={hidden ? 'eye-off' : 'eye'} size={36} colour="ink-3" />
        </Press>
      </View>
      <Text className={styles.wallet__amount}>{amounts.text(balance)}</Text>
      <Text className={styles.wallet__note}>{t.ready}</Text>
      <View className={styles.wallet__actions}>
        <View className={styles.wallet__action}>
          <Button text={t.topUp} onPress={() => navigate('recharge')} />
        </View>
        <View className={styles.wallet__action}>
          <Button text={t.withdraw} kind="outline" onPress={() => navigate('withdraw')} />
        </View>
      </View>
    </View>
  )
})
