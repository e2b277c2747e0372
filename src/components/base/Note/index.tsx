import { Text, View } from '@tarojs/components'
import { Icon, type IconName } from '@/components/base/Icon'
import styles from './index.module.scss'

interface Props {
  kind: 'good' | 'warn' | 'bad' | 'info'
  text: string
  icon?: IconName
  /** Full-width strip of height 64, such as one above a bottom bar. */
  strip?: boolean
}

/** Inline message: success, warning, error or information. */
export function Note({ kind, text, icon, strip }: Props) {
  return (
    <View className={styles[strip ? `note--${kind}-strip` : `note--${kind}`]}>
      {icon && (
        <View className={styles.note__icon}>
          <Icon name={icon} size={28} colour={kind} />
        </View>
      )}
      <Text className={styles[strip ? `note__text--${kind}-strip` : `note__text--${kind}`]}>{text}</Text>
    </View>
  )
}
