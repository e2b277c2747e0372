import { Text, View } from '@tarojs/components'
import { Press } from '@/components/Press'
import styles from './index.module.scss'

interface Props<Value extends string> {
  items: readonly { value: Value; name: string; count?: number }[]
  value: Value
  onChange: (value: Value) => void
}

/** Tabs that are the heads of lists, with how many each holds. */
export function TitleTabs<Value extends string>({ items, value, onChange }: Props<Value>) {
  return (
    <View className={styles['title-tabs']} {...{ role: 'tablist' }}>
      {items.map((item) => {
        const on = item.value === value
        const label = item.count === undefined ? item.name : `${item.name}, ${item.count}`
        return (
          <Press
            key={item.value}
            role="tab"
            label={label}
            on={on}
            onPress={() => onChange(item.value)}
            className={styles['title-tabs__item']}
          >
            <View className={styles['title-tabs__words']}>
              <Text className={styles[on ? 'title-tabs__name--on' : 'title-tabs__name']}>{item.name}</Text>
              {item.count !== undefined && <Text className={styles['title-tabs__count']}>{item.count}</Text>}
            </View>
            {on && <View className={styles['title-tabs__bar']} />}
          </Press>
        )
      })}
    </View>
  )
}
