import { observer } from 'mobx-react'
import { notificationTopics } from '@contract/notification-topics'
import { Switch } from '@/components/form/SwitchRow/switch'
import { Cell } from '@/components/list/Cell'
import { CellGroup } from '@/components/list/CellGroup'
import { permissionNames } from '@/features/device/permission-names'
import { topicNames } from '@/features/notifications/topic-words'
import { navigate } from '@/platform/navigation/gate'
import type { SettingsModel } from '../model'
import { words } from '../text'
import { SwitchCell } from './switch-cell'

interface Props {
  model: SettingsModel
}

/** The names of the topics that are on; empty until they are known. */
function topicsOf({ notifications }: SettingsModel): string {
  if (notifications.settings.status !== 'ready') return ''
  const { newMessages, topics } = notifications.shown
  const on = notificationTopics.filter((topic) => newMessages && topics[topic])
  if (on.length === notificationTopics.length) return words().all
  return on.length === 0 ? words().none : on.map((topic) => topicNames()[topic]).join(words().and)
}

/** Whether new messages are announced; without a switch until it is known. */
const NewMessages = observer(({ model: { notifications } }: Props) => {
  const { newMessages } = words()
  const isKnown = notifications.settings.status === 'ready'
  return (
    <SwitchCell label={newMessages} icon="bell" onOpen={() => navigate('newMessage')}>
      {isKnown && (
        <Switch
          label={newMessages}
          on={notifications.shown.newMessages}
          onChange={(on) => void notifications.setNewMessages(on)}
        />
      )}
    </SwitchCell>
  )
})

/** Notification settings of the customer, and the device's permissions. */
export const NotificationCells = observer(({ model }: Props) => {
  const { notifications, pushTopics, devicePermissions, and } = words()
  const granted = model.permissions.granted.map((permission) => permissionNames()[permission]).join(and)
  return (
    <CellGroup heading={notifications}>
      {model.signedIn && <NewMessages model={model} />}
      {model.signedIn && (
        <Cell
          label={pushTopics}
          icon="bell-ring"
          height={104}
          value={topicsOf(model)}
          onOpen={() => navigate('pushNotification')}
        />
      )}
      <Cell label={devicePermissions} icon="hand" height={104} value={granted} onOpen={() => navigate('permissions')} />
    </CellGroup>
  )
})
