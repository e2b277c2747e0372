import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { KeptKind } from '@contract/entities/favorite'
import { NavBar } from '@/components/frame/NavBar'
import { Tabs } from '@/components/frame/Tabs'
import { dictionary } from '@/i18n'
import { back } from '@/platform/navigation'
import type { Choosing } from '../choosing'

const words = dictionary({
  en: { manage: 'Manage', done: 'Done' },
  zh: { manage: '管理', done: '完成' },
})

interface Props {
  title: string
  tabs: readonly { readonly value: KeptKind; readonly name: string }[]
  model: {
    readonly tab: KeptKind
    readonly choosing: Choosing
    /** What can be chosen. */
    readonly ids: readonly string[]
    readonly choose: (tab: KeptKind) => void
    readonly manage: () => void
  }
}

/** The navigation bar of a list that can be managed, with its tabs: going back ends managing first. */
export const ManageNav = observer(({ title, tabs, model }: Props) => {
  const { tab, choosing, ids, choose, manage } = model
  const { done, manage: begin } = words()
  const action = { text: choosing.on ? done : begin, onPress: manage }
  return (
    <View>
      <NavBar
        title={title}
        onBack={() => (choosing.on ? choosing.flip() : void back())}
        {...((choosing.on || ids.length > 0) && { action })}
      />
      <Tabs items={tabs} value={tab} onChange={choose} align="even" />
    </View>
  )
})
