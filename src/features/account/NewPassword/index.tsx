import { useState } from 'react'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { limits } from '@contract/limits'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { Field } from '@/components/form/Field'
import { dictionary } from '@/i18n'
import type { FormField } from '@/state'
import styles from './index.module.scss'

const words = dictionary({
  en: {
    first: 'Password',
    again: 'Repeat password',
    show: 'Show password',
    hide: 'Hide password',
    length: (min: number, max: number) => `${min}–${max} characters`,
    both: 'Letters and digits',
    kept: 'Met',
  },
  zh: {
    first: '设置密码',
    again: '再次输入密码',
    show: '显示密码',
    hide: '隐藏密码',
    length: (min, max) => `${min}-${max}位`,
    both: '字母和数字组合',
    kept: '已满足',
  },
})

interface Props {
  field: FormField
  placeholder: string
  /** The existing password instead of a new one. */
  current?: boolean
  onConfirm?: () => void
}

/** Password field with a visibility toggle. */
export const PasswordField = observer(function PasswordField({ field, placeholder, current, onConfirm }: Props) {
  const [shown, setShown] = useState(false)
  const { show, hide } = words()
  const eye = (
    <Press label={shown ? hide : show} onPress={() => setShown(!shown)} className={styles['new-password__eye']}>
      <Icon name={shown ? 'eye' : 'eye-off'} size={40} colour="ink-3" />
    </Press>
  )
  return (
    <Field
      value={field.value}
      onChange={field.set}
      onBlur={field.leave}
      onConfirm={onConfirm}
      placeholder={placeholder}
      error={field.error}
      kind={shown ? 'text' : 'password'}
      maxLength={PASSWORD_ROOM}
      fills={current ? 'current-password' : 'new-password'}
      suffix={eye}
    />
  )
})

/** Longer than the allowed maximum, so that a too long pasted password causes an error instead of being truncated. */
const PASSWORD_ROOM = 72

/** The password rules with their state (product text §5). */
const Rules = observer(({ value }: { value: string }) => {
  const { length, both } = words()
  const fits = value.length >= limits.passwordMin && value.length <= limits.passwordMax
  const mixed = /[A-Za-z]/.test(value) && /\d/.test(value) && /^[A-Za-z\d]*$/.test(value)
  return (
    <View className={styles['new-password__rules']}>
      <Rule text={length(limits.passwordMin, limits.passwordMax)} kept={fits} />
      <Rule text={both} kept={mixed} />
    </View>
  )
})

const Rule = ({ text, kept }: { text: string; kept: boolean }) => (
  <View className={styles['new-password__rule']}>
    {kept ? (
      <Icon name="circle-check" size={28} colour="good" label={words().kept} />
    ) : (
      <View className={styles['new-password__open']} />
    )}
    <Text className={styles[kept ? 'new-password__words--kept' : 'new-password__words']}>{text}</Text>
  </View>
)

/** New password, its rules and the repetition. */
export const NewPassword = observer(function NewPassword({
  password,
  repeat,
  placeholder = words().first,
}: {
  password: FormField
  repeat: FormField
  placeholder?: string
}) {
  return (
    <>
      <View className={styles['new-password']}>
        <PasswordField field={password} placeholder={placeholder} />
        {password.error === '' && <Rules value={password.value} />}
      </View>
      <PasswordField field={repeat} placeholder={words().again} />
    </>
  )
})
