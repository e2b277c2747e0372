import { Text } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Press } from '@/components/base/Press'
import { KeyValue } from '@/components/list/KeyValue'
import { dictionary } from '@/i18n'
import styles from './index.module.scss'

const words = dictionary({ en: { copy: 'Copy' }, zh: { copy: '复制' } })

interface Props {
  label: string
  value: string
  onCopy: () => void
}

/** A label with a value that can be copied, such as an order number. */
export const CopyFact = observer(function CopyFact({ label, value, onCopy }: Props) {
  const { copy } = words()
  return (
    <KeyValue
      label={label}
      value={value}
      right={
        <Press label={`${copy}: ${label}`} onPress={onCopy} className={styles['copy-fact']} reach={16}>
          <Text className={styles['copy-fact__text']}>{copy}</Text>
        </Press>
      }
    />
  )
})
