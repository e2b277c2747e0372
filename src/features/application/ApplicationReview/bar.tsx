import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Application } from '@contract/entities/application'
import { Button } from '@/components/base/Button'
import { BottomBar } from '@/components/frame/BottomBar'
import { navigate } from '@/platform/navigation/gate'
import { type RootState, useRootState } from '@/state'
import { words } from '../text'
import { ways } from '../ways'
import styles from './index.module.scss'

interface Action {
  readonly text: string
  readonly go: () => void
}

/** Next action in each state. */
const actions: Partial<
  Record<Application['state'], (application: Application, root: RootState) => Action | undefined>
> = {
  notSubmitted: ({ kind }) => ({ text: words().fill, go: () => void ways[kind].toForm({}) }),
  resubmit: ({ kind }) => ({ text: words().edit, go: () => void ways[kind].toForm({ edit: '1' }) }),
  passed: ({ kind }, root) => {
    const { accepted } = ways[kind]
    return accepted && { text: accepted.text(), go: () => accepted.go(root) }
  },
}

/** The next step of an application, and the way to the customer service. */
export const ReviewBar = observer(function ReviewBar({ application }: { application: Application }) {
  const { support, supportShort } = words()
  const root = useRootState()
  const action = actions[application.state]?.(application, root)
  return (
    <BottomBar wide>
      <View className={styles.review__bar}>
        <View className={styles[action ? 'review__support' : 'review__action']}>
          <Button text={action ? supportShort : support} kind="outline" onPress={() => navigate('contactUs', {})} />
        </View>
        {action && (
          <View className={styles.review__action}>
            <Button text={action.text} onPress={action.go} />
          </View>
        )}
      </View>
    </BottomBar>
  )
})
