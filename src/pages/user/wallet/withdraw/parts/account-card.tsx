import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { accountIcons, accountName } from '@/features/wallet/withdraw-words'
import styles from '../index.module.scss'
import type { WithdrawModel } from '../model'
import { words } from '../text'

/** The account that the money goes to, or the way to link one. */
export const AccountCard = observer(({ model, days }: { model: WithdrawModel; days: number }) => {
  const { link, linkText, change, arrives } = words()
  const { account } = model
  const title = account ? accountName(account) : link
  const note = account ? arrives(days) : linkText
  return (
    <Press
      label={[title, note, account && change].filter(Boolean).join(', ')}
      onPress={() => void model.change()}
      className={styles.withdraw__account}
    >
      <View className={styles.withdraw__disc}>
        <Icon name={account ? accountIcons[account.kind] : 'plus'} size={36} colour="brand" />
      </View>
      <View className={styles.withdraw__words}>
        <Text className={styles.withdraw__name}>{title}</Text>
        <Text className={styles.withdraw__note}>{note}</Text>
      </View>
      {account && <Text className={styles.withdraw__change}>{change}</Text>}
      <Icon name="chevron-right" size={28} colour="ink-3" />
    </Press>
  )
})
