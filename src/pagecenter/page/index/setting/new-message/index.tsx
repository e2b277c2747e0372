import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Note } from '@/components/base/Note'
import { SwitchRow } from '@/components/form/SwitchRow'
import { Screen, screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import { Cell } from '@/components/list/Cell'
import { CellGroup } from '@/components/list/CellGroup'
import { Notifications } from '@/features/notifications/notifications'
import { navigate } from '@/platform/navigation/gate'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { words } from './text'

const Rows = observer(({ model }: { model: Notifications }) => {
  const { newMessages, newMessagesNote, details, detailsNote, topics, off } = words()
  const { newMessages: on, showDetails } = model.shown
  return (
    <View className={styles.messages}>
      <CellGroup>
        <SwitchRow
          label={newMessages}
          note={newMessagesNote}
          on={on}
          onChange={(to) => void model.setNewMessages(to)}
        />
        <SwitchRow
          label={details}
          note={detailsNote}
          on={on && showDetails}
          disabled={!on}
          onChange={(to) => void model.setShowDetails(to)}
        />
      </CellGroup>
      {on ? (
        <CellGroup>
          <Cell label={topics} height={104} onOpen={() => navigate('pushNotification')} />
        </CellGroup>
      ) : (
        <View className={styles.messages__note}>
          <Note kind="warn" text={off} icon="circle-alert" />
        </View>
      )}
    </View>
  )
})

export default screen('newMessage', () => {
  const model = useModel((api) => new Notifications(api))
  return (
    <Screen title={words().title}>
      <AsyncView resource={model.settings}>{() => <Rows model={model} />}</AsyncView>
    </Screen>
  )
})
