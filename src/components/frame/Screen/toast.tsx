import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { loadingMessage } from '@contract/http-statuses'
import { limits } from '@contract/limits'
import { localized } from '@/i18n'
import { feedback } from '@/platform/view/feedback'
import { useInView } from '@/platform/navigation/page-view'
import styles from './toast.module.scss'

/** Toast message or loading indicator, on the page in view (product text §7, §9). */
export const Toast = observer(function Toast() {
  if (!useInView()) return null
  const text = feedback.toast || (feedback.busy > 0 ? localized(loadingMessage) : '')
  return (
    <View className={text ? styles.toast : styles['toast--away']} style={{ zIndex: limits.toastZIndex }} role="status">
      {text && (
        <View className={styles.toast__box}>
          <Text className={styles.toast__text}>{text}</Text>
        </View>
      )}
    </View>
  )
})
