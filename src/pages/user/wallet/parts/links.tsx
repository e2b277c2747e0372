import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Icon, type IconName } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { navigate } from '@/platform/navigation/gate'
import styles from '../index.module.scss'
import { words } from '../text'

interface Link {
  readonly icon: IconName
  readonly name: string
  readonly note: string
  readonly onPress: () => void
}

/** The wallet's other screens. */
export const Links = observer(({ hasPayPassword }: { hasPayPassword: boolean }) => {
  const { password, set, notSet, accounts, accountsNote, log, logNote } = words()
  const links: readonly Link[] = [
    { icon: 'lock', name: password, note: hasPayPassword ? set : notSet, onPress: () => navigate('payPassword') },
    { icon: 'landmark', name: accounts, note: accountsNote, onPress: () => navigate('withdrawAccounts', {}) },
    { icon: 'receipt', name: log, note: logNote, onPress: () => navigate('rechargeLog') },
  ]
  return (
    <View className={styles.wallet__links}>
      {links.map(({ icon, name, note, onPress }) => (
        <Press key={icon} label={`${name}, ${note}`} onPress={onPress} className={styles.wallet__link}>
          <Icon name={icon} size={44} weight={1.75} />
          <Text className={styles.wallet__linkName}>{name}</Text>
          <Text className={styles.wallet__note}>{note}</Text>
        </Press>
      ))}
    </View>
  )
})
