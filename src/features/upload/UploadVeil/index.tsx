import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { dictionary } from '@/i18n'
import styles from './index.module.scss'

const words = dictionary({
  en: { sending: (percent: number) => `Uploading, ${percent}%`, waiting: 'Waiting', retry: 'Retry' },
  zh: { sending: (percent: number) => `上传中 ${percent}%`, waiting: '等待上传', retry: '重试' },
})

interface Props {
  upload: {
    readonly state: 'waiting' | 'sending' | 'done' | 'failed'
    readonly percent: number
    readonly message: string
  }
  /** Name of the failed upload, for assistive technology. */
  failed: string
  onRetry: () => void
}

/** Overlay of an upload: its progress, or the reason of its failure with a retry. */
export const UploadVeil = observer(function UploadVeil({ upload, failed, onRetry }: Props) {
  const { retry, sending, waiting } = words()
  const { state, percent, message } = upload
  if (state === 'done') return null
  if (state === 'failed') {
    return (
      <Press label={`${failed}: ${message}`} onPress={onRetry} className={styles.veil}>
        <Icon name="refresh-cw" size={32} colour="white" />
        <Text className={styles.veil__state}>{retry}</Text>
      </Press>
    )
  }
  return (
    <View className={styles.veil} role="status" aria-label={sending(percent)}>
      <Text className={styles.veil__state}>{state === 'waiting' ? waiting : `${percent}%`}</Text>
      <View className={styles.veil__track}>
        <View className={styles.veil__bar} style={{ width: `${percent}%` }} />
      </View>
    </View>
  )
})
