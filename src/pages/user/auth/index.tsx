import { View } from '@tarojs/components'
import { Note } from '@/components/base/Note'
import { Screen, screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import { Cell } from '@/components/list/Cell'
import { CellGroup } from '@/components/list/CellGroup'
import { kindNames } from '@/features/application/kind-names'
import { navigate } from '@/platform/navigation/gate'
import { useReturned } from '@/platform/navigation/lifecycle'
import { Resource, useModel } from '@/state'
import styles from './index.module.scss'
import { words } from './text'

export default screen('auth', () => {
  const all = useModel((api) => new Resource(() => api.user.certification({}, { quiet: true })))
  useReturned(() => void all.reload())
  const { title, note, ...states } = words()
  return (
    <Screen title={title} onRefresh={() => all.reload()}>
      <View className={styles.auth}>
        <AsyncView resource={all}>
          {({ items }) => (
            <CellGroup>
              {items.map(({ kind, state, reason }) => (
                <Cell
                  key={kind}
                  label={kindNames()[kind]}
                  value={reason ?? states[state]}
                  valueTone={reason ? 'bad' : 'muted'}
                  height={104}
                  onOpen={() => navigate('audit', { kind })}
                />
              ))}
            </CellGroup>
          )}
        </AsyncView>
        <View className={styles.auth__note}>
          <Note kind="info" icon="info" text={note} />
        </View>
      </View>
    </Screen>
  )
})
