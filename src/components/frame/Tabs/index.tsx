import { Text, View } from '@tarojs/components'
import { Badge } from '@/components/base/Badge'
import { Press } from '@/components/base/Press'
import styles from './index.module.scss'

interface Props<Value extends string> {
  items: readonly { value: Value; name: string; /** Beside the name, small. */ count?: string; badge?: number }[]
  value: Value
  onChange: (value: Value) => void
  /** 88 with a larger name for the chosen one, as in a store; 80 with even names, as in the orders. */
  size?: 88 | 80
  /** One after the other from the left, or few of them with even room around each, rather than from edge to edge. */
  align?: 'start' | 'even'
}

/** A row of tabs with a red bar under the chosen one; goes from edge to edge, each tab has 24 at its sides. */
export function Tabs<Value extends string>({ items, value, onChange, size = 80, align }: Props<Value>) {
  return (
    <View className={styles[`tabs--${align ?? size}`]} role="tablist">
      {items.map((item) => {
        const on = item.value === value
        return (
          <Press
            key={item.value}
            role="tab"
            label={item.count ? `${item.name}, ${item.count}` : item.name}
            on={on}
            onPress={() => onChange(item.value)}
            className={styles[`tabs__item--${size}`]}
          >
            <View className={styles.tabs__words}>
              <Text
                className={styles[on ? `tabs__name--${size}-on` : 'tabs__name']}
                {...(size === 80 ? { 'data-bold': item.name } : {})}
              >
                {item.name}
              </Text>
              {item.count && <Text className={styles.tabs__count}>{item.count}</Text>}
              {item.badge ? (
                <View className={styles.tabs__badge}>
                  <Badge count={item.badge} />
                </View>
              ) : null}
            </View>
            {on && <View className={styles.tabs__bar} />}
          </Press>
        )
      })}
    </View>
  )
}
