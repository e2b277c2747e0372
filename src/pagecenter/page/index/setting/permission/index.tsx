import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Icon, type IconName } from '@/components/base/Icon'
import { Screen, screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import { Cell } from '@/components/list/Cell'
import { CellGroup } from '@/components/list/CellGroup'
import { permissionNames } from '@/features/device/permission-names'
import { DevicePermissions } from '@/features/device/permissions'
import { useReturned } from '@/platform/navigation/lifecycle'
import type { Permission, PermissionStatus } from '@/platform/device/permissions'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { reasons, statusNames, words } from './text'

const icons: Readonly<Record<Permission, IconName>> = { location: 'map-pin', camera: 'camera', album: 'image' }
const looks: Readonly<Record<PermissionStatus, string>> = {
  granted: 'good',
  denied: 'bad',
  ask: 'muted',
  unknown: 'muted',
}

const Row = observer(({ permission, status }: { permission: Permission; status: PermissionStatus }) => (
  <View className={styles.permission__row}>
    <Icon name={icons[permission]} size={40} weight={1.75} />
    <View className={styles.permission__words}>
      <Text className={styles.permission__name}>{permissionNames()[permission]}</Text>
      <Text className={styles.permission__note}>{reasons()[permission]}</Text>
    </View>
    <Text className={styles[`permission__status--${looks[status]}`]}>{statusNames()[status]}</Text>
  </View>
))

export default screen('permissions', () => {
  const model = useModel(() => new DevicePermissions())
  const { title, heading, open, browser, note } = words()
  useReturned(() => void model.statuses.reload(false))
  return (
    <Screen title={title} onRefresh={() => model.statuses.reload()}>
      <AsyncView resource={model.statuses}>
        {() => (
          <View className={styles.permission}>
            <CellGroup heading={heading}>
              {model.all.map((permission) => (
                <Row key={permission} permission={permission} status={model.statusOf(permission)} />
              ))}
            </CellGroup>
            {model.canOpen && (
              <CellGroup>
                <Cell icon="settings" label={open} height={104} onOpen={() => void model.open()} />
              </CellGroup>
            )}
            <View className={styles.permission__feet}>
              {!model.canOpen && <Text className={styles.permission__foot}>{browser}</Text>}
              <Text className={styles.permission__foot}>{note}</Text>
            </View>
          </View>
        )}
      </AsyncView>
    </Screen>
  )
})
