import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Icon } from '@/components/base/Icon'
import { dictionary } from '@/i18n'
import { connection } from '@/platform/device/connection'
import styles from './offline-notice.module.scss'

const words = dictionary({
  en: { offline: 'You’re offline. This may be out of date' },
  zh: { offline: '网络不可用，内容可能不是最新的' },
})

/** Strip under the navigation bar while offline, and briefly after a network failure. */
export const OfflineNotice = observer(function OfflineNotice() {
  const text = connection.online ? connection.notice : words().offline
  if (!text) return null
  return (
    <View className={styles.offlineNotice} role="status">
      <Icon name="wifi-off" size={28} colour="warn" />
      <Text className={styles.offlineNotice__text}>{text}</Text>
    </View>
  )
})
