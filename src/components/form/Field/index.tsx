import { useState, type ReactNode } from 'react'
import { Input, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { plain } from '@contract/plain'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { dictionary } from '@/i18n'
import { inputName } from '@/platform/view/capabilities'
import styles from './index.module.scss'
import { roomToClean } from './room'

const words = dictionary({
  en: { clear: (field: string) => `Clear: ${field}` },
  zh: { clear: (field) => `清空：${field}` },
})

interface Props {
  /** Accessible name; the placeholder by default. */
  label?: string
  value: string
  onChange: (value: string) => void
  placeholder: string
  kind?: 'text' | 'number' | 'digit' | 'password'
  /** HTML `autocomplete` value. */
  fills?: 'tel' | 'one-time-code' | 'current-password' | 'new-password' | 'email'
  maxLength?: number
  /** Takes out what is no part of the value, before it is cut to `maxLength`. */
  clean?: (typed: string) => string
  /** The value as it is shown while nobody types, such as a phone in groups. */
  read?: (value: string) => string
  /** Before the value, such as a calling code. */
  prefix?: ReactNode
  /** After the value, such as a link, a countdown or an icon. */
  suffix?: ReactNode
  /** In a box, or as the right part of a row whose label is at the left. */
  look?: 'box' | 'row'
  /** Error message below the field. */
  error?: string
  clearable?: boolean
  focus?: boolean
  onBlur?: () => void
  onConfirm?: () => void
}

/** Single-line text field. */
export function Field(props: Props) {
  const { value, onChange, placeholder, label = placeholder, kind = 'text', maxLength = 100, error, clean } = props
  const isRow = props.look === 'row'
  const [focused, setFocused] = useState(false)
  const box = isRow ? 'row' : error ? 'error' : focused ? 'focused' : 'plain'
  const blur = () => {
    setFocused(false)
    props.onBlur?.()
  }
  const change = (typed: string) =>
    onChange(clean ? clean(typed).slice(0, maxLength) : kind === 'number' || kind === 'digit' ? plain(typed) : typed)
  return (
    <View className={styles.field}>
      <View className={styles[`field__box--${box}`]}>
        {props.prefix && <View className={styles.field__prefix}>{props.prefix}</View>}
        <Input
          className={styles[isRow ? 'field__input--right' : 'field__input']}
          placeholderClass={styles.field__placeholder}
          value={focused || !props.read ? value : props.read(value)}
          placeholder={placeholder}
          type={kind === 'password' ? 'text' : kind}
          password={kind === 'password'}
          maxlength={clean ? roomToClean(maxLength) : maxLength}
          focus={props.focus}
          onInput={(event) => change(event.detail.value)}
          onFocus={() => setFocused(true)}
          onBlur={blur}
          onConfirm={props.onConfirm}
          {...(props.fills && { autoComplete: props.fills })}
          {...inputName(label)}
          aria-invalid={Boolean(error)}
        />
        {props.clearable && value !== '' && <Clear label={label} onPress={() => onChange('')} />}
        {props.suffix}
      </View>
      {error && (
        <Text className={styles[isRow ? 'field__error--right' : 'field__error']} role="alert">
          {error}
        </Text>
      )}
    </View>
  )
}

const Clear = observer(({ label, onPress }: { label: string; onPress: () => void }) => (
  <Press label={words().clear(label)} onPress={onPress} className={styles.field__clear}>
    <Icon name="circle-x" size={32} colour="ink-3" />
  </Press>
))
