import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { limits } from '@contract/limits'
import { formatMoney } from '@contract/money'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { navigate } from '@/platform/gate'
import { words } from '../text'
import styles from './invite-banner.module.scss'

/** Leads to the invitation. */
export const InviteBanner = observer(() => {
  const { invite, inviteLine } = words()
  const title = invite(formatMoney(limits.invitationReward, { trim: true }))
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
