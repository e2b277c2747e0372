import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { navigate } from '@/platform/navigation/gate'
import { words } from '../text'
import styles from './invite-banner.module.scss'

/** Leads to the invitation. */
export const InviteBanner = observer(() => {
  const { invite: title, inviteLine } = words()
  return (
    <Press label={title} onPress={() => navigate('invite')} className={styles['invite-banner']}>
      <View className={styles['invite-banner__words']}>
        <Text className={styles['invite-banner__title']}>{title}</Text>
        <Text className={styles['invite-banner__line']}>{inviteLine}</Text>
      </View>
      <Icon name="gift" size={64} colour="brand" />
    </Press>
  )
})
