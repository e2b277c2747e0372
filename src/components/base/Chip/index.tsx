import { Text } from '@tarojs/components'
import { Icon, type IconName } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import styles from './index.module.scss'

interface Props {
  text: string
  /** Accessible name; by default the text. */
  label?: string
  on?: boolean
  /** Highlighted like a selected chip. */
  hot?: boolean
  icon?: IconName
  /** The surface it is on: a chip is white on the page and grey on a card. */
  ground?: 'page' | 'card'
  size?: 64 | 56
  /** The role of a chip in a `radiogroup`. */
  role?: 'radio'
  onPress: () => void
}

/** Selectable chip with a touch target of 88; leave 24 between rows of chips. */
export function Chip({
  text,
  label = text,
  on = false,
  hot = on,
  icon,
  ground = 'page',
  size = 64,
  role,
  onPress,
}: Props) {
  const look = hot ? 'on' : ground
  return (
    <Press
      label={label}
      {...(role && { role })}
      on={on}
      onPress={onPress}
      reach={size === 64 ? 12 : 16}
      className={styles[`chip--${look}-${size}`]}
    >
      {icon && <Icon name={icon} size={24} colour={hot ? 'brand' : 'ink-2'} />}
      <Text className={styles[`chip__text--${look}${icon ? '-icon' : ''}`]} numberOfLines={1}>
        {text}
      </Text>
    </Press>
  )
}
