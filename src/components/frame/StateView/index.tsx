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
  /** From the server; a tinted box with an icon stands for it when there is none, as when there is no network. */
  picture?: PictureData
  icon?: IconName
  action?: { text: string; onPress: () => void; busy?: boolean; icon?: IconName }
  /** Inside a list: without picture, smaller. */
  inline?: boolean
}

const icons: Record<Props['kind'], IconName> = { empty: 'shopping-bag', error: 'circle-alert', offline: 'wifi-off' }

/** What stands in place of content that is not there, and the way on. */
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
