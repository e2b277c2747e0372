import { Text, View } from '@tarojs/components'
import { Badge } from '@/components/Badge'
import { Icon, type IconName } from '@/components/Icon'
import { Press } from '@/components/Press'
import styles from './index.module.scss'

interface Props {
  columns: 4 | 5
  items: readonly { key: string; icon: IconName; label: string; count?: number; onPress: () => void }[]
}

/** Line icons with their names, four or five in a row. */
export function IconGrid({ columns, items }: Props) {
  return (
    <View className={styles['icon-grid']}>
      {items.map(({ key, icon, label, count = 0, onPress }) => (
        <Press
          key={key}
          label={count ? `${label}, ${count}` : label}
          onPress={onPress}
          className={styles[`icon-grid__item--${columns}`]}
        >
          <View className={styles['icon-grid__icon']}>
            <Icon name={icon} size={44} weight={1.75} />
            <View className={styles['icon-grid__badge']}>
              <Badge count={count} ring />
            </View>
          </View>
          <Text className={styles['icon-grid__label']}>{label}</Text>
        </Press>
      ))}
    </View>
  )
}
