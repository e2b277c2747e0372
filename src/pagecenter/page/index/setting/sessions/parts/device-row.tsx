import type { ReactNode } from 'react'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ClientKind, Device } from '@contract/entities/user'
import { Button } from '@/components/base/Button'
import { Icon, type IconName } from '@/components/base/Icon'
import { nameOf } from '../model'
import { clients, words } from '../text'
import styles from './device-row.module.scss'

const icons: Record<ClientKind, IconName> = {
  web: 'globe',
  wechat: 'message-circle',
  alipay: 'message-square',
  app: 'smartphone',
}

interface Props {
  device: Device
  when: string
  tag?: ReactNode
  /** Logs the device out; without it there is no button. */
  onEnd?: () => void
  disabled?: boolean
}

/** One device: what it is, when it was last used, and the way to log it out. */
export const DeviceRow = observer(function DeviceRow({ device, when, tag, onEnd, disabled }: Props) {
  const { logOut, logOutOf } = words()
  const name = nameOf(device)
  const client = device.client ? clients()[device.client] : ''
  return (
    <View className={styles['device-row']}>
      <View className={styles['device-row__icon']}>
        <Icon name={icons[device.client ?? 'web']} size={40} weight={1.75} />
      </View>
      <View className={styles['device-row__words']}>
        <View className={styles['device-row__name']}>
          <Text className={styles['device-row__title']}>{name}</Text>
          {tag}
        </View>
        {client !== name && client !== '' && <Text className={styles['device-row__line']}>{client}</Text>}
        <Text className={styles['device-row__line']}>{when}</Text>
      </View>
      {onEnd && (
        <Button text={logOut} label={logOutOf(name)} kind="outline" size={64} disabled={disabled} onPress={onEnd} />
      )}
    </View>
  )
})
