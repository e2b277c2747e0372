import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Press } from '@/components/base/Press'
import { Price } from '@/components/base/Price'
import { Keypad } from '@/components/form/Keypad'
import { PasswordCells } from '@/components/form/PasswordCells'
import { dictionary } from '@/i18n'
import { SheetHead } from './sheet-head'
import styles from './pay-password-pad.module.scss'

const words = dictionary({
  en: { back: 'Back', typed: 'Digits typed', forgot: 'Forgot password?' },
  zh: { back: '返回', typed: '已输入位数', forgot: '忘记密码？' },
})

interface Props {
  title: string
  /** Subject of the password prompt, such as the payment method. */
  note: string
  /** Amount to pay, if any. */
  amount?: number
  /** Number of digits entered. */
  count: number
  /** Error of the last attempt; empty if none. */
  error?: string
  /** Plays the shake animation; reset by the next digit. */
  wrong?: boolean
  /** While an attempt is in progress or the password is locked. */
  disabled?: boolean
  onDigit: (digit: string) => void
  onDelete: () => void
  onBack: () => void
  onForgot: () => void
}

/** Pay password input, for a Sheet without its own title. */
export const PayPasswordPad = observer(function PayPasswordPad(props: Props) {
  const { title, note, amount, count, wrong, error, disabled, onDigit, onDelete, onBack, onForgot } = props
  const { back, typed, forgot } = words()
  return (
    <View className={styles['pay-password-pad']}>
      <SheetHead title={title} icon="chevron-left" label={back} onPress={onBack} />
      <Text className={styles['pay-password-pad__note']} numberOfLines={1}>
        {note}
      </Text>
      {amount !== undefined && (
        <View className={styles['pay-password-pad__amount']}>
          <Price amount={amount} size={56} tone="ink" />
        </View>
      )}
      <View className={styles['pay-password-pad__cells']}>
        <PasswordCells count={count} label={typed} wrong={wrong} />
      </View>
      <View className={styles['pay-password-pad__line']}>
        <Text className={styles['pay-password-pad__error']} {...(error ? { role: 'alert' } : {})}>
          {error}
        </Text>
        <Press role="link" label={forgot} onPress={onForgot} className={styles['pay-password-pad__forgot']}>
          <Text className={styles['pay-password-pad__link']}>{forgot}</Text>
        </Press>
      </View>
      <Keypad onDigit={onDigit} onDelete={onDelete} disabled={disabled} />
    </View>
  )
})
