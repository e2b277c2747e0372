import { Text, View } from '@tarojs/components'
import type { Picture as PictureData } from '@contract/entities/common'
import { Button } from '@/components/base/Button'
import { Icon, type IconName } from '@/components/base/Icon'
import { Picture } from '@/components/base/Picture'
import styles from './index.module.scss'

interface Props {
  kind: 'empty' | 'error' | 'offline'
  title: string
  text?: string
  /** Picture from the server; without one, for instance offline, an icon on a tinted box is shown. */
  picture?: PictureData
  icon?: IconName
  action?: { text: string; onPress: () => void; busy?: boolean; icon?: IconName }
  /** Compact variant without picture, for use inside a list. */
  inline?: boolean
}

const icons: Record<Props['kind'], IconName> = { empty: 'shopping-bag', error: 'circle-alert', offline: 'wifi-off' }

/** Empty, error or not-found state with an action. */
export function StateView({ kind, title, text, picture, icon = icons[kind], action, inline }: Props) {
  const retry = kind !== 'empty'
  return (
    <View
      className={inline ? styles['state-view--inline'] : styles['state-view']}
      {...(retry ? { role: 'alert' } : {})}
    >
      {!inline &&
        (picture ? (
          <Picture picture={picture} width={336} height={256} radius={24} />
        ) : (
          <Box kind={kind} icon={icon} />
        ))}
      <Text className={inline ? styles['state-view__title--inline'] : styles['state-view__title']}>{title}</Text>
      {text && <Text className={inline ? styles['state-view__text--inline'] : styles['state-view__text']}>{text}</Text>}
      {action && (
        <View className={inline ? styles['state-view__action--inline'] : styles['state-view__action']}>
          <Button
            kind={retry ? 'line' : 'primary'}
            size={inline ? 64 : 80}
            icon={retry ? 'refresh-cw' : undefined}
            {...action}
          />
        </View>
      )}
    </View>
  )
}

const Box = ({ kind, icon }: { kind: Props['kind']; icon: IconName }) => (
  <View className={styles[`state-view__box--${kind}`]}>
    <Icon name={icon} size={112} weight={1.25} colour={kind === 'empty' ? 'warn' : 'info'} />
  </View>
)
