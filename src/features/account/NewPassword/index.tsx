import { useState } from 'react'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { limits } from '@contract/limits'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { Field } from '@/components/form/Field'
import styles from './index.module.scss'
import { words } from './text'

/** A value of a form: what FormField of the stores is. */
interface Input {
  readonly value: string
  readonly error: string
  set: (value: string) => void
  leave: () => void
}

interface Props {
  field: Input
  placeholder: string
  /** The one that is kept already, not a new one. */
  current?: boolean
  onConfirm?: () => void
}

/** A password that is typed; the eye shows it. */
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

/** More than a password may have, so that a pasted one that is too long is told and not cut. */
const PASSWORD_ROOM = 72

/** The rules of a new password, each with a sign that it is kept (product text §5). */
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
    <Icon name="circle-check" size={28} colour={kept ? 'good' : 'ink-3'} label={kept ? words().kept : ''} />
    <Text className={styles[kept ? 'new-password__words--kept' : 'new-password__words']}>{text}</Text>
  </View>
)

/** A new password with its rules, and once more. */
export const NewPassword = observer(function NewPassword({ password, repeat }: { password: Input; repeat: Input }) {
  const { first, again } = words()
  return (
    <>
      <View className={styles['new-password']}>
        <PasswordField field={password} placeholder={first} />
        {password.error === '' && <Rules value={password.value} />}
      </View>
      <PasswordField field={repeat} placeholder={again} />
    </>
  )
})
