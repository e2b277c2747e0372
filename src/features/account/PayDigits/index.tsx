import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { ruleMessages } from '@contract/rules/messages'
import { Press } from '@/components/base/Press'
import { PasswordCells } from '@/components/form/PasswordCells'
import { dictionary, localized } from '@/i18n'
import type { NewPayPassword } from '../new-pay-password'
import styles from './index.module.scss'

const words = dictionary({
  en: {
    first: 'Choose 6 digits',
    repeat: 'Repeat the 6 digits',
    hint: 'You’ll need them to pay with your balance. Don’t use your birthday.',
    typed: 'Digits typed',
  },
  zh: {
    first: '设置6位支付密码',
    repeat: '请再次输入',
    hint: '余额支付时使用，请勿使用生日等简单数字。',
    typed: '已输入位数',
  },
})

interface Props {
  title: string
  hint: string
  count: number
  /** The digits were refused: shown in place of the hint. */
  wrong?: string
  link?: { text: string; onPress: () => void }
}

/** Six digits, typed on the keypad of the screen. */
export const PayDigits = observer(function PayDigits({ title, hint, count, wrong, link }: Props) {
  return (
    <View className={styles['pay-digits']}>
      <Text className={styles['pay-digits__title']} role="heading" aria-level={2}>
        {title}
      </Text>
      <PasswordCells count={count} label={words().typed} wrong={Boolean(wrong)} />
      {wrong ? (
        <Text className={styles['pay-digits__wrong']} role="alert">
          {wrong}
        </Text>
      ) : (
        <Text className={styles['pay-digits__hint']}>{hint}</Text>
      )}
      {link && (
        <Press label={link.text} role="link" onPress={link.onPress} className={styles['pay-digits__link']}>
          <Text className={styles['pay-digits__link-text']}>{link.text}</Text>
        </Press>
      )}
    </View>
  )
})

/** A new pay password, entered twice. */
export const NewPayDigits = observer(function NewPayDigits({ of }: { of: NewPayPassword }) {
  const { first, repeat, hint } = words()
  return (
    <PayDigits
      title={of.isRepeat ? repeat : first}
      hint={hint}
      count={of.typed.length}
      wrong={of.differed ? localized(ruleMessages.payPasswordsDiffer) : undefined}
    />
  )
})
