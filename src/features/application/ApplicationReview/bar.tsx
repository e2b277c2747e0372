import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Application } from '@contract/entities/application'
import { Button } from '@/components/base/Button'
import { BottomBar } from '@/components/frame/BottomBar'
import { navigate } from '@/platform/gate'
import { type RootState, useRootState } from '@/state'
import { words } from '../text'
import { ways } from '../ways'
import styles from './index.module.scss'

interface Action {
  readonly text: string
  readonly go: () => void
}

/** What can be done next in each state. */
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
  const action = actions[application.state]?.(application, useRootState())
  return (
    <BottomBar wide>
      <View className={styles.review__bar}>
        {action && <Button text={action.text} onPress={action.go} />}
        <Button text={words().support} kind="outline" onPress={() => navigate('contactUs', {})} />
      </View>
    </BottomBar>
  )
})
