import type { ReactNode } from 'react'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Button } from '@/components/base/Button'
import { Press } from '@/components/base/Press'
import styles from './index.module.scss'

interface Props {
  /** Explanation above the fields. */
  line?: string
  action: string
  busy?: boolean
  onSubmit: () => void
  /** Another way, below the button. */
  link?: { text: string; onPress: () => void }
  children: ReactNode
}

/** Fields with one button on a white screen, as for passwords and phones. */
export const AccountForm = observer(function AccountForm({ line, action, busy, onSubmit, link, children }: Props) {
  return (
    <View className={styles['account-form']}>
      {line && <Text className={styles['account-form__line']}>{line}</Text>}
      {children}
      <View className={styles['account-form__action']}>
        <Button text={action} size={96} busy={busy} onPress={onSubmit} />
      </View>
      {link && (
        <Press label={link.text} role="link" onPress={link.onPress} className={styles['account-form__link']}>
          <Text className={styles['account-form__link-text']}>{link.text}</Text>
        </Press>
      )}
    </View>
  )
})
