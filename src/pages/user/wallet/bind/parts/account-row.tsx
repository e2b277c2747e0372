import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { WithdrawAccount } from '@contract/entities/withdraw'
import { Button } from '@/components/base/Button'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { Tag } from '@/components/base/Tag'
import { accountIcons, accountName } from '@/features/wallet/withdraw-words'
import { Written } from '@/platform/view/written'
import styles from '../index.module.scss'
import type { BindModel } from '../model'
import { words } from '../text'

interface Props {
  model: BindModel
  account: WithdrawAccount
}

/** A linked account: chosen by a press while one is selected, else with its actions. */
export const AccountRow = observer(({ model, account }: Props) =>
  model.selecting ? (
    <Press
      label={`${accountName(account)}, ${account.name}`}
      onPress={() => void model.choose(account)}
      className={styles.accounts__card}
    >
      <Names account={account} />
    </Press>
  ) : (
    <View className={styles.accounts__card}>
      <Names account={account} />
      <Actions model={model} account={account} />
    </View>
  ),
)

const Names = observer(({ account }: Pick<Props, 'account'>) => {
  const { kind, title, number, name, isDefault } = account
  return (
    <View className={styles.accounts__row}>
      <View className={styles.accounts__disc}>
        <Icon name={accountIcons[kind]} size={36} colour="brand" />
      </View>
      <View className={styles.accounts__words}>
        <View className={styles.accounts__line}>
          <Text className={styles.accounts__title}>
            <Written text={title} />
          </Text>
          {isDefault && <Tag text={words().isDefault} tone="good" />}
        </View>
        <Text className={styles.accounts__number}>{number}</Text>
        <Text className={styles.accounts__note}>
          <Written text={name} />
        </Text>
      </View>
    </View>
  )
})

const Actions = observer(({ model, account }: Props) => {
  const { makeDefault, remove } = words()
  const name = accountName(account)
  return (
    <View className={styles.accounts__actions}>
      {!account.isDefault && (
        <Button
          text={makeDefault}
          label={`${makeDefault}: ${name}`}
          kind="outline"
          size={64}
          onPress={() => void model.makeDefault(account)}
        />
      )}
      <Button
        text={remove}
        label={`${remove}: ${name}`}
        kind="outline"
        size={64}
        onPress={() => void model.remove(account)}
      />
    </View>
  )
})
