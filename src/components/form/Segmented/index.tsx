import { Text, View } from '@tarojs/components'
import { Press } from '@/components/base/Press'
import styles from './index.module.scss'

interface Props<Value extends string> {
  items: readonly { value: Value; name: string; hint?: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** Segmented control of two or three options, such as delivery and self-pickup. */
export function Segmented<Value extends string>({ items, value, onChange }: Props<Value>) {
  return (
    <View className={styles.segmented} role="tablist">
      {items.map((item) => {
        const on = item.value === value
        return (
          <Press
            key={item.value}
            role="tab"
            label={item.name}
            on={on}
            onPress={() => onChange(item.value)}
            reach={12}
            className={on ? styles['segmented__item--on'] : styles.segmented__item}
          >
            <Text className={on ? styles['segmented__name--on'] : styles.segmented__name}>{item.name}</Text>
            {item.hint && <Text className={styles.segmented__hint}>{item.hint}</Text>}
          </Press>
        )
      })}
    </View>
  )
}
