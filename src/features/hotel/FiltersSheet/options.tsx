import type { ReactNode } from 'react'
import { Text, View } from '@tarojs/components'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import styles from './index.module.scss'

interface Option {
  readonly key: string
  readonly label: string
  /** A second line. */
  readonly note?: string
  readonly on: boolean
  readonly onPress: () => void
}

interface Props {
  /** Accessible name of the options; the visible title is outside the component. */
  name: string
  options: readonly Option[]
  columns: 2 | 3 | 4 | 5 | 7
  /** One alone can be chosen. */
  one?: boolean
}

/** Blocks of equal width to choose from. */
export const Options = ({ name, options, columns, one = false }: Props) => (
  <View className={styles.options} role={one ? 'radiogroup' : 'group'} aria-label={name}>
    {options.map(({ key, label, note, on, onPress }) => (
      <View key={key} className={styles[`options__slot--${columns}`]}>
        <Press
          role={one ? 'radio' : 'checkbox'}
          label={note ? `${label}, ${note}` : label}
          on={on}
          onPress={onPress}
          className={styles[on ? 'options__block--on' : 'options__block']}
        >
          <Text className={styles[on ? 'options__label--on' : 'options__label']} numberOfLines={2}>
            {label}
          </Text>
          {note && (
            <Text className={styles[on ? 'options__note--on' : 'options__note']} numberOfLines={1}>
              {note}
            </Text>
          )}
        </Press>
      </View>
    ))}
  </View>
)

interface GroupProps {
  title: string
  right?: string
  /** Whether the text at the right is a selection. */
  strong?: boolean
  /** Opens all choices; its label is at the right. */
  onMore?: () => void
  children: ReactNode
}

/** A group of filters under its title. */
export const Group = ({ title, right, strong = false, onMore, children }: GroupProps) => (
  <View className={styles.group}>
    <View className={styles.group__head}>
      <Text className={styles.group__title} role="heading" aria-level={3}>
        {title}
      </Text>
      {right && onMore && (
        <Press label={`${right}: ${title}`} onPress={onMore} className={styles.group__more}>
          <Text className={styles.group__right}>{right}</Text>
          <Icon name="chevron-right" size={24} colour="ink-3" />
        </Press>
      )}
      {right && !onMore && <Text className={styles[strong ? 'group__right--strong' : 'group__right']}>{right}</Text>}
    </View>
    {children}
  </View>
)
