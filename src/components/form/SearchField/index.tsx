import type { ReactNode } from 'react'
import { Input, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { limits } from '@contract/limits'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { dictionary } from '@/i18n'
import { inputName } from '@/platform/view/capabilities'
import styles from './index.module.scss'

const words = dictionary({ en: { clear: 'Clear search' }, zh: { clear: '清空输入' } })

interface Props {
  value: string
  onChange: (value: string) => void
  placeholder: string
  /** Accessible name; the placeholder by default. */
  label?: string
  /** Visual variant: on a page, as the main field of a search screen, or subdued in a header. */
  look?: 'page' | 'strong' | 'quiet'
  focus?: boolean
  maxLength?: number
  onSubmit?: () => void
  /** At its end, such as a search button. */
  children?: ReactNode
}

/** Search field, used for searching on input or on submit. */
export const SearchField = observer(function SearchField(props: Props) {
  const { value, onChange, placeholder, label = placeholder, look = 'page', maxLength = limits.keywordMax } = props
  return (
    <View className={styles[`search--${look}`]}>
      <Icon name="search" size={32} colour="ink-3" />
      <Input
        className={styles[look === 'page' ? 'search__input' : 'search__input--low']}
        placeholderClass={styles.search__placeholder}
        value={value}
        placeholder={placeholder}
        maxlength={maxLength}
        focus={props.focus}
        confirmType="search"
        onInput={({ detail }) => onChange(detail.value)}
        onConfirm={props.onSubmit}
        {...inputName(label)}
      />
      {value !== '' && look !== 'quiet' && <Clear {...props} />}
      {props.children}
    </View>
  )
})

const Clear = observer(function Clear({ onChange, look = 'page' }: Props) {
  const page = look === 'page'
  return (
    <Press
      label={words().clear}
      onPress={() => onChange('')}
      className={styles[page ? 'search__clear' : 'search__clear--low']}
      reach={page ? undefined : 12}
    >
      <Icon name="circle-x" size={36} colour="ink-3" />
    </Press>
  )
})
