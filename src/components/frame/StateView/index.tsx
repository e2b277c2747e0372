import { useState } from 'react'
import { Image, Text, View } from '@tarojs/components'
import { Button } from '@/components/base/Button'
import { Icon, type IconName } from '@/components/base/Icon'
import { artOf } from './art'
import type { ArtName } from './art-name'
import styles from './index.module.scss'

interface Props {
  kind: 'empty' | 'error' | 'offline'
  title: string
  text?: string
  /** By default that of its kind. */
  art?: ArtName
  action?: { text: string; onPress: () => void; busy?: boolean; icon?: IconName }
  /** Compact variant without picture, for use inside a list. */
  inline?: boolean
}

/** Empty, error or not-found state with an action. */
export function StateView({ kind, title, text, art = kind === 'empty' ? 'empty' : 'offline', action, inline }: Props) {
  const retry = kind !== 'empty'
  return (
    <View
      className={inline ? styles['state-view--inline'] : styles['state-view']}
      {...(retry ? { role: 'alert' } : {})}
    >
      {!inline && <Art kind={kind} name={art} />}
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

/** Its picture, or an icon where that cannot be loaded, as without a connection. */
function Art({ kind, name }: { kind: Props['kind']; name: ArtName }) {
  const [failed, setFailed] = useState(false)
  return (
    <View className={styles[`state-view__box--${kind}`]}>
      {failed ? (
        <Icon name={kind === 'empty' ? 'shopping-bag' : 'wifi-off'} size={112} weight={1.25} colour="ink-3" />
      ) : (
        <Image className={styles['state-view__art']} src={artOf(name)} onError={() => setFailed(true)} aria-hidden />
      )}
    </View>
  )
}
