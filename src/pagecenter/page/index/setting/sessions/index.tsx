import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Device } from '@contract/entities/user'
import { Button } from '@/components/base/Button'
import { Icon } from '@/components/base/Icon'
import { Tag } from '@/components/base/Tag'
import { BottomBar } from '@/components/frame/BottomBar'
import { Screen, screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import { Cell } from '@/components/list/Cell'
import { CellGroup } from '@/components/list/CellGroup'
import { navigate } from '@/platform/navigation/gate'
import { useReturned } from '@/platform/navigation/lifecycle'
import { useModel } from '@/state'
import { DeviceRow } from './parts/device-row'
import styles from './index.module.scss'
import { nameOf, SessionsModel, whenOf } from './model'
import { words } from './text'

const Stranger = ({ device }: { device: Device }) => {
  const { newTitle, newText } = words()
  return (
    <View className={styles.sessions__note} role="status">
      <Icon name="circle-alert" size={40} colour="warn" weight={1.75} />
      <View className={styles.sessions__words}>
        <Text className={styles.sessions__title}>{newTitle}</Text>
        <Text className={styles.sessions__text}>{newText(nameOf(device), whenOf(device.loggedInAt))}</Text>
      </View>
    </View>
  )
}

const Devices = observer(({ model, days }: { model: SessionsModel; days: number }) => {
  const { here, others, onlyThis, current, isNew, changePassword, note, activeNow } = words()
  const own = model.devices.find((device) => device.current)
  const { stranger } = model
  return (
    <View className={styles.sessions}>
      {stranger && <Stranger device={stranger} />}
      {own && (
        <CellGroup heading={here}>
          <DeviceRow device={own} when={activeNow} tag={<Tag text={current} tone="good" />} />
        </CellGroup>
      )}
      {model.others.length > 0 && (
        <CellGroup heading={others(model.others.length)}>
          {model.others.map((device) => (
            <DeviceRow
              key={device.id}
              device={device}
              when={words().lastSeen(whenOf(device.seenAt))}
              tag={device.isNew && <Tag text={isNew} tone="warn" />}
              onEnd={() => void model.end(device)}
              disabled={model.busy}
            />
          ))}
        </CellGroup>
      )}
      <CellGroup>
        <Cell label={changePassword} icon="key-round" height={104} onOpen={() => navigate('changePassword')} />
      </CellGroup>
      <View className={styles.sessions__feet}>
        {model.others.length === 0 && <Text className={styles.sessions__foot}>{onlyThis}</Text>}
        <Text className={styles.sessions__foot}>{note(days)}</Text>
      </View>
    </View>
  )
})

export default screen('sessions', () => {
  const model = useModel((api) => new SessionsModel(api))
  // A new password ends the other sessions.
  useReturned(() => void model.sessions.reload(false))
  const { title, all } = words()
  const bar = model.others.length > 0 && (
    <BottomBar wide>
      <Button text={all} kind="outline" busy={model.busy} onPress={() => void model.endOthers()} />
    </BottomBar>
  )
  return (
    <Screen title={title} footer={bar}>
      <AsyncView resource={model.sessions}>
        {({ sessionDays }) => <Devices model={model} days={sessionDays} />}
      </AsyncView>
    </Screen>
  )
})
