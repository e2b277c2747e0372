import { Text, View } from '@tarojs/components'
import { Press } from '@/components/base/Press'
import styles from './index.module.scss'

interface Props {
  title: string
  /** The step after this one. */
  line?: string
  kind?: 'primary' | 'outline'
  busy?: boolean
  disabled?: boolean
  onPress: () => void
}

/** The one large button of a task, which says what has been done. */
export function StepButton({ title, line, kind = 'primary', busy, disabled, onPress }: Props) {
  const look = disabled ? 'off' : kind
  return (
    <Press
      label={line ? `${title}, ${line}` : title}
      onPress={onPress}
      disabled={disabled || busy}
      className={styles[`step-button--${look}`]}
    >
      {busy ? (
        <View className={styles['step-button__dots']}>
          {[0, 1, 2].map((dot) => (
            <View key={dot} className={styles[`step-button__dot--${look}`]} />
          ))}
        </View>
      ) : (
        <>
          <Text className={styles[`step-button__title--${look}`]}>{title}</Text>
          {line && (
            <Text className={styles[`step-button__line--${look}`]} numberOfLines={1}>
              {line}
            </Text>
          )}
        </>
      )}
    </Press>
  )
}
