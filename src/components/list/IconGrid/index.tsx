import { Text, View } from '@tarojs/components'
import { Badge } from '@/components/base/Badge'
import { Icon, type IconName } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import styles from './index.module.scss'

interface Props {
  columns: 4 | 5
  items: readonly {
    key: string
    icon: IconName
    label: string
    /** Accessible name when the label is not sufficient. */
    name?: string
    count?: number
    onPress: () => void
  }[]
}

/**
 * Grid of icons with labels. A count badge is a sibling of the control, so that it is not part of its accessible name.
 */
export function IconGrid({ columns, items }: Props) {
  return (
    <View className={styles['icon-grid']}>
      {items.map(({ key, icon, label, name = label, count = 0, onPress }) => (
        <View key={key} className={styles[`icon-grid__item--${columns}`]}>
          <Press label={count ? `${name}, ${count}` : name} onPress={onPress} className={styles['icon-grid__press']}>
            <Icon name={icon} size={44} weight={1.75} />
            <Text className={styles['icon-grid__label']}>{label}</Text>
          </Press>
          <View className={styles['icon-grid__badge']}>
            <Badge count={count} ring />
          </View>
        </View>
      ))}
    </View>
  )
}
