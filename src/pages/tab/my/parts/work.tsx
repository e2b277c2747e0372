import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { SectionTitle } from '@/components/base/SectionTitle'
import { IconGrid } from '@/components/list/IconGrid'
import { navigate } from '@/platform/navigation/gate'
import { words } from '../text'
import styles from './orders.module.scss'

/** Ways to work with the platform (product text §2, personal center). */
export const Work = observer(() => {
  const { work, rider, merchant, cooperate, agent, auth } = words()
  const items = [
    { key: 'rider', icon: 'bike', label: rider, onPress: () => navigate('recruit') },
    { key: 'merchant', icon: 'store', label: merchant, onPress: () => navigate('merchantApply', {}) },
    { key: 'cooperate', icon: 'users-round', label: cooperate, onPress: () => navigate('cooperate', {}) },
    { key: 'agent', icon: 'flag', label: agent, onPress: () => navigate('agentAudit', {}) },
    { key: 'auth', icon: 'shield-check', label: auth, onPress: () => navigate('auth') },
  ] as const
  return (
    <View className={styles.orders}>
      <SectionTitle title={work} />
      <IconGrid columns={4} items={items} />
    </View>
  )
})
