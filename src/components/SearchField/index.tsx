import { Input, View } from '@tarojs/components'
import { limits } from '@contract/limits'
import { observer } from 'mobx-react-lite'
import { words } from '@/components/Field/text'
import { Icon } from '@/components/Icon'
import { Press } from '@/components/Press'
import styles from './index.module.scss'

interface Props {
  value: string
  onChange: (value: string) => void
  placeholder: string
}

/** A field that looks for what is typed as it is typed. */
export const SearchField = observer(function SearchField({ value, onChange, placeholder }: Props) {
  return (
    <View className={styles.search}>
      <Icon name="search" size={32} colour="ink-3" />
      <Input
        className={styles.search__input}
        placeholderClass={styles.search__placeholder}
        value={value}
        placeholder={placeholder}
        maxlength={limits.keywordMax}
        confirmType="search"
        onInput={({ detail }) => onChange(detail.value)}
        {...{ 'aria-label': placeholder, ariaLabel: placeholder }}
      />
      {value !== '' && (
        <Press label={words().clear(placeholder)} onPress={() => onChange('')} className={styles.search__clear}>
          <Icon name="circle-x" size={36} colour="ink-3" />
        </Press>
      )}
    </View>
  )
})
