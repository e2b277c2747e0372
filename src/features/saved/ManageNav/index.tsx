import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { NavBar } from '@/components/frame/NavBar'
import { Tabs } from '@/components/frame/Tabs'
import { dictionary } from '@/i18n'
import { back } from '@/platform/navigation/navigation'
import type { Choosing } from '@/features/saved/choosing'

const words = dictionary({
  en: { manage: 'Manage', done: 'Done' },
  zh: { manage: '管理', done: '完成' },
})

interface Props<T extends string> {
  title: string
  tabs: readonly { readonly value: T; readonly name: string }[]
  model: {
    readonly tab: T
    readonly choosing: Choosing
    /** Ids of the selectable items. */
    readonly ids: readonly string[]
    readonly choose: (tab: T) => void
    readonly manage: () => void
  }
}

/** The navigation bar of a list that can be managed, with its tabs: going back ends managing first. */
export const ManageNav = observer(<T extends string>({ title, tabs, model }: Props<T>) => {
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
