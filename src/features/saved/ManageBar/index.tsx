import type { ReactNode } from 'react'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Button } from '@/components/base/Button'
import { Tick } from '@/components/form/Tick'
import { BottomBar } from '@/components/frame/BottomBar'
import { dictionary } from '@/i18n'
import type { Choosing } from '@/features/saved/choosing'
import styles from './index.module.scss'

const words = dictionary({
  en: {
    all: 'All',
    chooseAll: 'Select all',
    chosen: (count: number) => `${count} selected`,
    remove: 'Remove',
    clear: 'Clear all',
  },
  zh: { all: '全选', chooseAll: '选择全部', chosen: (count) => `已选${count}项`, remove: '移除', clear: '清空' },
})

interface Props {
  choosing: Choosing
  /** Ids of the selectable items. */
  ids: readonly string[]
  busy: boolean
  onRemove: () => void
  /** Removes everything, also what has not been loaded. */
  onClear?: () => void
  /** Further buttons, before the one that removes. */
  children?: ReactNode
}

/** The bar of a list that is being managed: choose all, how many are chosen, remove them. */
export const ManageBar = observer(({ choosing, ids, busy, onRemove, onClear, children }: Props) => {
  const { all, chooseAll, chosen, remove, clear } = words()
  const count = choosing.chosen.length
  return (
    <BottomBar
      left={
        <View className={styles['manage-bar__left']}>
          <Tick on={choosing.hasAll(ids)} label={chooseAll} size={40} onChange={() => choosing.toggleAll(ids)} />
          <Text className={styles['manage-bar__all']}>{all}</Text>
          <Text className={styles['manage-bar__count']} numberOfLines={1}>
            {chosen(count)}
          </Text>
        </View>
      }
    >
      {children}
      {onClear && <Button text={clear} kind="outline" size={72} disabled={busy} onPress={onClear} />}
      <Button text={remove} size={72} disabled={count === 0} busy={busy} onPress={onRemove} />
    </BottomBar>
  )
})
