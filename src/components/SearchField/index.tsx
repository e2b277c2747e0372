import { View } from '@tarojs/components'
import { Field } from '@/components/Field'
import { Icon } from '@/components/Icon'
import styles from './index.module.scss'

interface Props {
  value: string
  onChange: (value: string) => void
  placeholder: string
}

const KEYWORD_MAX = 50

/** A field that looks for what is typed as it is typed. */
export const SearchField = ({ value, onChange, placeholder }: Props) => (
  <View className={styles.search}>
    <Field
      value={value}
      onChange={onChange}
      placeholder={placeholder}
      maxLength={KEYWORD_MAX}
      prefix={<Icon name="search" size={32} colour="ink-3" />}
      clearable
    />
  </View>
)
