import { Text, View } from '@tarojs/components'
import { Icon, type IconName } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import type { Colour } from '@/styles/tokens'
import styles from './index.module.scss'

export type ButtonKind = 'primary' | 'line' | 'outline' | 'soft' | 'gold'

interface Props {
  text: string
  onPress: () => void
  /** Use one `primary` per bar, card or dialog; `line` has a brand border, `outline` a grey one. */
  kind?: ButtonKind
  size?: 96 | 88 | 80 | 72 | 64
  icon?: IconName
  /** Shows a loading indicator at the same width and ignores presses. */
  busy?: boolean
  disabled?: boolean
  /** Accessible name when the text is not sufficient. */
  label?: string
  /** Set inside another pressable element. */
  inner?: boolean
}

const ink: Record<ButtonKind | 'disabled', Colour> = {
  primary: 'white',
  line: 'brand',
  outline: 'ink',
  soft: 'brand',
  gold: 'gold-ink',
  disabled: 'ink-3',
}

/** Extra touch area that brings lower buttons up to 88. */
const reach = { 96: undefined, 88: undefined, 80: 4, 72: 8, 64: 12 } as const

/** Text button; `size` is its height in design units. */
export function Button({
  text,
  onPress,
  kind = 'primary',
  size = 88,
  icon,
  busy,
  disabled,
  label = text,
  inner,
}: Props) {
  const look = disabled ? 'disabled' : kind
  return (
    <Press
      label={label}
      onPress={onPress}
      disabled={disabled || busy}
      inner={inner}
      reach={reach[size]}
      className={styles[`button--${look}-${size}`]}
      pressedClass={styles[`button__pressed--${kind}`]}
    >
      <View className={busy ? styles['button__words--busy'] : styles.button__words}>
        {icon && (
          <View className={styles.button__icon}>
            <Icon name={icon} size={size === 64 ? 24 : 28} colour={ink[look]} weight={2.4} />
          </View>
        )}
        <Text className={styles[`button__text--${look}-${size}`]}>{text}</Text>
      </View>
      {busy && (
        <View className={styles.button__dots}>
          {[0, 1, 2].map((dot) => (
            <View key={dot} className={styles[`button__dot--${look}`]} />
          ))}
        </View>
      )}
    </Press>
  )
}
