import { Text, View } from '@tarojs/components'
import { Badge } from '@/components/base/Badge'
import { Press } from '@/components/base/Press'
import styles from './index.module.scss'

interface Props<Value extends string> {
  items: readonly { value: Value; name: string; /** Beside the name, small. */ count?: string; badge?: number }[]
  value: Value
  onChange: (value: Value) => void
  /** Height: 88 enlarges the selected name, 80 keeps all names at one size. */
  size?: 88 | 80
  /** Packs the tabs to the left or spaces them evenly, instead of stretching them over the full width. */
  align?: 'start' | 'even'
}

/** A row of tabs with a red indicator under the selected one. */
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
