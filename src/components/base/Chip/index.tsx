import { Text } from '@tarojs/components'
import { Icon, type IconName } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import styles from './index.module.scss'

interface Props {
  text: string
  on?: boolean
  /** Looks as if it were chosen, to catch the eye. */
  hot?: boolean
  icon?: IconName
  /** White on the page, page-coloured on a card. */
  ground?: 'page' | 'card'
  size?: 64 | 56
  onPress: () => void
}

/** Something to choose or to look for. It can be touched on 88, so leave 24 between rows of them. */
export function Chip({ text, on = false, hot = on, icon, ground = 'page', size = 64, onPress }: Props) {
  const look = hot ? 'on' : ground
  return (
    <Press
      label={text}
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
